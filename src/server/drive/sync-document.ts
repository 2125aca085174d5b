import type { Transaction } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { Activity } from '#server/activity/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { JobHandler } from '#server/platform/jobs/job.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { DriveError } from './google-client.ts'
import { type GoogleDrive, refusalOf, wordsFor } from './google-drive.ts'
import { putFile } from './google-files.ts'
import { findFile, keepFile } from './store.ts'

type Payload = { documentId: string }
/** The newest version of a document as a Word file, for Drive. */
export type DriveCopy = { client: ClientId; versionId: string; name: string; mediaType: string; bytes: Uint8Array }
type Services = {
  database: Database
  drive: GoogleDrive
  loadCopy(documentId: string): Promise<DriveCopy | undefined>
}

/** Seconds to wait after each failure: nine attempts in a day and a half. */
const triesAfter = [5, 30, 120, 600, 3_600, 10_800, 21_600, 86_400]

/** Activities that add a new version to a document. */
const versionVerbs = new Set(['version-added', 'section-edited', 'design-edited', 'document-rolled-back'])

/** Queues a document for Drive in the transaction that adds its version. */
export async function enqueueSync(transaction: Database, jobs: Pick<Jobs, 'enqueue'>, documentId: string): Promise<void> {
  await keepFile(transaction, documentId, { state: 'waiting' })
  await jobs.enqueue(transaction, { kind: 'drive', payload: { documentId } })
}

export const syncOnActivity =
  (jobs: Pick<Jobs, 'enqueue'>) =>
  async (transaction: Transaction<unknown>, { verb, documentId }: Activity): Promise<void> => {
    if (versionVerbs.has(verb)) await enqueueSync(transaction, jobs, documentId)
  }

/** Copies the newest version of a document to Drive; the database has the original, so a failure loses nothing. */
export const syncDocument = (services: Services): JobHandler<Payload> => ({
  retryDelays: triesAfter,
  run: async ({ job: { payload, failures } }) => {
    const { documentId } = payload
    const known = await findFile(services.database, documentId)
    const copy = await services.loadCopy(documentId)
    if (!copy || known?.versionId === copy.versionId) {
      if (known) await keepFile(services.database, documentId, { state: 'synced' })
      return null
    }
    try {
      await put(services, { documentId, copy, fileId: known?.fileId ?? undefined })
    } catch (error) {
      if (!(error instanceof DriveError)) throw error
      const isLast = !error.isPassing || failures >= triesAfter.length
      await keepFile(services.database, documentId, { state: isLast ? 'failed' : 'waiting', error: wordsFor(error) })
      if (error.isPassing) throw refusalOf(error)
    }
    return null
  },
  finished: () => ({ type: 'drive-synced' }),
  failed: () => ({ type: 'drive-failed' }),
})

type Put = { documentId: string; copy: DriveCopy; fileId: string | undefined }

async function put({ database, drive }: Services, { documentId, copy, fileId }: Put): Promise<void> {
  const { client, versionId, name, mediaType, bytes } = copy
  const folder = await drive.folderOf(client)
  const upload = { folder, name, mediaType, bytes, key: `document:${documentId}`, version: versionId, fileId }
  const { id, webViewLink: link } = await putFile(drive.client, upload)
  await keepFile(database, documentId, { state: 'synced', fileId: id, link, versionId })
}
