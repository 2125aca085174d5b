import type { ComponentType, ReactNode } from 'react'
import type { Block } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import type { RevisedBlock } from '#shared/content/revised.ts'
import type { BlockProps, Surroundings } from './block-props.ts'
import { ItemList } from './item-list.tsx'
import { InlineView } from './inline-view.tsx'
import { Picture } from './picture.tsx'
import { TableView } from './table-view.tsx'

const toneStyle = {
  note: 'border-accent',
  decision: 'border-ok',
  assumption: 'border-copper',
  question: 'border-warning',
  risk: 'border-danger',
}

const toneWords = {
  note: ['Note', 'text-accent'],
  decision: ['Decision', 'text-ok'],
  assumption: ['Assumption', 'text-copper'],
  question: ['Open question', 'text-warning'],
  risk: ['Risk', 'text-danger'],
} as const

/** One view for each block type; a missing one does not compile. */
const views: { [Type in Block['type']]: ComponentType<BlockProps<Type>> } = {
  paragraph: ({ block }) => (
    <p id={`content-${block.id}`} data-part="text" className="my-3 wrap-anywhere">
      <InlineView text={block.text} />
    </p>
  ),
  list: ({ block }) => (
    <div id={`content-${block.id}`}>
      <ItemList items={block.items} ordered={block.ordered} />
    </div>
  ),
  table: TableView,
  callout: ({ block }) => (
    // Without a landmark role, because each would be a further stop for users who navigate by landmarks.
    <div
      id={`content-${block.id}`}
      className={`my-5 break-inside-avoid border-l-3 bg-sunken py-3 pr-4 pl-4 ${toneStyle[block.tone]}`}
    >
      <p className="font-sans text-sm font-semibold">
        <span className={`mr-2 font-mono text-xs font-normal ${toneWords[block.tone][1]}`}>{toneWords[block.tone][0]}</span>
        <span data-part="title">{block.title}</span>
      </p>
      <p data-part="text" className="mt-1 text-[0.97em] wrap-anywhere">
        <InlineView text={block.text} />
      </p>
    </div>
  ),
  code: ({ block }) => (
    // A scrollable box must be focusable from the keyboard.
    <pre
      id={`content-${block.id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`Code, ${block.language}`}
      className="my-5 overflow-x-auto rounded-md border border-line bg-sunken p-4 font-mono text-sm leading-relaxed"
    >
      <code data-part="text">{block.text}</code>
    </pre>
  ),
  quote: ({ block }) => (
    <blockquote id={`content-${block.id}`} className="my-5 border-l-3 border-line pl-4 text-ink-2 italic">
      <p data-part="text" className="wrap-anywhere">
        <InlineView text={block.text} />
      </p>
      {block.source && (
        <footer data-part="source" className="mt-1 font-sans text-sm text-ink-3 not-italic">
          {block.source}
        </footer>
      )}
    </blockquote>
  ),
  diagram: ({ block, around }) => <Picture block={block} around={around} />,
  chart: ({ block, around }) => <Picture block={block} around={around} />,
  figures: ({ block }) => (
    <dl
      id={`content-${block.id}`}
      className="my-6 flex break-inside-avoid flex-wrap gap-px overflow-clip rounded-md border border-line bg-line font-sans"
    >
      {block.items.map(({ label, value, note }, index) => (
        <div key={label} className="flex flex-1 basis-36 flex-col bg-surface p-4">
          <dt data-part={`label ${index}`} className="text-sm text-ink-3">
            {label}
          </dt>
          <dd data-part={`value ${index}`} className="text-2xl font-medium tracking-tight tabular-nums">
            {value}
          </dd>
          {note && (
            <dd data-part={`note ${index}`} className="mt-0.5 text-xs text-ink-3">
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  ),
  'page-break': () => <hr className="my-10 border-line print:hidden" />,
}

export function BlockView({ block, around }: { block: Block; around: Surroundings }) {
  // TypeScript cannot infer that the view found by a block's type accepts that block.
  const View = views[block.type] as ComponentType<{ block: Block; around: Surroundings }>
  const { changed } = block as RevisedBlock
  const change = revisionOf(block) ?? (changed && 'changed')
  const view = <View block={block} around={around} />
  return change ? (
    <ChangedBlock change={change} isWhole={!tellsItself.has(block.type)}>
      {view}
    </ChangedBlock>
  ) : (
    view
  )
}

/** The text of these blocks has its own marks for additions and removals. */
const tellsItself = new Set<Block['type']>(['paragraph', 'list', 'callout', 'quote'])
const cameOrWent = { added: 'Added', removed: 'Removed', changed: '' } as const

type ChangedBlockProps = { change: keyof typeof cameOrWent; isWhole: boolean; children: ReactNode }

/** A changed block with a bar in the margin; stepping through the changes stops here. */
const ChangedBlock = ({ change, isWhole, children }: ChangedBlockProps) => (
  <div
    tabIndex={-1}
    data-change={change}
    data-revision={change === 'changed' ? undefined : change}
    className="-ml-4 scroll-my-24 border-l-3 border-copper pl-3.25 outline-offset-4"
  >
    {isWhole && change !== 'changed' && <p className="mt-4 font-sans text-xs font-semibold text-copper">{cameOrWent[change]}</p>}
    {children}
  </div>
)
