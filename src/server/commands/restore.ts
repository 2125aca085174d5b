import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import type { Database } from '#server/platform/database.ts'

/** Reads a backup into an empty database, or with `replace` into any; answers what to tell the person at the terminal. */
export async function restore(database: Database, file: string, options: { replace?: boolean } = {}): Promise<string> {
  const rows = await restoreBackup(database, file, { replace: options.replace ?? false })
  return [
    `${rows} rows of ${file} are restored.`,
    'The backup does not hold SECRET_KEY: give this server the one it had, since stored keys open only with it.',
  ].join('\n')
}
