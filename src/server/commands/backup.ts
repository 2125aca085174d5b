import { resolve } from 'node:path'
import { recordBackup } from '#server/documents/erasure/store.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import type { Database } from '#server/platform/database.ts'

/** Writes everything the database holds into a file, while it is in use; answers what to tell the person at the terminal. */
export async function backup(database: Database, file: string): Promise<string> {
  const madeAt = new Date()
  const counts = Object.values(await writeBackup(database, file))
  await recordBackup(database, { file: resolve(file), madeAt })
  const rows = counts.reduce((sum, count) => sum + count, 0)
  return [
    `${file} holds ${rows} rows of ${counts.length} tables, as of one moment.`,
    'It does not hold SECRET_KEY (nor the file secret-key of the data folder): keep that apart, since stored keys open only with it.',
  ].join('\n')
}
