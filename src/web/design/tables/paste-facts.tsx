import { useMemo, useState } from 'react'
import type { FactChange } from '#shared/api/design.ts'
import * as words from '#words/design-paste.ts'
import { wholeFields, type FactById } from '../within-field.ts'
import { Listed, PasteDialog, PasteSummary } from '../paste-dialog.tsx'
import { type AddFactProps, addChanges } from './add-changes.ts'
import { cellText } from './cell.tsx'
import type { Column } from './column.ts'
import { type ChangedFact, pastedColumns, type PastedFacts, readPasted } from './read-pasted.ts'

type PasteFactsProps = Pick<AddFactProps, 'editing' | 'list' | 'columns' | 'facts'> & { onClose: () => void }

/** Adds the rows of a spreadsheet to a table, or changes those of the same name, after showing how they are read. */
export function PasteFacts({ editing, list, columns, facts, onClose }: PasteFactsProps) {
  const [text, setText] = useState('')
  const { newId } = editing
  const read = useMemo(
    () => readPasted(text, { columns, facts, idOf: (number) => newId(list, number) }),
    [text, columns, facts, list, newId],
  )
  const changes = read
    ? [...addChanges({ editing, list }, read.added), ...wholeFields(factIn(facts), read.changed.flatMap(setChanges))]
    : []
  const take = () => {
    editing.change(...changes)
    onClose()
  }
  const headings = pastedColumns(columns).map(({ label }) => label.split(',')[0])
  return (
    <PasteDialog
      hint={words.pasteHint(headings.join(', '))}
      text={text}
      onType={setText}
      preview={words.whatIsAdded}
      confirm={{ label: confirmLabel(read), isDisabled: changes.length === 0, onPress: take }}
      onClose={onClose}
    >
      {read ? <Reading read={read} /> : <PasteSummary tone="none">{words.nothingPasted}</PasteSummary>}
    </PasteDialog>
  )
}

const factIn =
  (facts: readonly object[]): FactById =>
  (id) =>
    (facts as readonly ({ id: string } & Record<string, unknown>)[]).find((fact) => fact.id === id)

const setChanges = ({ id, set }: ChangedFact): FactChange[] =>
  set.map(({ column: { field }, value }) => ({ op: 'set', id, field, value }))

function confirmLabel(read: PastedFacts | undefined): string {
  const { added, changed } = read?.rowsRead ?? { added: 0, changed: 0 }
  if (changed === 0) return words.addRows(added)
  return added === 0 ? words.changeRows(changed) : words.addAndChange(added, changed)
}

function summaryOf({ rows, rowsRead: { added, changed, same } }: PastedFacts): string {
  const counts = [
    ...(added > 0 ? [words.willAdd(added, rows)] : []),
    ...(changed > 0 ? [words.willChange(changed, rows)] : []),
    ...(same > 0 ? [words.isThere(same, rows)] : []),
  ]
  return counts.length > 0 ? counts.join(' ') : words.willAdd(0, rows)
}

const Reading = ({ read }: { read: PastedFacts }) => (
  <>
    <PasteSummary tone={read.added.length + read.changed.length === 0 ? 'fault' : 'good'}>{summaryOf(read)}</PasteSummary>
    <p className="text-ink-2">{read.hasHeadings ? words.withHeadings : words.withoutHeadings}</p>
    <Listed isFault title={words.rowsLeftOut} items={read.rowsLeftOut} />
    <Listed isFault title={words.cellsLeftOut} items={read.cellsLeftOut} />
    <Listed title={words.otherColumns} items={read.otherColumns} />
    <Listed title={words.whatIsChanged} items={read.changed.flatMap(changeTexts)} />
    {read.added.length > 0 && <Added read={read} />}
  </>
)

/** “Ledger, Product: Kafka → Azure Event Hubs” */
const changeTexts = ({ name, set }: ChangedFact) =>
  set.map(({ column, before, value }) => {
    const [was, is] = [shownText(column, before), shownText(column, value)]
    return `${name}, ${column.label}: ${was === '' ? '–' : was} → ${is}`
  })

/** The entries of a list within a fact are counted. */
const shownText = (column: Column, value: unknown): string =>
  column.partOf ? String((value as unknown[] | undefined)?.length ?? 0) : value === undefined ? '' : cellText(column, value)

const Added = ({ read: { added, columns } }: { read: PastedFacts }) => (
  <table className="w-full text-left">
    <caption className="text-left text-ink-2">{words.whatIsAdded}</caption>
    <thead>
      <tr className="border-b border-line text-ink-2">
        {columns.map(({ field, label }) => (
          <th key={field} scope="col" className="p-2 font-medium">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {added.map((fact, index) =>
        rowsOf(fact, columns).map((row, at) => <AddedRow key={`${index}.${at}`} {...{ row, columns }} />),
      )}
    </tbody>
  </table>
)

type Values = Record<string, unknown>

/** One row for each entry of the list within a fact. */
function rowsOf(fact: Values, columns: readonly Column[]): Values[] {
  const list = columns.find(({ partOf }) => partOf)?.partOf
  const [first = {}, ...others] = (list && (fact[list] as Values[])) || []
  return [{ ...first, ...fact }, ...others]
}

const AddedRow = ({ row, columns }: { row: Values; columns: readonly Column[] }) => (
  <tr>
    {columns.map((column) => (
      <td key={column.field} className="p-2 align-top wrap-anywhere">
        {row[column.field] === undefined ? '' : cellText(column, row[column.field])}
      </td>
    ))}
  </tr>
)
