import type { Viewer } from '#server/accounts/policy.ts'
import type { Attempt } from '#server/compose/composer.ts'
import type { Database } from '#server/platform/database.ts'
import { recordAttempt } from '#server/usage/store.ts'
import * as store from '../store.ts'
import type { Draft } from './ask-for-answer.ts'
import type { KeptAnswer } from '../kept-answer.ts'

/** Milliseconds between checks whether the user has stopped the answer. */
const stopInterval = 400

export type Where = { database: Database; viewer: Viewer; conversation: store.Own }
type Keeping = { answerId: string; keptAs: (draft: Draft) => KeptAnswer }

/** Saves the drafts of an answer and its rows of the ledger, in order. `stop` aborts once the answer is no longer wanted. */
export function createDraftKeeper({ database, viewer, conversation }: Where, { answerId, keptAs }: Keeping) {
  const stop = new AbortController()
  let work = Promise.resolve()
  const later = (task: () => Promise<void>) => {
    work = work.then(task)
    // A failure is thrown by `close`.
    work.catch(() => undefined)
  }
  const look = setInterval(() => {
    store.isRunning(database, answerId).then(
      (goesOn) => !goesOn && stop.abort(),
      () => undefined,
    )
  }, stopInterval)
  return {
    stop: stop.signal,
    onDraft: (draft: Draft) =>
      later(async () => {
        if (!(await store.keepWritten(database, conversation, { answerId, answer: keptAs(draft) }))) stop.abort()
      }),
    onAttempt: (attempt: Attempt) =>
      later(() => recordAttempt(database, { accountId: viewer.accountId, messageId: answerId }, attempt)),
    close: () => {
      clearInterval(look)
      return work
    },
  }
}
