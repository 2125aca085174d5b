import { listOwnEntries } from '#server/audit/store.ts'
import { listLettersBy } from '#server/mail/store.ts'
import type { Database } from '#server/platform/database.ts'
import { getProfile } from '../addresses/store.ts'
import { listPasskeys } from '../passkeys/store.ts'
import type { Viewer } from '../policy.ts'
import { getPreferences } from '../preferences/store.ts'
import { listSignIns } from '../sign-ins/store.ts'

export type OwnDataMeans = {
  database: Database
  /** The account's questions about documents, with their answers. */
  listOwnConversations(database: Database, viewer: Viewer): Promise<unknown[]>
}

/** Collects the data stored about an account itself. The documents that it wrote are not included; they can be downloaded as JSON. */
export async function gatherOwnData({ database, listOwnConversations }: OwnDataMeans, viewer: Viewer) {
  const { accountId, client } = viewer
  const [profile, preferences, signIns, passkeys, trail, letters, conversations] = await Promise.all([
    getProfile(database, accountId),
    getPreferences(database, accountId),
    listSignIns(database, accountId),
    listPasskeys(database, accountId),
    listOwnEntries(database, accountId),
    listLettersBy(database, accountId),
    listOwnConversations(database, viewer),
  ])
  return {
    account: { ...profile, client },
    preferences,
    signIns: signIns.map(({ id, address, agent, begunAt, endsAt }) => ({ id, address, agent, begunAt, endsAt })),
    passkeys: passkeys.map(({ id, label, addedAt, usedAt }) => ({ id, label, addedAt, usedAt })),
    trail,
    letters,
    conversations,
  }
}
