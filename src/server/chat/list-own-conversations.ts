import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { permitConversation } from './policy.ts'
import { presentConversation, readTurns } from './read-conversation.ts'
import { listConversations } from './store.ts'

/** More than anybody has within the days that conversations are kept. */
const most = 10_000

/** Everything that an account asked and was answered, for its owner alone. */
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
