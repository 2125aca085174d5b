import { useMemo, useState } from 'react'
import * as words from '#words/design-answers.ts'
import * as paste from '#words/design-paste.ts'
import type { DesignEditing } from '../editing.ts'
import { Listed, PasteDialog, PasteSummary } from '../paste-dialog.tsx'
import { type AnswerTable, type LeftOut, readAnswerTable, type TableFault } from './answer-table.ts'
import { changedFields } from './changed-fields.ts'

type PasteTableProps = { facts: DesignEditing['facts']; onApply(table: AnswerTable): void; onClose(): void }

/** Imports answers from a spreadsheet, after showing the changes. */
export function PasteTable({ facts, onApply, onClose }: PasteTableProps) {
  const [text, setText] = useState('')
  const read = useMemo(() => readAnswerTable(text, facts), [text, facts])
  const count = typeof read === 'string' ? 0 : read.changes.length
  return (
    <PasteDialog
      hint={words.pasteHint}
      text={text}
      onType={setText}
      preview={words.whatChanges}
      confirm={{
        label: words.changeAnswers(count),
        isDisabled: count === 0,
        onPress: () => typeof read !== 'string' && onApply(read),
      }}
      onClose={onClose}
    >
      <Reading read={read} facts={facts} />
    </PasteDialog>
  )
}

type ReadingProps = { read: AnswerTable | TableFault; facts: DesignEditing['facts'] }

/** The result of reading a pasted table, as a summary and in full. */
const Reading = ({ read, facts }: ReadingProps) =>
  typeof read === 'string' ? (
    <PasteSummary tone={read === 'empty' ? 'none' : 'fault'}>
      {read === 'empty' ? paste.nothingPasted : words.noReferences}
    </PasteSummary>
  ) : (
    <>
      <PasteSummary tone="good">{words.willChange(read.changes.length, read.rows)}</PasteSummary>
      <ReadTable table={read} facts={facts} />
    </>
  )

const told = (list: LeftOut[]) => list.map(({ reference, text }) => `${reference}: ${text}`)

export const ReadTable = ({ table, facts }: { table: AnswerTable; facts: DesignEditing['facts'] }) => (
  <>
    <Listed isFault title={words.unknownReferences} items={table.unknownReferences} />
    <Listed isFault title={words.unknownStates} items={told(table.unknownStates)} />
    <Listed isFault title={words.unknownComponents} items={told(table.unknownComponents)} />
    <Listed isFault title={words.unknownDays} items={told(table.unknownDays)} />
    <Listed title={paste.otherColumns} items={table.otherColumns} />
    <Listed title={words.whatChanges} items={changedFields(table.changes, facts.statements)} />
  </>
)
