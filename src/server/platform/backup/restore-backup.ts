import { sql } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { Database } from '../database.ts'
import { type Head, type Row, type Sequence, type Table, Line, type End } from './backup-line.ts'
import { listForeignKeys, listMigrations, listTables, useOneForm } from './database-tables.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** The lines of a backup up to its end, which must verify every byte before it. */
async function* readBackup(file: string): AsyncGenerator<Exclude<Line, End>> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  let table = ''
  let isWhole = false
  for await (const bytes of splitLines(file)) {
    const line = parse(bytes, file)
    if (isWhole) throw damaged(file)
    if ('sha256' in line) {
      if (line.sha256 !== hash.digest('hex') || !isSame(line.rows, rows)) throw damaged(file)
      isWhole = true
      continue
    }
    hash.update(bytes).update('\n')
    if (Array.isArray(line)) rows[table]! += 1
    else if ('table' in line) rows[(table = line.table)] = 0
    yield line
  }
  if (!isWhole) throw damaged(file)
}

const isSame = (a: Record<string, number>, b: Record<string, number>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([table, count]) => b[table] === count)

const damaged = (file: string, cause?: unknown) =>
  new AppError('unreadable-file', `${file} is not a whole backup: nothing was restored.`, { cause })

function parse(bytes: Buffer, file: string): Line {
  try {
    return Line.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw damaged(file, cause)
  }
}

async function* splitLines(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file)
  const unpacked = packed.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip())
  let open: Buffer[] = []
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        yield Buffer.concat([...open, chunk.subarray(start, end)])
        open = []
        start = end + 1
      }
      open.push(chunk.subarray(start))
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new AppError('invalid-input', `${file} cannot be read (${String('code' in error && error.code)}).`, { cause: error })
    throw error instanceof AppError ? error : damaged(file, error)
  } finally {
    packed.destroy()
  }
}

/** Maximum values in one statement: PostgreSQL numbers them with 16 bits. */
const valueLimit = 20_000
/** Maximum characters in one statement, unless a single row is longer. */
const sizeLimit = 8_000_000

type Restoring = {
  /** Deletes the existing data. */
  replace: boolean
  /** Tables whose rows are not restored. */
  leaveOut?: string[]
  /** Tables that contain only rows written by migrations: these are replaced too. */
  asMigrated?: (transaction: Database) => Promise<string[]>
  /** Examines the existing data before it is deleted; returns a function to run after the restore. */
  compare?: (transaction: Database) => Promise<() => Promise<void>>
}

/**
 * Fills an empty database of the same migration level in one transaction; `replace` empties it first. Returns the number of rows written.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace, leaveOut = [], asMigrated, compare }: Restoring,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await useOneForm(transaction)
    const tables = await listTables(transaction)
    const settle = await compare?.(transaction)
    for (const { table } of tables) await sql`alter table ${sql.id('public', table)} disable trigger user`.execute(transaction)
    for (const table of (await asMigrated?.(transaction)) ?? [])
      await sql`delete from ${sql.id('public', table)}`.execute(transaction)
    await empty(transaction, tables, replace)
    const keys = await listForeignKeys(transaction)
    for (const { table, name } of keys)
      await sql`alter table ${sql.id('public', table)} drop constraint ${sql.id(name)}`.execute(transaction)
    const rows = await fill(transaction, file, leaveOut)
    for (const { table } of tables) await sql`alter table ${sql.id('public', table)} enable trigger user`.execute(transaction)
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.id('public', table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(transaction)
    await settle?.()
    return rows
  })
}

async function empty(transaction: Database, tables: Table[], replace: boolean): Promise<void> {
  if (tables.length === 0) return
  const all = sql.join(tables.map(({ table }) => sql.id('public', table)))
  if (replace) await sql`truncate ${all}`.execute(transaction)
  for (const { table } of tables) {
    const { rows } = await sql`select from ${sql.id('public', table)} limit 1`.execute(transaction)
    if (rows.length === 0) continue
    throw new AppError('conflict', 'The database is not empty: nothing was restored.', {
      details: `There are rows in "${table}". With --replace, everything in it gives way to the backup.`,
    })
  }
}

async function fill(transaction: Database, file: string, leaveOut: string[]): Promise<number> {
  let table: Table | undefined
  let batch: Row[] = []
  let [rows, size] = [0, 0]
  async function flush() {
    if (table && batch.length > 0) await insert(transaction, table, batch)
    rows += batch.length
    batch = []
    size = 0
  }
  for await (const line of readBackup(file)) {
    if (Array.isArray(line)) {
      if (table && leaveOut.includes(table.table)) continue
      const length = line.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (size + length > sizeLimit || (batch.length + 1) * line.length > valueLimit) await flush()
      batch.push(line)
      size += length
      continue
    }
    await flush()
    if ('backup' in line) await checkLevel(transaction, line)
    else if ('table' in line) table = line
    else await setSequence(transaction, line)
  }
  await flush()
  return rows
}

async function checkLevel(transaction: Database, head: Head): Promise<void> {
  const here = await listMigrations(transaction)
  if (here.join() === head.migrations.join()) return
  const isNewer = here.every((name) => head.migrations.includes(name))
  throw new AppError('conflict', `The backup was made by ${isNewer ? 'a newer' : 'another'} release: nothing was restored.`, {
    details: `It is at ${head.migrations.at(-1)}, this database at ${here.at(-1)}. Restore it with the release that made it.`,
  })
}

async function insert(transaction: Database, { table, columns }: Table, rows: Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  await sql`insert into ${sql.id('public', table)} (${names}) overriding system value values ${values}`.execute(transaction)
}

async function setSequence(transaction: Database, { sequence, value, isCalled }: Sequence): Promise<void> {
  await sql`select setval(${`public.${JSON.stringify(sequence)}`}::regclass, ${value}::bigint, ${isCalled})`.execute(transaction)
}
