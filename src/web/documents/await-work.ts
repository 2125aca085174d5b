import { AppError } from '#shared/errors.ts'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import * as words from '#words/document-labels.ts'

/** Milliseconds between checks of work in progress. */
const interval = 700

/** Waits for the result of work that was started; a failed check is repeated. */
export async function awaitWork(key: string): Promise<Generated> {
  for (;;) {
    // A refusal is the server's; silence is not.
    // oxlint-disable-next-line no-await-in-loop
    const seen = await api.documentsV3.generation({ key }).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'unavailable') throw error
      return undefined
    })
    if (seen?.state === 'finished' && seen.result) return seen.result
    if (seen?.state === 'failed') throw new AppError('conflict', seen.error ?? words.workHasFailed)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => void setTimeout(done, interval))
  }
}
