import Trash from 'lucide-react/icons/trash-2'
import type { FactChange } from '#shared/api/design.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { isPath, valueAt, wholeFields } from '../within-field.ts'
import { Cell } from './cell.tsx'
import type { Column } from './column.ts'
import { FactTable } from './fact-table.tsx'

type Part = Record<string, unknown>
type FactPanelProps = {
  editing: DesignEditing
  fact: { id: string }
  name: string
  fields: readonly Column[]
  /** The list within the fact: the options of a decision, the steps of a scenario. */
  parts: { field: string; title: string; noun: string; columns: readonly Column[]; empty: string; least: number }
}

/** A fact with a list within it, both edited in place. */
export function FactPanel({ editing, fact, name, fields, parts }: FactPanelProps) {
  const { isReadOnly, facts, change } = editing
  const { id } = fact
  const own = fact as unknown as Part
  const list = own[parts.field] as Part[]
  const set = (field: string, value: unknown) => change(...wholeFields(facts, [{ op: 'set', id, field, value }]))
  return (
    <Panel
      title={name}
      note={
        !isReadOnly && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={words.remove(name)}
            title={words.remove(name)}
            onClick={() => change({ op: 'remove', id })}
          >
            <Trash aria-hidden size={16} strokeWidth={1.7} />
          </Button>
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
                column={column}
                value={valueAt(own, column.field)}
                label={`${column.label}, ${name}`}
                isReadOnly={isReadOnly}
                // A text within a field is empty, not absent.
                onChange={(value) => set(column.field, value === null && isPath(column.field) ? '' : value)}
              />
            </div>
          ))}
        </div>
        <FactTable
          editing={partEditing({ list, isReadOnly, least: parts.least, onSet: (next) => set(parts.field, next) })}
          list="decisions"
          title={parts.title}
          noun={parts.noun}
          facts={list.map((part, index) => ({ id: String(index), ...part }))}
          columns={parts.columns}
          empty={parts.empty}
        />
      </div>
    </Panel>
  )
}

type PartEditing = { list: Part[]; isReadOnly: boolean; least: number; onSet: (next: Part[]) => void }

/** Parts have no ids: they are saved together, and identified by index. */
const partEditing = ({ list, isReadOnly, least, onSet }: PartEditing): Pick<DesignEditing, 'change' | 'newId' | 'isReadOnly'> => ({
  isReadOnly,
  newId: () => String(list.length),
  change: (...changes) => {
    const next = changes.reduce((parts, change) => changePart(parts, change), list)
    if (next.length >= least) onSet(next)
  },
})

function changePart(parts: Part[], change: FactChange): Part[] {
  if (change.op === 'add') return [...parts, change.value]
  const index = Number(change.id)
  return change.op === 'remove' ? parts.toSpliced(index, 1) : parts.with(index, { ...parts[index]!, [change.field]: change.value })
}
