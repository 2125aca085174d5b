import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { getClientName } from '#server/clients/store.ts'
import type { Database } from '#server/platform/database.ts'
import { createGoogleClient, DriveError, type GoogleClient, type GoogleSettings } from './google-client.ts'
import { ensureFolder } from './google-files.ts'
import type { Drive } from './local-drive.ts'
import { findFolder, keepFolder } from './store.ts'

export type GoogleDrive = Drive & {
  client: GoogleClient
  /** Returns the folder of a client; creates it if it is missing. */
  folderOf(clientId: ClientId): Promise<string>
}

/**
 * Copies documents to Google Drive, with a folder for each client under a folder of a shared drive; the product's own database remains the
 * record.
 */
export function createGoogleDrive(
  { database, local, root }: { database: Database; local: Drive; root: string },
  settings: GoogleSettings,
): GoogleDrive {
  const client = createGoogleClient(settings)

  async function folderOf(clientId: ClientId): Promise<string> {
    const known = await findFolder(database, clientId)
    if (known) return known.id
    const { id, webViewLink: link } = await ensureFolder(client, {
      parent: root,
      name: await getClientName(database, clientId),
      key: `client:${clientId}`,
    })
    await keepFolder(database, { client: clientId, id, link })
    return id
  }
  return {
    client,
    folderOf,
    async ensureFolders(clientIds) {
      const folders = await local.ensureFolders(clientIds)
      try {
        for (const clientId of clientIds) await folderOf(clientId)
      } catch (error) {
        throw refusalOf(error)
      }
      return folders
    },
  }
}

/** Passes Google's error message on to the user, who has to fix something there. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DriveError)) return error
  return new AppError('unavailable', 'Google Drive did not do what it was asked for.', { details: wordsFor(error) })
}

const advice: Record<string, string> = {
  storageQuotaExceeded: 'The service account has no storage of its own: name a folder of a shared drive in GOOGLE_DRIVE_FOLDER.',
  invalid_grant: 'Google does not know this service account or its key.',
  notFound: 'The folder in GOOGLE_DRIVE_FOLDER does not exist, or is not shared with the service account.',
}

export const wordsFor = ({ message, reason }: DriveError): string =>
  [message.replace(/\.?$/, '.'), advice[reason]].filter(Boolean).join(' ')
