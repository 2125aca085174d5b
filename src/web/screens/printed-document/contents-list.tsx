import type { Section } from '#shared/content/content.ts'
import * as texts from '#words/document-page.ts'
import { useCurrentSection } from './use-current-section.ts'

const linkStyle =
  'grid grid-cols-[2.25rem_minmax(0,1fr)] rounded-md py-1 pr-2 pl-2.5 text-sm hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink pointer-coarse:py-3'

const dotStyles = {
  changed: { style: 'bg-copper', words: texts.changedSinceVersionBefore },
  marked: { style: 'bg-warning', words: texts.markedNotWhollyWritten },
  asked: { style: 'bg-accent', words: texts.hasOpenQuestions },
}
export type Dot = keyof typeof dotStyles
/** By section id; a chapter's dots also cover its subsections. */
export type SectionDots = Map<string, Dot[]>

const Dots = ({ of = [] }: { of: Dot[] | undefined }) => (
  <span className="ml-1.5 inline-flex gap-1 align-middle empty:hidden">
    {of.map((dot) => (
      <span key={dot} title={dotStyles[dot].words} className={`size-1.5 rounded-full ${dotStyles[dot].style}`}>
        <span className="sr-only">, {dotStyles[dot].words}</span>
      </span>
    ))}
  </span>
)

type ContentsListProps = { sections: Section[]; dots?: SectionDots | undefined; onChoose?: () => void }

/** The headings of the two upper levels, with the current one highlighted. */
export function ContentsList({ sections, dots, onChoose }: ContentsListProps) {
  const current = useCurrentSection(sections)
  const link = (section: Section, number: string, style: string) => (
    <a
      href={`#content-${section.id}`}
      aria-current={section.id === current ? 'location' : undefined}
      onClick={onChoose}
      className={`${linkStyle} ${style}`}
    >
      <span className="font-mono text-xs leading-5 font-normal text-ink-3 tabular-nums">{number}</span>
      <span className="wrap-anywhere">
        {section.heading}
        <Dots of={dots?.get(section.id)} />
      </span>
    </a>
  )
  return (
    <ol className="grid gap-2">
      {sections.map((section, index) => (
        <li key={section.id}>
          {link(section, `${index + 1}`, 'font-medium')}
          {section.sections.length > 0 && (
            <ol className="grid gap-px">
              {section.sections.map((child, at) => (
                <li key={child.id}>{link(child, `${index + 1}.${at + 1}`, 'text-ink-3')}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}
