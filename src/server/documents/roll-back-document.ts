import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { copyVersion } from './revisions/store.ts'
import { type Document, findDocument, getPastVersion } from './store.ts'
import { findRepeated } from './rollbacks/store.ts'
import { lockDocument } from './versions/store.ts'

type Request = {
  viewer: Viewer
  document: Permitted<'rollback', Document>
  target: string
  /** The current version, according to the caller. */
  expected: string | undefined
}

/** Adds a version with the text of the target; existing versions do not change. Returns the new version's id. */
export const rollBackDocument = (database: Database, { viewer, document, target, expected }: Request): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const current = await lockDocument(transaction, document)
    // For a viewer who may not see the current version, the newest visible version counts as current.
    const shown = await findDocument(transaction, viewer, { id: document.id })
    if (expected !== undefined && expected !== shown?.version) throw movedOn(shown?.version)
    await getPastVersion(transaction, viewer, { document, number: target })
    // A repeated request without an expected version, for example after a lost response, means the same rollback.
    const again =
      expected === undefined &&
      current &&
      (await findRepeated(transaction, { versionId: current.id, target, accountId: viewer.accountId }))
    if (again) return again
    if (target === shown?.version) throw new AppError('conflict', `Version ${target} is the current one already.`)
    const { versionId, number } = await copyVersion(transaction, document, { current, target, accountId: viewer.accountId })
    const details = { documentId: document.id, number, target }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'document-rolled-back', subject: versionId, details })
    return versionId
  })

const movedOn = (number: string | undefined) =>
  new AppError('conflict', 'Somebody else has changed this document meanwhile; nothing was rolled back.', {
    details: `Its current version is now ${number}. Look at its versions and choose again.`,
  })
