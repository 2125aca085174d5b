import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { type Document, getPastVersion, type PastVersion } from './store.ts'
import { recordPublication } from './publish-version.ts'
import { addApproval, lockDocument } from './versions/store.ts'

type Request = {
  viewer: Viewer
  document: Permitted<'approve', Document>
  number: string
  /** If set, the version is also published to the client's accounts, unless it is already. */
  publish?: Permitted<'publish', Document> | undefined
  /** Throws if the viewer may not approve this version now. */
  check(transaction: Database, versionId: string): Promise<void>
}

/** Approves a version. Only the first approval counts; it records the approver, the time and the hash of the content. */
export const approveVersion = (database: Database, { viewer, document, number, publish, check }: Request): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const version = await getPastVersion(transaction, viewer, { document, number })
    if (version.approvedAt) throw approvedAlready(version)
    await check(transaction, version.id)
    await addApproval(transaction, document, { number, accountId: viewer.accountId })
    if (publish && !version.publishedAt) await recordPublication(transaction, { viewer, document: publish, version })
    const details = { documentId: document.id, number, contentHash: version.contentHash }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'version-approved', subject: version.id, details })
  })

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const approvedAlready = ({ number, approvedBy, approvedAt }: PastVersion) =>
  new AppError('conflict', `Version ${number} is approved already.`, {
    details: `${approvedBy} approved it on ${moment.format(approvedAt!)} UTC.`,
  })
