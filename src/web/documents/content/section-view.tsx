import type { Section } from '#shared/content/content.ts'
import { headingBefore, numberSides, revisionOf } from '#shared/content/revision-of.ts'
import type { Surroundings } from './block-props.ts'
import { BlockView } from './block-view.tsx'
import { Added, Removed, Replaced } from './revised-words.tsx'

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
const headingStyles = [
  'mb-4 border-t border-accent pt-4 text-xl text-accent',
  'mt-8 mb-3 text-lg text-accent',
  'mt-6 mb-2 text-base',
  'mt-5 mb-2 text-sm',
]

type SectionViewProps = {
  section: Section
  /** `3.1` */
  number: string
  /** Level of its heading. */
  level: 2 | 3 | 4 | 5 | 6
  /** 0 at the top. */
  depth?: number
  around: Surroundings
}

/** A section with its numbered heading, its blocks and its subsections. */
export function SectionView({ section, number, level, depth = 0, around }: SectionViewProps) {
  const Heading = headingTags[level - 2]!
  const inner = Math.min(level + 1, 6) as SectionViewProps['level']
  return (
    <section id={`content-${section.id}`} {...changeOf(section)}>
      <Heading
        className={`flex break-after-avoid items-baseline gap-3 font-sans font-semibold tracking-tight ${headingStyles[Math.min(depth, 3)]} ${around.tools ? 'sm:pr-32 print:pr-0' : ''}`}
      >
        <span className="font-mono text-[0.85em] font-normal text-ink-3 tabular-nums">{number}</span>
        <span data-part="heading" className="min-w-0 wrap-anywhere">
          <HeadingWords section={section} />
        </span>
      </Heading>
      {around.tools?.below(section)}
      {around.tools?.insteadOf(section) ||
        section.blocks.map((block) => <BlockView key={block.id} block={block} around={around} />)}
      {numberSides(section.sections).map(({ section: child, place }) => (
        <SectionView key={child.id} section={child} number={`${number}.${place}`} level={inner} depth={depth + 1} around={around} />
      ))}
    </section>
  )
}

/** A wholly added or removed section is one stop when stepping through the changes. */
function changeOf(section: Section) {
  const change = revisionOf(section)
  return change ? { 'data-change': change, 'data-revision': change, tabIndex: -1 } : {}
}

function HeadingWords({ section }: { section: Section }) {
  const [revision, was] = [revisionOf(section), headingBefore(section)]
  if (revision === 'added') return <Added>{section.heading}</Added>
  if (revision === 'removed') return <Removed>{section.heading}</Removed>
  return was === undefined ? section.heading : <Replaced was={was} is={section.heading} />
}
