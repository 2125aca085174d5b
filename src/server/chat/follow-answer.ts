import { setTimeout as pause } from 'node:timers/promises'
import type { ChatTurn } from '#shared/api/conversations.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import type { Numbered } from '#server/platform/serving/call.ts'
import { permitConversation } from './policy.ts'
import { readTurn } from './read-conversation.ts'
import { findConversation } from './store.ts'

/** Milliseconds between queries: a model, in any process, writes only a few sentences a second. */
const lookInterval = 250
/** The number of the last event; after it a reader gets nothing more. */
const last = 1_000_000

/** `known`: number of answers that the reader already has. */
type Asked = { id: string; message: string; known: number; after: number }

/**
 * Yields a question with its answers each time one has grown, until the newest is complete; waits for a question that has not arrived yet.
 * Checks each time which passages the reader may see.
 */
export async function* followAnswer(
  { database, viewer }: { database: Database; viewer: Viewer },
  { id, message, known, after }: Asked,
  signal: AbortSignal,
): AsyncGenerator<Numbered<ChatTurn>> {
  let [number, told] = [after, '']
  while (number < last && !signal.aborted) {
    const conversation = permitConversation(viewer, await findConversation(database, viewer, id))
    const turn = await readTurn(database, viewer, { conversation, questionId: message })
    const text = JSON.stringify(turn)
    if (turn && turn.answers.length > known && text !== told) {
      number = turn.answers.at(-1)?.state === 'running' ? number + 1 : last
      told = text
      yield { id: number, event: turn }
    }
    if (number < last) await pause(lookInterval, undefined, { signal }).catch(() => undefined)
  }
}
