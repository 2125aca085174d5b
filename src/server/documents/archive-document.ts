import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import type { Document } from './store.ts'
import { getPlace, putArchived } from './texts/store.ts'
import { lockDocument } from './versions/store.ts'

type Request = { viewer: Viewer; document: Permitted<'arrange', Document>; isArchived: boolean }

/** Moves a document to the library's archive or back; repeating the call changes nothing. */
export const archiveDocument = (database: Database, { viewer, document, isArchived }: Request): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    if ((await getPlace(transaction, document.id)).isArchived === isArchived) return
    await putArchived(transaction, document.id, isArchived)
    const action = isArchived ? 'document-archived' : 'document-brought-back'
    await recordAudit(transaction, { actor: viewer.accountId, action, subject: document.id })
  })
