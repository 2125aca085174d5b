import Trash from 'lucide-react/icons/trash-2'
import type { FactChange } from '#shared/api/design.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { SelectOne } from '../selection/select-boxes.tsx'
import type { Removal } from '../selection/use-removal.ts'
import { valueAt, wholeFields } from '../within-field.ts'
import { Cell } from './cell.tsx'
import type { Column } from './column.ts'
import { FactTable } from './fact-table.tsx'

type Part = Record<string, unknown>
export type FactPanelProps = {
  editing: DesignEditing
  fact: { id: string }
  name: string
  fields: readonly Column[]
  /** The list within the fact: the options of a decision, the steps of a scenario. */
  parts: { field: string; title: string; noun: string; columns: readonly Column[]; empty: string; least: number }
  /** That of the list of such facts. */
  removal: Removal
}

/** A fact with a list within it, both edited in place. */
export function FactPanel({ editing, fact, name, fields, parts, removal }: FactPanelProps) {
  const { isReadOnly, change } = editing
  const { id } = fact
  const own = fact as unknown as Part
  const list = own[parts.field] as Part[]
  const set = (...values: [field: string, value: unknown][]) =>
    change(
      ...wholeFields(
        () => own,
        values.map(([field, value]) => ({ op: 'set', id, field, value })),
      ),
    )
  const setParts = (next: Part[]) =>
    set([parts.field, next], ...fields.flatMap((column) => renamedPart(column, own, { list, next })))
  return (
    <Panel
      title={name}
      note={
        !isReadOnly && (
          <div className="flex items-center gap-2">
            {removal.isOffered && <SelectOne id={id} name={name} removal={removal} isNamed />}
            <Button
              variant="quiet"
              size="icon"
              aria-label={words.remove(name)}
              title={words.remove(name)}
              onClick={() => change({ op: 'remove', id })}
            >
              <Trash aria-hidden size={16} strokeWidth={1.7} />
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map((column) => (
            <div key={column.field} className="grid content-start gap-1">
              <span aria-hidden={!isReadOnly} className="text-sm font-medium text-ink-2">
                {column.label}
              </span>
              <Cell
                column={column.isPartName ? amongParts(column, list, own) : column}
                value={valueAt(own, column.field)}
                label={`${column.label}, ${name}`}
                isReadOnly={isReadOnly}
                onChange={(value) => set([column.field, value])}
              />
            </div>
          ))}
        </div>
        <FactTable
          editing={partEditing({ list, isReadOnly, least: parts.least, onSet: setParts })}
          list="decisions"
          title={parts.title}
          noun={parts.noun}
          facts={list.map((part, index) => ({ id: String(index), ...part }))}
          columns={parts.columns}
          empty={parts.empty}
          least={parts.least}
        />
      </div>
    </Panel>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A choice among the names of the parts, and what it is now. */
function amongParts(column: Column, list: Part[], own: Part): Column {
  const names = [textOf(own[column.field]), ...list.map(({ name }) => textOf(name))].filter((name) => name !== '')
  return { ...column, kind: 'one-of', options: [...new Set(names)].map((name) => ({ value: name, label: name })) }
}

/** A part that gets another name stays the chosen one. */
function renamedPart(
  { field, isPartName }: Column,
  own: Part,
  { list, next }: { list: Part[]; next: Part[] },
): [string, unknown][] {
  if (!isPartName || list.length !== next.length) return []
  const at = list.findIndex(({ name }) => textOf(name) !== '' && name === own[field])
  const name = next[at]?.['name']
  return name === undefined || name === own[field] ? [] : [[field, name]]
}

type PartEditing = { list: Part[]; isReadOnly: boolean; least: number; onSet: (next: Part[]) => void }

/** Parts have no ids: they are saved together, and identified by index. */
const partEditing = ({ list, isReadOnly, least, onSet }: PartEditing): Pick<DesignEditing, 'change' | 'newId' | 'isReadOnly'> => ({
  isReadOnly,
  newId: () => String(list.length),
  change: (...changes) => {
    const removed = new Set(changes.flatMap((change) => (change.op === 'remove' ? [Number(change.id)] : [])))
    const next = changes.reduce(changePart, list).filter((_, index) => !removed.has(index))
    if (next.length >= least) onSet(next)
  },
})

function changePart(parts: Part[], change: FactChange): Part[] {
  if (change.op === 'add') return [...parts, change.value]
  const index = Number(change.id)
  return change.op === 'remove' ? parts : parts.with(index, { ...parts[index]!, [change.field]: change.value })
}
