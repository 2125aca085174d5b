import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { type Document, getPastVersion } from './store.ts'
import { addWithdrawal, lockDocument } from './versions/store.ts'

type Request = { viewer: Viewer; document: Permitted<'approve', Document>; number: string; reason: string }

/**
 * Withdraws an approval, unless the version was shared after it was approved. The approval remains on record, and the version becomes a
 * draft again.
 */
export const withdrawApproval = (database: Database, { viewer, document, number, reason }: Request): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const version = await getPastVersion(transaction, viewer, { document, number })
    if (!version.approvedAt) throw new AppError('conflict', `Version ${number} is not approved.`)
    if (!version.mayWithdraw) throw sharedSince(number)
    await addWithdrawal(transaction, document, { number, accountId: viewer.accountId, reason })
    const details = { documentId: document.id, number, contentHash: version.contentHash, reason }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'approval-withdrawn', subject: version.id, details })
  })

const sharedSince = (number: string) =>
  new AppError('conflict', `Version ${number} was shared after it was approved, so its approval cannot be withdrawn.`, {
    details: 'Generate a new version, and approve that one instead.',
  })
