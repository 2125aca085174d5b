import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '../database.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { prepareHome } from './home.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'

vi.setConfig({ testTimeout: 60_000 })

let root: string
/** Shared by most tests, because creating a database takes longer than they do. */
let folder: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(root, 0o711)
  folder = join(root, 'data')
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  await stopAll()
})

afterAll(() => rmSync(root, { recursive: true }))

async function stopAll(): Promise<void> {
  for (const path of readdirSync(root).map((name) => join(root, name)))
    if (existsSync(join(path, 'postgres'))) await stopPostmaster(homeOf(path))
}

const homeOf = (path: string) => prepareHome(path, () => {})
const open = (more: { folder?: string; say?: (line: string) => void; flags?: string[] } = {}) =>
  openEmbeddedPostgres({ folder, role: 'server', quickly: true, flags: ['fsync=off'], ...more })

async function query(url: string, text: string): Promise<unknown[]> {
  const database = connectDatabase({ url, size: 1 })
  const { rows } = await sql.raw(text).execute(database)
  await database.destroy()
  return rows
}

type Owner = ChildProcessByStdio<null, Readable, null>
const owners: Owner[] = []

async function startOwner(role = 'server'): Promise<{ owner: Owner; line: string }> {
  const script = join(import.meta.dirname, '../../testing/database-owner.ts')
  const owner = spawn(process.execPath, ['--import', 'tsx', script, folder, role], { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(owner)
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  return { owner, line: line.toString().trim() }
}

test('servers that start together on a new folder agree on one', async () => {
  const starts = await Promise.all([startOwner(), startOwner(), startOwner()])
  const lines = starts.map(({ line }) => line.split(' ', 1).join())
  expect(lines.filter((line) => line === 'Another')).toHaveLength(2)
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^postgresql:/)]))
  await Promise.all(starts.map(async ({ owner }) => owner.kill('SIGTERM') && owner.exitCode === null && once(owner, 'exit')))
})

test('what was written is there after a restart, even if the old pid is another program now, and nothing listens on a port', async () => {
  const first = await open()
  await query(first.url, 'create table kept as select 1 as one')
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await first.close()
  expect(findPostmaster(homeOf(folder))).toBeUndefined()
  const other = spawn('sleep', ['60'], { ...chooseRunAs(), cwd: '/' })
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${other.pid}\n`)
  const second = await open()
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
  await second.close()
  other.kill()
})

test('a folder has one server: another is refused, a killed one is succeeded, and its database is adopted', async () => {
  const { owner } = await startOwner()
  const before = findPostmaster(homeOf(folder))
  await expect(open()).rejects.toThrow(`Another server (process ${owner.pid}) already uses ${folder}`)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const successor = await open()
  expect(findPostmaster(homeOf(folder))?.pid).toBe(before?.pid)
  await successor.close()
  expect(findPostmaster(homeOf(folder))).toBeUndefined()
})

test('a guest joins the server, and the last one out ends the database', async () => {
  const server = await open()
  const { owner: guest, line: url } = await startOwner('guest')
  expect(url).toBe(server.url)
  await server.close()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  guest.kill('SIGTERM')
  await once(guest, 'exit')
  expect(findPostmaster(homeOf(folder))).toBeUndefined()
})

test('a database that dies is started again', async () => {
  const said: string[] = []
  const server = await open({ say: (line) => said.push(line) })
  process.kill(findPostmaster(homeOf(folder))!.pid, 'SIGKILL')
  await expect.poll(() => said).toContain('The database is back.')
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(open()).rejects.toThrow('Another server')
  await server.close()
})

test('a path too long for a socket moves it to a closed folder elsewhere', async () => {
  const long = join(root, 'a-rather-long-name-for-a-folder'.repeat(3))
  const server = await open({ folder: long })
  const { socket } = homeOf(long)
  expect(socket.startsWith(tmpdir())).toBe(true)
  expect(statSync(socket).mode & 0o777).toBe(0o700)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.close()
  rmSync(socket, { recursive: true })
})

test('data of another major version is refused in one line', async () => {
  const old = join(root, 'old')
  mkdirSync(join(old, 'postgres'), { recursive: true })
  chmodSync(old, 0o711)
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '14\n')
  await expect(open({ folder: old })).rejects.toThrow(/was written by PostgreSQL 14, and this release brings \d+: back it up/)
})

test('a folder that is none, and a database that does not start, are one line each', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  await expect(open({ folder: file })).rejects.toThrow(`DATA_DIR: ${file} is not a folder that this server may write to`)
  await expect(open({ flags: ['work_mem=much'] })).rejects.toThrow(
    /^The database in .* does not start: FATAL: .*work_mem.* \(.*postgres\.log may say more\)$/,
  )
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('work_mem')
})
