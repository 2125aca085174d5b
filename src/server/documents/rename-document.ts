import { documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import type { Document } from './store.ts'
import { getPlace, putName } from './texts/store.ts'
import { nameWords } from './texts/version-texts.ts'
import { lockDocument } from './versions/store.ts'

type Request = {
  viewer: Viewer
  document: Permitted<'arrange', Document>
  /** Empty to use the version's title again. */
  name: string
  /** The current name, according to the caller. */
  from: string | undefined
}

/** Gives a document its own name for lists and searches; its versions keep their titles. Returns the name. */
export const renameDocument = (database: Database, { viewer, document, name, from }: Request): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const known = (await getPlace(transaction, document.id)).name ?? document.title
    if (from !== undefined && from !== known)
      throw new AppError('conflict', 'Somebody else has renamed this document meanwhile; nothing was changed.', {
        details: `It is now called ${known}.`,
      })
    const isOwn = name !== '' && name !== document.title
    const { project, clientName: client, type } = document
    const words = isOwn ? nameWords({ title: name, project, client, type: documentTypes[type].label }) : []
    await putName(transaction, document.id, { name: isOwn ? name : null, words })
    const details = { named: isOwn }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'document-renamed', subject: document.id, details })
    return isOwn ? name : document.title
  })
