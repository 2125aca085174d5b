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
    `${file} contains ${rows} rows of ${counts.length} tables, from one point in time.`,
    ...(password === undefined ? [] : ['It is encrypted and cannot be read without its password.']),
    'It does not contain SECRET_KEY (nor the file secret-key of the data folder). Store that separately: saved keys open only with it.',
  ].join('\n')
}
