import './fact-table.css'
import Trash from 'lucide-react/icons/trash-2'
import type { DesignList } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/design.ts'
import { nameOf } from '../draft.ts'
import type { DesignEditing } from '../editing.ts'
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
}

/** A list of facts as a table, with values edited in place; on a narrow screen each fact is a card. */
export function FactTable({ editing, list, title, noun, facts, columns, empty }: FactTableProps) {
  const { isReadOnly } = editing
  const mayRemove = list !== 'names' && !isReadOnly
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {facts.length === 0 ? (
        <p className="text-ink-3">{empty}</p>
      ) : (
        <div className="lg:overflow-x-auto">
          <table className="block w-full text-sm lg:table">
            <caption className="sr-only">{title}</caption>
            <thead className="hidden lg:table-header-group">
              <tr>
                {columns.map(({ field, label }) => (
                  <th key={field} scope="col" className="px-1 pb-2 pl-2 text-left font-medium text-ink-2">
                    {label}
                  </th>
                ))}
                {mayRemove && (
                  <th scope="col" className="w-px">
                    <span className="sr-only">{general.remove}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody className="grid gap-4 lg:table-row-group">
              {(facts as Fact[]).map((fact) => (
                <Row key={fact.id} fact={fact} columns={columns} editing={editing} mayRemove={mayRemove} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isReadOnly && list !== 'names' && <AddFact editing={editing} list={list} to={title} noun={noun} columns={columns} />}
    </div>
  )
}

/** Removes the fact itself from its options, because nothing depends on itself. */
const withoutItself = (column: Column, { id }: Fact): Column => ({
  ...column,
  options: (column.options ?? []).filter(({ value }) => value !== id),
})

const isRoomy = ({ kind }: Column) => kind === 'text' || kind === 'lines'

type RowProps = { fact: Fact; columns: readonly Column[]; editing: FactTableProps['editing']; mayRemove: boolean }

function Row({ fact, columns, editing, mayRemove }: RowProps) {
  const name = nameOf(fact)
  return (
    <tr className="grid gap-2 rounded-lg border border-line p-3 lg:table-row lg:border-0">
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
            value={fact[column.field]}
            label={`${column.label}, ${name}`}
            isReadOnly={editing.isReadOnly}
            onChange={(value) => editing.change({ op: 'set', id: fact.id, field: column.field, value })}
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
