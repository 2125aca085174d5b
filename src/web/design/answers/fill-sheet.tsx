import { useMemo, useState } from 'react'
import type { FilledSheet, FoundSheet, SheetChoice } from '#shared/api/design-sheet.ts'
import { leftReasons, sheetLimits, sheetRoles } from '#shared/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Select } from '#web/ui/select.tsx'
import * as answerWords from '#words/design-answers.ts'
import * as words from '#words/design-sheet.ts'
import * as general from '#words/general.ts'
import type { DesignEditing } from '../editing.ts'
import { type AnswerTable, readSheetAnswers } from './answer-table.ts'
import { Listed } from '../paste-dialog.tsx'
import { ReadTable } from './paste-table.tsx'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'

type State = {
  file?: File
  found?: FoundSheet
  /** The result of filling in the file. */
  filled?: Omit<FilledSheet, 'bytes'>
  failure?: string
  isBusy?: boolean
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A client's sheet that the user chose, and its recognised contents. */
function useSheet({ id, version }: DesignEditing['document']) {
  const [state, setState] = useState<State>({})
  const attempt = async (before: State, work: () => Promise<State>) => {
    setState({ ...before, isBusy: true })
    setState(await work().catch((error: unknown) => ({ ...before, failure: sentenceFor(error) })))
  }
  const sent = (file: File) => ({ file, filename: file.name })
  return {
    ...state,
    read: (file: File | undefined, choice?: SheetChoice) =>
      file
        ? attempt({ file, ...(choice && state.found && { found: state.found }) }, async () => ({
            file,
            found: await api.designSheet.read({ id, version, ...(choice && { choice: JSON.stringify(choice) }) }, sent(file)),
          }))
        : Promise.resolve(setState({})),
    download: (file: File, found: FoundSheet, overwrites: boolean) =>
      attempt({ file, found }, async () => {
        const { sheet, head, roles: columns } = found
        const choice = JSON.stringify({ sheet, head, columns } satisfies SheetChoice)
        const input = { id, version, choice, overwrite: overwrites ? ('true' as const) : ('false' as const) }
        const { bytes, ...filled } = await api.designSheet.fillIn(input, sent(file))
        const link = document.createElement('a')
        link.href = `data:${sheetType};base64,${bytes}`
        link.download = words.fileName(file.name.replace(/\.xlsx$/i, ''))
        link.click()
        return { file, found, filled }
      }),
  }
}

type FillSheetProps = { editing: DesignEditing; onApply(table: AnswerTable): void; onClose(): void }

/** A client's response sheet: imports its answers, or downloads it with the design's answers. */
export function FillSheet({ editing, onApply, onClose }: FillSheetProps) {
  const { file, found, filled, failure, isBusy = false, read, download } = useSheet(editing.document)
  const [overwrites, setOverwrites] = useState(false)
  const table = useMemo(() => found && readSheetAnswers(found, editing.facts), [found, editing.facts])
  const matched = found?.rows.some(({ statements }) => statements.length > 0) ?? false
  return (
    <FormDialog title={answerWords.fillSheet} description={words.sheetHint} isWide onClose={onClose}>
      <Field label={words.clientsSheet} hint={isBusy && !found ? words.reading : words.fileHint}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={sheetLimits.extension}
            className="py-1.5"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {found && table && (
        <>
          <Choices found={found} onChoose={(choice) => void read(file, choice)} />
          <ScrollRegion label={answerWords.whatChanges} className="grid max-h-[32dvh] gap-3 text-sm">
            <Found found={found} />
            <ReadTable table={table} facts={editing.facts} />
          </ScrollRegion>
          <CheckBox
            label={words.overwrite}
            description={words.overwriteHint}
            checked={overwrites}
            onChange={({ target }) => setOverwrites(target.checked)}
          />
          {!editing.isSaved && <p className="text-sm text-warning">{words.unsavedAreMissing(editing.document.version)}</p>}
        </>
      )}
      {filled && <Filled filled={filled} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{filled ? words.close : general.cancel}</Button>
        <Button disabled={isBusy || !table?.changes.length} onClick={() => table && onApply(table)}>
          {words.takeAnswers(table?.changes.length ?? 0)}
        </Button>
        <Button
          variant="primary"
          disabled={isBusy || !matched}
          onClick={() => file && found && void download(file, found, overwrites)}
        >
          {words.download}
        </Button>
      </div>
    </FormDialog>
  )
}

/** Maximum width of a closed list, in characters. */
const shortened = (heading: string) => (heading.length > 20 ? `${heading.slice(0, 19)}…` : heading)

type ChoicesProps = { found: FoundSheet; onChoose(choice: SheetChoice): void }

/** The recognised sheet, header row and columns, which the user can correct. */
function Choices({ found: { sheets, sheet, head, columns, roles }, onChoose }: ChoicesProps) {
  const headRows = [...new Set([...Array.from({ length: 30 }, (_, at) => at + 1), head])]
  const columnOptions = columns.map(({ letters, heading }) => ({ value: letters, label: `${letters}: ${shortened(heading)}` }))
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
      <Field label={words.sheet}>
        {(control) => (
          <Select {...control} value={sheet} onChange={({ target }) => onChoose({ sheet: Number(target.value) })}>
            <Options of={sheets.map((label, at) => ({ value: String(at), label }))} />
          </Select>
        )}
      </Field>
      <Field label={words.headRow}>
        {(control) => (
          <Select {...control} value={head} onChange={({ target }) => onChoose({ sheet, head: Number(target.value) })}>
            <Options of={headRows.map((row) => ({ value: String(row), label: words.rowNumber(row) }))} />
          </Select>
        )}
      </Field>
      {sheetRoles.map((role) => (
        <Field key={role} label={words.roles[role]}>
          {(control) => (
            <Select
              {...control}
              value={roles[role] ?? ''}
              onChange={({ target }) => {
                const { [role]: _, ...others } = roles
                onChoose({ sheet, head, columns: target.value ? { ...others, [role]: target.value } : others })
              }}
            >
              <option value="">{words.notInSheet}</option>
              <Options of={columnOptions} />
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}

/** Maximum number of rows listed. */
const mostListed = 200

function Found({ found: { rows, roles, columns } }: { found: FoundSheet }) {
  const missed = rows.filter(({ statements }) => statements.length === 0)
  const told = missed.slice(0, mostListed).map(({ row, reference, text }) => words.describeRow(row, reference, text))
  const lists = columns.filter(({ letters }) => Object.values(roles).includes(letters))
  return (
    <>
      <p aria-live="polite" className={roles.statement ? 'font-medium' : 'text-danger'}>
        {roles.statement ? words.matching(rows.length - missed.length, rows.length) : words.noRequirements}
      </p>
      {lists.map(({ letters, heading, values }) => values && <p key={letters}>{words.allowed(heading, values.join(', '))}</p>)}
      <Listed
        isFault
        title={words.notMatching}
        items={missed.length > mostListed ? [...told, words.andMore(missed.length - mostListed)] : told}
      />
    </>
  )
}

const Filled = ({ filled: { cells, rows, left } }: { filled: Omit<FilledSheet, 'bytes'> }) => (
  <div className="grid gap-2 text-sm">
    <output className="font-medium">{words.filled(cells, rows)}</output>
    {leftReasons.map((reason) => {
      const found = left.filter((one) => one.reason === reason).map(({ cell }) => cell)
      const told = [...found.slice(0, mostListed), ...(found.length > mostListed ? [words.andMore(found.length - mostListed)] : [])]
      return <Listed key={reason} isFault title={words.leftBecause[reason]} items={found.length > 0 ? [told.join(', ')] : []} />
    })}
  </div>
)
