import type { Viewer } from '#server/accounts/policy.ts'
import type { Attempt } from '#server/compose/composer.ts'
import type { Database } from '#server/platform/database.ts'
import { recordAttempt } from '#server/usage/store.ts'
import * as store from '../store.ts'
import type { Draft } from './ask-for-answer.ts'
import type { KeptAnswer } from '../kept-answer.ts'

/** Milliseconds between looks for a person's stop. */
const stopInterval = 400

export type Where = { database: Database; viewer: Viewer; conversation: store.Own }
type Keeping = { answerId: string; keptAs: (draft: Draft) => KeptAnswer }

/** Keeps what is written of an answer, and rows of the ledger, in their order. `stop` aborts once nobody waits for the answer. */
export function createDraftKeeper({ database, viewer, conversation }: Where, { answerId, keptAs }: Keeping) {
  const stop = new AbortController()
  let work = Promise.resolve()
  const later = (task: () => Promise<void>) => {
    work = work.then(task)
    // What failed is thrown by `close`.
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
