import { useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/library.ts'
import { archive, askForName, type Done } from './arrange-documents.ts'
import type { RowActions } from './library-row.tsx'
import { reloadLibrary } from './queries.ts'

const notReached = words.serverDidNotAnswerSo

/** Renames and archives documents, one after the other, and can undo the last action. */
export function useArranging(dialog: Dialogs) {
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<string>()
  const run = async (work: () => Promise<Done | undefined>) => {
    setFailure(undefined)
    try {
      const next = await work()
      if (next) setDone(next)
    } catch (error) {
      setDone(undefined)
      setFailure(error instanceof AppError ? sentenceFor(error) : notReached)
    }
    await reloadLibrary()
  }
  const actions: RowActions = {
    onRename: (row) => void run(() => askForName(dialog, row)),
    onArchive: (row) => void run(() => archive(dialog, row, row.archivedAt === null)),
  }
  return { actions, done, failure, undo: () => done && void run(done.undo), dismiss: () => setDone(undefined) }
}
