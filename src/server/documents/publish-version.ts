import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { type Document, getPastVersion, type PastVersion } from './store.ts'
import { addPublication, lockDocument } from './versions/store.ts'

type Request = { viewer: Viewer; document: Permitted<'publish', Document>; number: string }

/** Publishes a version to the client's accounts, approved or not. */
export const publishVersion = (database: Database, { viewer, document, number }: Request): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const version = await getPastVersion(transaction, viewer, { document, number })
    if (version.publishedAt) throw new AppError('conflict', `Version ${number} is shown to the client already.`)
    await recordPublication(transaction, { viewer, document, version })
  })

type Published = { viewer: Viewer; document: Permitted<'publish', Document>; version: Pick<PastVersion, 'id' | 'number'> }

/** Needs a transaction that has locked the document. */
export async function recordPublication(
  transaction: Transaction<unknown>,
  { viewer, document, version }: Published,
): Promise<void> {
  const { accountId } = viewer
  await addPublication(transaction, document, { versionId: version.id, accountId })
  const details = { documentId: document.id, number: version.number }
  await recordAudit(transaction, { actor: accountId, action: 'version-published', subject: version.id, details })
}
