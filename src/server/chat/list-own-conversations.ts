import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { permitConversation } from './policy.ts'
import { presentConversation, readTurns } from './read-conversation.ts'
import { listConversations } from './store.ts'

/** More than any account has within the days for which conversations are stored. */
const most = 10_000

/** Returns all questions and answers of an account, for its owner only. */
export async function listOwnConversations(database: Database, viewer: Viewer) {
  const told = []
  for (const archived of [false, true])
    for (const conversation of await listConversations(database, viewer, { words: '', archived, limit: most }))
      told.push({
        ...presentConversation(conversation),
        turns: await readTurns(database, viewer, permitConversation(viewer, conversation)),
      })
  return told
}
