import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { type Document, getPastVersion } from './store.ts'
import { addPublication, lockDocument } from './versions/store.ts'

type Request = { viewer: Viewer; document: Permitted<'publish', Document>; number: string }

/** Shows a version to the client's accounts before anybody approves it; an approved one is shown to them already. */
export const publishVersion = (database: Database, { viewer, document, number }: Request): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const version = await getPastVersion(transaction, viewer, { document, number })
    if (version.publishedAt ?? version.approvedAt)
      throw new AppError('conflict', `Version ${number} is shown to the client already.`)
    await addPublication(transaction, document, { versionId: version.id, accountId: viewer.accountId })
    const details = { documentId: document.id, number }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'version-published', subject: version.id, details })
  })
