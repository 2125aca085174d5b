import type { Content, Section } from '#shared/content/content.ts'
import { BlockView } from './block-view.tsx'
import { tablesOf } from './block-props.ts'

const headingTags = ['h3', 'h4', 'h5', 'h6'] as const
const headingStyles = [
  'mt-12 mb-4 border-t border-accent pt-4 text-xl',
  'mt-8 mb-3 text-lg',
  'mt-6 mb-2 text-base',
  'mt-5 mb-2 text-sm',
]

/** Content set as a document. Sections out of sight are not laid out. */
export const ContentView = ({ content }: { content: Content }) => {
  const tables = tablesOf(content.sections)
  return (
    <article
      lang={content.language}
      className="mx-auto max-w-[46rem] px-5 pt-8 pb-14 font-serif text-[1.0625rem] leading-[1.65] sm:px-10"
    >
      <header>
        <p className="text-2xl leading-tight font-semibold text-balance wrap-anywhere">{content.title}</p>
        {content.subtitle && <p className="mt-2 text-lg text-ink-2">{content.subtitle}</p>}
        {content.facts.length > 0 && (
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3 font-sans text-sm">
            {content.facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {content.sections.map((section, index) => (
        <div key={section.id} className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
          <SectionView section={section} number={`${index + 1}`} depth={0} tables={tables} />
        </div>
      ))}
    </article>
  )
}

type SectionViewProps = { section: Section; number: string; depth: number; tables: ReturnType<typeof tablesOf> }

function SectionView({ section, number, depth, tables }: SectionViewProps) {
  const level = Math.min(depth, headingTags.length - 1)
  const Heading = headingTags[level]!
  return (
    <section id={`content-${section.id}`}>
      <Heading className={`flex items-baseline gap-3 font-sans font-semibold tracking-tight text-accent ${headingStyles[level]}`}>
        <span className="font-mono text-[0.85em] font-normal text-ink-3 tabular-nums">{number}</span>
        <span className="min-w-0 wrap-anywhere">{section.heading}</span>
      </Heading>
      {section.blocks.map((block) => (
        <BlockView key={block.id} block={block} tables={tables} />
      ))}
      {section.sections.map((child, index) => (
        <SectionView key={child.id} section={child} number={`${number}.${index + 1}`} depth={depth + 1} tables={tables} />
      ))}
    </section>
  )
}
