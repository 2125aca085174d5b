import { useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as words from '#words/design-answers.ts'
import * as general from '#words/general.ts'
import type { DesignEditing } from '../editing.ts'
import { type AnswerTable, type LeftOut, readAnswerTable, type TableFault } from './answer-table.ts'
import { changedFields } from './changed-fields.ts'

type PasteTableProps = { facts: DesignEditing['facts']; onApply(table: AnswerTable): void; onClose(): void }

/** Imports answers from a spreadsheet, after showing the changes. */
export function PasteTable({ facts, onApply, onClose }: PasteTableProps) {
  const [text, setText] = useState('')
  const read = useMemo(() => readAnswerTable(text, facts), [text, facts])
  const count = typeof read === 'string' ? 0 : read.changes.length
  return (
    <FormDialog title={words.pasteATable} description={words.pasteHint} isWide onClose={onClose}>
      <Field label={words.table}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${controlStyle} resize-y py-2 font-mono text-sm`}
          />
        )}
      </Field>
      <ScrollRegion label={words.whatChanges} className="grid max-h-[40dvh] gap-3 text-sm">
        <Reading read={read} facts={facts} />
      </ScrollRegion>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{general.cancel}</Button>
        <Button variant="primary" disabled={count === 0} onClick={() => typeof read !== 'string' && onApply(read)}>
          {words.changeAnswers(count)}
        </Button>
      </div>
    </FormDialog>
  )
}

type ReadingProps = { read: AnswerTable | TableFault; facts: DesignEditing['facts'] }

/** The result of reading a pasted table, as a summary and in full. */
const Reading = ({ read, facts }: ReadingProps) => {
  const isFault = typeof read === 'string'
  return (
    <>
      <p aria-live="polite" className={!isFault ? 'font-medium' : read === 'empty' ? 'text-ink-3' : 'text-danger'}>
        {isFault ? words.faults[read] : words.willChange(read.changes.length, read.rows)}
      </p>
      {!isFault && <ReadTable table={read} facts={facts} />}
    </>
  )
}

const told = (list: LeftOut[]) => list.map(({ reference, text }) => `${reference}: ${text}`)

export const ReadTable = ({ table, facts }: { table: AnswerTable; facts: DesignEditing['facts'] }) => (
  <>
    <Listed isFault title={words.unknownReferences} items={table.unknownReferences} />
    <Listed isFault title={words.unknownStates} items={told(table.unknownStates)} />
    <Listed isFault title={words.unknownComponents} items={told(table.unknownComponents)} />
    <Listed isFault title={words.unknownDays} items={told(table.unknownDays)} />
    <Listed title={words.otherColumns} items={table.otherColumns} />
    <Listed title={words.whatChanges} items={changedFields(table.changes, facts.statements)} />
  </>
)

export const Listed = ({ title, items, isFault = false }: { title: string; items: string[]; isFault?: boolean }) =>
  items.length > 0 && (
    <div className={`grid gap-1 border-l-3 pl-3 ${isFault ? 'border-warning' : 'border-line'}`}>
      <p className="text-ink-2">{title}</p>
      <ul className="grid gap-0.5 wrap-anywhere">
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
