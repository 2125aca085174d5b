import { Handle, type NodeProps } from '@xyflow/react'
import { memo } from 'react'
import type { ElementKind } from '#shared/design-facts.ts'
import * as words from '#words/design-picture.ts'
import { sides } from './draw-connections.ts'
import { type ComponentNode as Drawn, type FrameNode as DrawnFrame, positions } from './flow-elements.ts'
import Box from 'lucide-react/icons/box'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Building from 'lucide-react/icons/building-2'
import Database from 'lucide-react/icons/database'
import Puzzle from 'lucide-react/icons/puzzle'
import Rows from 'lucide-react/icons/rows-3'
import Users from 'lucide-react/icons/users'

const icons = {
  person: Users,
  system: Box,
  'external-system': Building,
  container: Box,
  component: Puzzle,
  store: Database,
  queue: Rows,
  model: BrainCircuit,
} satisfies Record<ElementKind, unknown>

function KindIcon({ kind }: { kind: ElementKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden size={12} className="shrink-0" />
}

const built = 'rounded-md border-accent text-ink'
const looks: Record<ElementKind, string> = {
  person: 'design-person border-control bg-surface text-ink px-5',
  'external-system': 'rounded-md border-dashed border-control bg-surface text-ink',
  system: `${built} bg-accent-soft`,
  container: `${built} bg-accent-soft`,
  component: `${built} bg-surface`,
  store: `${built} bg-accent-soft design-store`,
  queue: `${built} bg-accent-soft design-queue`,
  model: `${built} bg-accent-soft design-model`,
}

function Component({ data: { name, kind, product }, isConnectable }: NodeProps<Drawn>) {
  return (
    <div
      className={`design-component flex h-full w-full flex-col items-center justify-center border-2 px-2 text-center ${looks[kind]}`}
    >
      <span className="design-name line-clamp-2 font-semibold wrap-anywhere">{name}</span>
      {product && <span className="design-small line-clamp-1 wrap-anywhere text-ink-2">{product}</span>}
      <span className="design-small flex items-center gap-1 text-ink-3">
        <KindIcon kind={kind} />
        {words.kindsWithin[kind]}
      </span>
      {sides.map((side) => (
        <Handle
          key={side}
          id={side}
          type="source"
          position={positions[side]}
          isConnectable={isConnectable}
          className="design-handle"
        />
      ))}
    </div>
  )
}

export const ComponentNode = memo(
  Component,
  (before, after) =>
    before.isConnectable === after.isConnectable &&
    before.data.name === after.data.name &&
    before.data.kind === after.data.kind &&
    before.data.product === after.data.product,
)

/** The boundary of the system, where everything inside is built, or of a group of components. */
export const FrameNode = memo(({ data: { name, isGroup } }: NodeProps<DrawnFrame>) => (
  <div className={`h-full w-full rounded-lg border-dashed ${isGroup ? 'border border-control' : 'border-2 border-accent'}`}>
    <p className={`truncate px-6 py-3 text-sm first-letter:uppercase font-semibold ${isGroup ? 'text-ink-2' : 'text-accent'}`}>
      {name}
    </p>
    {sides.map((side) => (
      <Handle key={side} id={side} type="source" position={positions[side]} isConnectable={false} className="invisible" />
    ))}
  </div>
))
FrameNode.displayName = 'FrameNode'
