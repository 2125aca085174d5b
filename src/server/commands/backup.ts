import { resolve } from 'node:path'
import { recordBackup } from '#server/documents/erasure/store.ts'
import { AppError } from '#shared/errors.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import type { Database } from '#server/platform/database.ts'

/** Minimum length in characters. */
const shortest = 12

/** Writes the whole database to a file while it is in use; returns a message for the terminal. */
export async function backup(database: Database, file: string, password?: string): Promise<string> {
  if (password !== undefined && password.trim().length < shortest)
    throw new AppError('invalid-input', `The password of a backup needs at least ${shortest} characters; nothing was written.`)
  const madeAt = new Date()
  const counts = Object.values(await writeBackup(database, file, password?.trim()))
  await recordBackup(database, { file: resolve(file), madeAt })
  const rows = counts.reduce((sum, count) => sum + count, 0)
  return [
    `${file} holds ${rows} rows of ${counts.length} tables, as of one moment.`,
    ...(password === undefined ? [] : ['It is encrypted: without its password nobody reads it, you neither.']),
    'It does not hold SECRET_KEY (nor the file secret-key of the data folder): keep that apart, since stored keys open only with it.',
  ].join('\n')
}
