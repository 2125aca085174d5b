import type { Database } from '#server/platform/database.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { readServiceAccount } from './google-client.ts'
import { createGoogleDrive, type GoogleDrive } from './google-drive.ts'
import { createLocalDrive, type Drive } from './local-drive.ts'

/** Creates the drive chosen in the settings; `google` is set only if copies go there. */
export function createDrive(
  database: Database,
  settings: Configuration['google'],
): { drive: Drive; google: GoogleDrive | undefined } {
  const local = createLocalDrive(database)
  if (!settings) return { drive: local, google: undefined }
  const { serviceAccount, folder: root, apiUrl } = settings
  const google = createGoogleDrive({ database, local, root }, { account: readServiceAccount(serviceAccount), apiUrl })
  return { drive: google, google }
}
