import type { Section } from '#shared/content/content.ts'
import { useKey } from '#web/ui/page-keys.ts'
import * as words from '#words/document-page.ts'
import { useCurrentSection, findReached } from './use-current-section.ts'

/** The layout of a document type: slides for a deck, sheets for a workbook, pages for all others. */
export type Leaves = 'pages' | 'slides' | 'sheets'
export const leavesOf = (documentType: string): Leaves =>
  documentType === 'powerpoint' ? 'slides' : documentType === 'excel' ? 'sheets' : 'pages'

export const leafStyles: Record<Leaves, string> = {
  pages: 'px-5 py-10 sm:px-12 sm:py-16 lg:px-[25mm] lg:py-[25mm] xl:max-2xl:px-[18mm]',
  slides: 'flex aspect-video flex-col px-5 pt-6 pb-10 sm:px-[6%] sm:pt-[4%]',
  sheets: 'px-3 pt-2 pb-8 sm:px-5',
}

type LeafNumberProps = { leaves: Leaves; at: number; count: number }

/** The number in the corner of a slide. */
export const LeafNumber = ({ leaves, at, count }: LeafNumberProps) =>
  leaves === 'slides' && (
    <p className="mt-auto self-end pt-4 font-sans text-xs text-ink-3 tabular-nums print:hidden">
      <span className="sr-only">{words.slide}</span>
      {at} / {count}
    </p>
  )

const place = (id: string) => document.getElementById(`content-${id}`)

/** Buttons between slides, or tabs between sheets, as in the program of the file. */
export function LeafBar({ sections, leaves }: { sections: Section[]; leaves: Exclude<Leaves, 'pages'> }) {
  const current = useCurrentSection(sections)
  const go = (step: 1 | -1) => {
    const ids = sections.map(({ id }) => id)
    const at = ids.indexOf(findReached(ids) ?? '')
    place(ids[at + step] ?? '')?.scrollIntoView()
  }
  useKey('j', leaves === 'slides' ? words.nextSlide : words.nextSheet, () => go(1))
  useKey('k', leaves === 'slides' ? words.slideBefore : words.sheetBefore, () => go(-1))
  return (
    <nav
      aria-label={leaves === 'slides' ? words.slides : words.sheets}
      className="sticky bottom-0 z-10 overflow-x-auto border-t border-line bg-background font-sans print:hidden"
    >
      <ol className="flex gap-1 p-1">
        {sections.map(({ id, heading, sections: inner }, index) => (
          <li key={id} className="shrink-0">
            <a
              href={`#content-${id}`}
              aria-current={current === id || inner.some((child) => child.id === current) ? 'location' : undefined}
              className="flex h-8 items-center rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-accent pointer-coarse:h-11"
            >
              {leaves === 'slides' ? (
                <>
                  <span className="sr-only">{words.slideHeading(heading)}</span>
                  {index + 1}
                </>
              ) : (
                heading
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
