import { useState } from 'react'
import type { FilledSheet, FoundSheet, SheetChoice } from '#shared/api/design-sheet.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/design-sheet.ts'
import type { DesignEditing } from '../editing.ts'

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
export function useSheet({ id, version }: DesignEditing['document']) {
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
