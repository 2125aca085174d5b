import { useMemo, useState } from 'react'
import * as words from '#words/design-paste.ts'
import { Listed, PasteDialog, PasteSummary } from '../paste-dialog.tsx'
import { type AddFactProps, addChanges } from './add-changes.ts'
import { cellText } from './cell.tsx'
import { pastedColumns, type PastedFacts, readPasted } from './read-pasted.ts'

type PasteFactsProps = Pick<AddFactProps, 'editing' | 'list' | 'columns'> & { onClose: () => void }

/** Adds the rows of a spreadsheet to a table, after showing how they are read. */
export function PasteFacts({ editing, list, columns, onClose }: PasteFactsProps) {
  const [text, setText] = useState('')
  const { newId } = editing
  const read = useMemo(() => readPasted(text, columns, (number) => newId(list, number)), [text, columns, list, newId])
  const facts = read?.facts ?? []
  const add = () => {
    editing.change(...addChanges({ editing, list }, facts))
    onClose()
  }
  const headings = pastedColumns(columns).map(({ label }) => label.split(',')[0])
  return (
    <PasteDialog
      hint={words.pasteHint(headings.join(', '))}
      text={text}
      onType={setText}
      preview={words.whatIsAdded}
      confirm={{ label: words.addRows(facts.length), isDisabled: facts.length === 0, onPress: add }}
      onClose={onClose}
    >
      {read ? <Reading read={read} /> : <PasteSummary tone="none">{words.nothingPasted}</PasteSummary>}
    </PasteDialog>
  )
}

const Reading = ({ read }: { read: PastedFacts }) => (
  <>
    <PasteSummary tone={read.facts.length === 0 ? 'fault' : 'good'}>{words.willAdd(read.facts.length, read.rows)}</PasteSummary>
    <p className="text-ink-2">{read.hasHeadings ? words.withHeadings : words.withoutHeadings}</p>
    <Listed isFault title={words.rowsLeftOut} items={read.rowsLeftOut} />
    <Listed isFault title={words.cellsLeftOut} items={read.cellsLeftOut} />
    <Listed title={words.otherColumns} items={read.otherColumns} />
    {read.facts.length > 0 && <Added read={read} />}
  </>
)

const Added = ({ read: { facts, columns } }: { read: PastedFacts }) => (
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
      {facts.map((fact, index) => (
        // A new fact has no id yet, and its place does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.field} className="p-2 align-top wrap-anywhere">
              {fact[column.field] === undefined ? '' : cellText(column, fact[column.field])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
