import type { ReactNode } from 'react'
import type { counts } from '#words/design-selection.ts'
import { nameOf } from '../draft.ts'
import type { DesignEditing } from '../editing.ts'
import { RemovalBar } from '../selection/removal-bar.tsx'
import { SelectAllLine } from '../selection/select-boxes.tsx'
import { useRemoval } from '../selection/use-removal.ts'
import type { Column } from './column.ts'
import { FactPanel, type FactPanelProps } from './fact-panel.tsx'

type FactPanelsProps<Fact extends { id: string }> = {
  editing: DesignEditing
  title: string
  noun: Exclude<keyof typeof counts, 'row'>
  facts: readonly Fact[]
  fields: readonly Column[]
  partsOf: (name: string) => FactPanelProps['parts']
  empty: string
  /** The form for a new fact. */
  children: ReactNode
}

/** Facts with a list within each. */
export function FactPanels<Fact extends { id: string }>(props: FactPanelsProps<Fact>) {
  const { editing, title, noun, facts, fields, partsOf, empty, children } = props
  const [root, removal] = useRemoval({ facts, change: editing.change, noun, isReadOnly: editing.isReadOnly })
  return (
    <div ref={root} tabIndex={-1} data-list={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {facts.length === 0 && <p className="text-ink-3">{empty}</p>}
      {removal.isOffered && <SelectAllLine selection={removal.selection} label={title} />}
      <RemovalBar removal={removal} of={title} noun={noun} />
      {facts.map((fact) => (
        <FactPanel
          key={fact.id}
          editing={editing}
          fact={fact}
          name={nameOf(fact)}
          fields={fields}
          parts={partsOf(nameOf(fact))}
          removal={removal}
        />
      ))}
      {children}
    </div>
  )
}
