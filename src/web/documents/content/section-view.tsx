import type { Section } from '#shared/content/content.ts'
import type { Surroundings } from './block-props.ts'
import { BlockView } from './block-view.tsx'

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
  /** Of its heading. */
  level: 2 | 3 | 4 | 5 | 6
  /** 0 at the top. */
  depth?: number
  around: Surroundings
}

/** A section with its numbered heading, its blocks and the sections within it. */
export function SectionView({ section, number, level, depth = 0, around }: SectionViewProps) {
  const Heading = headingTags[level - 2]!
  const inner = Math.min(level + 1, 6) as SectionViewProps['level']
  return (
    <section id={`content-${section.id}`}>
      <Heading
        className={`flex break-after-avoid items-baseline gap-3 font-sans font-semibold tracking-tight ${headingStyles[Math.min(depth, 3)]}`}
      >
        <span className="font-mono text-[0.85em] font-normal text-ink-3 tabular-nums">{number}</span>
        <span data-part="heading" className="min-w-0 wrap-anywhere">
          {section.heading}
        </span>
      </Heading>
      {section.blocks.map((block) => (
        <BlockView key={block.id} block={block} around={around} />
      ))}
      {section.sections.map((child, index) => (
        <SectionView
          key={child.id}
          section={child}
          number={`${number}.${index + 1}`}
          level={inner}
          depth={depth + 1}
          around={around}
        />
      ))}
    </section>
  )
}
