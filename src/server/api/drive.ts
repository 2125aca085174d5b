import type { driveApi } from '#shared/api/drive.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument } from '#server/documents/store.ts'
import { findFile } from '#server/drive/store.ts'
import { enqueueSync } from '#server/drive/sync-document.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DocumentContext } from './document-context.ts'

/** Drive contains the newest version, including drafts, so only staff see its copies. */
export const driveHandlers: Handlers<typeof driveApi, Viewer, DocumentContext> = {
  copy: async ({ input: { id }, viewer }, { database }) => {
    permit('publish', viewer, await findDocument(database, viewer, { id }))
    const file = await findFile(database, id)
    return { copy: file ? { state: file.state, link: file.link, error: file.error } : null }
  },

  sync: async ({ input: { id }, viewer }, { database, jobs, isInDrive }) => {
    permit('publish', viewer, await findDocument(database, viewer, { id }))
    if (!isInDrive)
      throw new AppError('conflict', 'Google Drive is not set up.', { details: 'The person who runs the server can set it up.' })
    await database.transaction().execute((transaction) => enqueueSync(transaction, jobs, id))
    return { success: true }
  },
}
