import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let [from, to]: GivenDatabase[] = []
let folder: string
let file: string

/** Everything that is easily lost: unusual types and texts, generated and identity columns, rows with circular references, a trigger. */
const oddTables = [
  `create table odd (
     id bigint generated always as identity primary key, text text, bytes bytea, at timestamptz, day date, for_how_long interval,
     number numeric, real double precision, list text[], binary_json jsonb, plain_json json, yes boolean, key uuid,
     length integer generated always as (length(text)) stored, other bigint references odd)`,
  `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'only added to'; end $$`,
  `create trigger guard before update or delete on odd for each row execute function refuse()`,
  `create trigger guard_all before truncate on odd for each statement execute function refuse()`,
]
const oddRows = `insert into odd (text, bytes, at, day, for_how_long, number, real, list, binary_json, plain_json, yes, key, other) values
  (E'tab\\t newline\\n "quotes" \\\\ ' || chr(8232) || chr(128512), '\\x00ff0a', '2026-01-02 03:04:05.678901+02', '0044-03-15 BC', '1 mon -3 days 00:00:00.000001',
   12345678901234567890.123456789, 0.1::float8 + 0.2::float8, array['a,"b', null, '{}'], '{"b": [1, null]}', '{"b" :1, "a":"\\u0000"}', true, gen_random_uuid(), 2),
  (null, null, 'infinity', null, null, 'NaN', '-infinity', '{}', null, null, null, null, 1),
  (repeat('long ', 100000), null, null, null, null, null, null, null, null, null, false, null, null)`

beforeEach(async () => {
  ;[from, to] = await Promise.all([givenDatabase(), givenDatabase()])
  for (const given of [from, to]) for (const text of oddTables) await sql.raw(text).execute(given.database)
  await sql.raw(oddRows).execute(from.database)
  await sql`insert into jobs (id, kind, payload, created_at) select 'job ' || n, 'test', '{}', now() from generate_series(1, 3000) n`.execute(
    from.database,
  )
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  file = join(folder, 'backup.gz')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([from!.drop(), to!.drop()])
})

async function contentsOf(database: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const table of ['jobs', 'job_steps', 'job_events', 'odd']) {
    const { rows } = await sql`select t::text from ${sql.id(table)} t order by 1`.execute(database)
    contents[table] = rows
  }
  return contents
}

test('what is restored is what was backed up, row by row, and goes on counting where it was', async () => {
  const said = await backup(from!.database, file)
  expect(said).toContain('3010 rows')
  expect(said).toContain('does not contain SECRET_KEY')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['backup.gz'])
  expect(await restore(to!.database, file)).toContain('3010 rows')
  const contents = await contentsOf(from!.database)
  expect(contents.odd).toHaveLength(3)
  expect(await contentsOf(to!.database)).toEqual(contents)
  const added = await sql`insert into odd (text, other) values ('next', 3) returning id`.execute(to!.database)
  expect(added.rows).toEqual([{ id: 4 }])
  await expect(sql`insert into odd (other) values (77)`.execute(to!.database)).rejects.toThrow('foreign key')
  await expect(sql`delete from odd`.execute(to!.database)).rejects.toThrow('only added to')
})

test('a backup while others write is of one moment', async () => {
  const writing = new AbortController()
  const writer = (async () => {
    while (!writing.signal.aborted)
      await from!.database.transaction().execute(async (transaction) => {
        await sql`with job as (insert into jobs (id, kind, payload) values (gen_random_uuid(), 'pair', '{}') returning id)
          insert into job_steps (job_id, name, result) select id, 'pair', '1' from job`.execute(transaction)
      })
  })()
  await expect.poll(async () => (await contentsOf(from!.database)).job_steps!.length).toBeGreaterThan(10)
  await backup(from!.database, file)
  writing.abort()
  await writer
  await restore(to!.database, file)
  const pairs = await sql<{ jobs: number; steps: number }>`
    select (select count(*) from jobs where kind = 'pair') as jobs, (select count(*) from job_steps) as steps`.execute(to!.database)
  expect(pairs.rows[0]!.jobs).toBe(pairs.rows[0]!.steps)
  expect(pairs.rows[0]!.jobs).toBeGreaterThan(10)
})

test('a database with rows in it is left alone unless it is to be replaced', async () => {
  await backup(from!.database, file)
  await sql`insert into odd (text) values ('mine')`.execute(to!.database)
  await expect(restore(to!.database, file)).rejects.toMatchObject({ code: 'conflict', details: expect.stringContaining('"odd"') })
  expect((await contentsOf(to!.database)).odd).toHaveLength(1)
  await restore(to!.database, file, { replace: true })
  expect(await contentsOf(to!.database)).toEqual(await contentsOf(from!.database))
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  ['cut at a line', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n') + '\n')],
  ['changed in one letter', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('job 77', 'job 88888'))],
  ['no backup at all', () => Buffer.from('hello')],
])('a backup that is %s changes nothing', async (_, spoil) => {
  await backup(from!.database, file)
  writeFileSync(file, spoil(readFileSync(file)))
  await expect(restore(to!.database, file)).rejects.toMatchObject({ code: 'unreadable-file' })
  expect((await contentsOf(to!.database)).jobs).toEqual([])
})

test('a backup of another release, a missing one, and a place that cannot be written are refused in a sentence', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(from!.database)
  await backup(from!.database, file)
  await expect(restore(to!.database, file)).rejects.toThrow('was made by a newer release')
  await expect(restore(to!.database, join(folder, 'missing'))).rejects.toThrow('cannot be read (ENOENT)')
  await expect(backup(from!.database, join(folder, 'no', 'folder'))).rejects.toThrow('cannot be written (ENOENT)')
})

test(
  'an encrypted backup says nothing to whoever has it, and is restored with its password alone',
  { timeout: 300_000 },
  async () => {
    const password = 'a password for the backup'
    await expect(backup(from!.database, file, 'short')).rejects.toThrow('at least 12')
    expect(await backup(from!.database, file, password)).toContain('encrypted')
    expect(readFileSync(file).subarray(0, 16).toString()).toBe('sealed-backup-1\n')
    expect(() => gunzipSync(readFileSync(file))).toThrow('incorrect header check')
    for (const wrong of ['', 'another password'])
      await expect(restore(to!.database, file, { readPassword: () => Promise.resolve(wrong) })).rejects.toThrow(
        'nothing was restored',
      )
    expect(await restore(to!.database, file, { readPassword: () => Promise.resolve(password) })).toContain('3010 rows')
    expect(await contentsOf(to!.database)).toEqual(await contentsOf(from!.database))
    expect(readdirSync(folder)).toEqual(['backup.gz'])
    const bytes = readFileSync(file)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(file, bytes)
    const changed = { replace: true, readPassword: () => Promise.resolve(password) }
    await expect(restore(to!.database, file, changed)).rejects.toThrow('was changed')
  },
)
