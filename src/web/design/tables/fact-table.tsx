import './fact-table.css'
import Trash from 'lucide-react/icons/trash-2'
import type { DesignList } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/design.ts'
import { selectAll, selectAllOf } from '#words/design-selection.ts'
import { nameOf } from '../draft.ts'
import type { DesignEditing } from '../editing.ts'
import { RemovalBar } from '../selection/removal-bar.tsx'
import { SelectAll, SelectOne } from '../selection/select-boxes.tsx'
import { type Removal, useRemoval } from '../selection/use-removal.ts'
import { valueAt, wholeFields } from '../within-field.ts'
import { AddFact } from './add-fact.tsx'
import { Cell } from './cell.tsx'
import type { Column } from './column.ts'

type Fact = { id: string } & Record<string, unknown>

export type FactTableProps = {
  editing: Pick<DesignEditing, 'change' | 'newId' | 'isReadOnly'>
  list: DesignList | 'names'
  title: string
  /** The noun for one fact: “component”. */
  noun: string
  facts: readonly object[]
  columns: readonly Column[]
  /** The text if there are no facts. */
  empty: string
  /** For the parts of a fact, which are identified by index: the number that must remain. */
  least?: number
}

/** A list of facts as a table, with values edited in place; on a narrow screen each fact is a card. */
export function FactTable({ editing, list, title, noun, facts, columns, empty, least }: FactTableProps) {
  const { isReadOnly, change } = editing
  const rows = facts as readonly Fact[]
  const mayRemove = list !== 'names' && !isReadOnly
  const [root, removal] = useRemoval({ facts: rows, change, noun: 'row', isReadOnly: !mayRemove, least })
  return (
    <div ref={root} tabIndex={-1} data-list={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RemovalBar removal={removal} of={title} noun="row" least={least} />
      {rows.length === 0 ? (
        <p className="text-ink-3">{empty}</p>
      ) : (
        <div className="lg:overflow-x-auto">
          <table className="block w-full text-sm lg:table">
            <caption className="sr-only">{title}</caption>
            <thead className={`${removal.isOffered ? 'block' : 'hidden'} lg:table-header-group`}>
              <tr className="block lg:table-row">
                {removal.isOffered && (
                  <td className="block px-1 pb-2 font-medium text-ink-2 lg:table-cell lg:w-px">
                    <SelectAll
                      selection={removal.selection}
                      label={selectAllOf(rows.length, title)}
                      text={selectAll(rows.length)}
                      isInHead
                    />
                  </td>
                )}
                {columns.map(({ field, label }) => (
                  <th key={field} scope="col" className="hidden px-1 pb-2 pl-2 text-left font-medium text-ink-2 lg:table-cell">
                    {label}
                  </th>
                ))}
                {mayRemove && (
                  <th scope="col" className="hidden w-px lg:table-cell">
                    <span className="sr-only">{general.remove}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody className="grid gap-4 lg:table-row-group">
              {rows.map((fact) => (
                <Row key={fact.id} {...{ fact, columns, editing, mayRemove, removal }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isReadOnly && list !== 'names' && <AddFact {...{ editing, list, noun, facts, columns }} to={title} />}
    </div>
  )
}

/** Removes the fact itself from its options, because nothing depends on itself. */
const withoutItself = (column: Column, { id }: Fact): Column => ({
  ...column,
  options: (column.options ?? []).filter(({ value }) => value !== id),
})

const isRoomy = ({ kind }: Column) => kind === 'text' || kind === 'lines'

type RowProps = { fact: Fact; columns: readonly Column[]; editing: FactTableProps['editing']; mayRemove: boolean; removal: Removal }

function Row({ fact, columns, editing, mayRemove, removal }: RowProps) {
  const name = nameOf(fact)
  return (
    <tr className="grid gap-2 rounded-lg border border-line p-3 lg:table-row lg:border-0">
      {removal.isOffered && (
        <td className="lg:w-px lg:p-1 lg:align-top">
          <SelectOne id={fact.id} name={name} removal={removal} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.field}
          className={`fact-cell grid gap-1 lg:table-cell lg:p-1 lg:align-top ${isRoomy(column) ? 'lg:min-w-64' : 'lg:min-w-32'}`}
        >
          <span aria-hidden className="text-sm font-medium text-ink-2 lg:hidden">
            {column.label}
          </span>
          <Cell
            column={column.kind === 'some-of' ? withoutItself(column, fact) : column}
            value={valueAt(fact, column.field)}
            label={`${column.label}, ${name}`}
            isReadOnly={editing.isReadOnly}
            onChange={(value) =>
              editing.change(...wholeFields(() => fact, [{ op: 'set', id: fact.id, field: column.field, value }]))
            }
          />
        </td>
      ))}
      {mayRemove && (
        <td className="lg:w-px lg:p-1 lg:align-top">
          <Button
            variant="quiet"
            size="icon"
            aria-label={words.remove(name)}
            title={words.remove(name)}
            onClick={() => editing.change({ op: 'remove', id: fact.id })}
          >
            <Trash aria-hidden size={16} strokeWidth={1.7} />
          </Button>
        </td>
      )}
    </tr>
  )
}
