import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { Database } from '../database.ts'
import type { End, Head, Table } from './backup-line.ts'
import { sealWith } from './sealing.ts'
import { listMigrations, listSequences, listTables, useOneForm } from './database-tables.ts'

/** Bytes of a batch of rows in the database, where they may be compressed. */
const batchBytes = 4_000_000
const batchRows = 500

/**
 * Writes every row as of one moment into a file, complete or not at all, encrypted if there is a password; returns the number of rows per
 * table.
 */
export async function writeBackup(database: Database, file: string, password?: string): Promise<End['rows']> {
  const draft = `${file}.${process.pid}.draft`
  const rows: End['rows'] = {}
  // Deriving the key takes seconds on a busy machine, after which an open transaction would be ended as idle.
  const seal = password === undefined ? undefined : sealWith(password)
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const to = createWriteStream(draft, { mode: 0o600, flush: true })
        const lines = Readable.from(writeLines(transaction, rows))
        if (seal) await pipeline(lines, createGzip({ level: 6 }), seal, to)
        else await pipeline(lines, createGzip({ level: 6 }), to)
      })
    await rename(draft, file)
    await flushFolder(dirname(resolve(file)))
  } catch (error) {
    await rm(draft, { force: true })
    throw explain(error, file)
  }
  return rows
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

async function* writeLines(transaction: Database, rows: End['rows']): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const text of describeDatabase(transaction, rows)) {
    hash.update(text)
    yield text
  }
  const end: End = { rows, sha256: hash.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

async function* describeDatabase(transaction: Database, rows: End['rows']): AsyncGenerator<string> {
  await useOneForm(transaction)
  const head: Head = { backup: 1, madeAt: new Date().toISOString(), migrations: await listMigrations(transaction) }
  yield `${JSON.stringify(head)}\n`
  for (const table of await listTables(transaction)) {
    yield `${JSON.stringify(table)}\n`
    rows[table.table] = 0
    for await (const batch of readRows(transaction, table)) {
      rows[table.table]! += batch.length
      yield batch.join('')
    }
  }
  for (const sequence of await listSequences(transaction)) yield `${JSON.stringify(sequence)}\n`
}

async function* readRows(transaction: Database, { table, columns }: Table): AsyncGenerator<string[]> {
  const from = sql.id('public', table)
  const names = columns.map((column) => sql.ref(column))
  const sizes = sql.join(
    names.map((name) => sql`coalesce(pg_column_size(${name}), 0)`),
    sql` + `,
  )
  const { rows: widest } = await sql<{ bytes: number | null }>`select max(${sizes}) as bytes from ${from}`.execute(transaction)
  const count = Math.max(1, Math.min(batchRows, Math.floor(batchBytes / (widest[0]?.bytes ?? 1))))
  const texts = sql.join(names.map((name) => sql`${name}::text`))
  await sql`declare reading no scroll cursor for select to_json(array[${texts}])::text || chr(10) as line from ${from}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from reading`.execute(transaction)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close reading`.execute(transaction)
}

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC') return new AppError('unavailable', `The disk that ${file} is to be on is full.`, { cause: error })
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'EISDIR' || code === 'ENOTDIR')
    return new AppError('invalid-input', `${file} cannot be written (${code}).`, { cause: error })
  return error
}
