import type { erasureApi } from '#shared/api/erasure.ts'
import { AppError } from '#shared/errors.ts'
import { confirmPassword } from '#server/accounts/confirm-password.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { forgiveAttempts } from '#server/accounts/store.ts'
import { findClient } from '#server/clients/store.ts'
import { countClientData, eraseClient } from '#server/documents/erase-client.ts'
import { connectDatabase, type Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'

export type ErasureContext = { database: Database; url: string }

/** Uses a separate connection without a statement timeout, because a client's tables can take long. */
async function patiently<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = connectDatabase({ url, size: 1, statementTimeout: 0 })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

async function getName(database: Database, client: string): Promise<string> {
  const found = await findClient(database, client)
  if (!found) throw new AppError('not-found', 'This client does not exist.')
  return found.name
}

export const erasureHandlers: Handlers<typeof erasureApi, Viewer, ErasureContext> = {
  count: async ({ input: { client } }, { database, url }) => ({
    name: await getName(database, client),
    counts: await patiently(url, (database) => countClientData(database, client)),
  }),

  erase: async ({ input: { client, confirm, password }, viewer: { accountId }, address }, { database, url }) => {
    if (confirm !== (await getName(database, client)))
      throw new AppError('invalid-input', 'This is not the name of the client: nothing was erased.')
    const { counted } = await confirmPassword(database, { accountId, address, password, action: 'client-erasure' })
    await database.transaction().execute((transaction) => forgiveAttempts(transaction, counted))
    const { counts, backups } = await patiently(url, (own) => eraseClient(own, { client, by: accountId }))
    return { success: true, counts, backups: backups.map(({ file, madeAt }) => ({ file, madeAt: madeAt.toISOString() })) }
  },
}
