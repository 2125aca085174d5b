import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../database.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { prepareHome } from './home.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(root, 0o711)
  folder = join(root, 'data')
})

afterEach(async () => {
  if (existsSync(join(folder, 'postgres'))) await stopPostmaster(homeOf(folder))
  rmSync(root, { recursive: true })
})

const homeOf = (path: string) => prepareHome(path, () => {})
const open = (role: 'server' | 'guest' = 'server', said: string[] = []) =>
  openEmbeddedPostgres({ folder, role, quickly: true, flags: ['fsync=off'], say: (line) => said.push(line) })

async function query(url: string, text: string): Promise<unknown[]> {
  const database = connectDatabase({ url, size: 1 })
  const { rows } = await sql.raw(text).execute(database)
  await database.destroy()
  return rows
}

async function startOwner(role = 'server'): Promise<{ owner: ChildProcessByStdio<null, Readable, null>; line: string }> {
  const script = join(import.meta.dirname, '../../testing/database-owner.ts')
  const owner = spawn(process.execPath, ['--import', 'tsx', script, folder, role], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  return { owner, line: line.toString().trim() }
}

test('what was written is there after a stop and a start, and nothing listens on a port', async () => {
  const first = await open()
  await query(first.url, 'create table kept as select 1 as one')
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await first.close()
  expect(findPostmaster(homeOf(folder))).toBeUndefined()
  const second = await open()
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
  await second.close()
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

test('servers that start together on a new folder agree on one', async () => {
  const starts = await Promise.all([startOwner(), startOwner(), startOwner()])
  const lines = starts.map(({ line }) => line.split(' ', 1).join())
  expect(lines.filter((line) => line === 'Another')).toHaveLength(2)
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^postgresql:/)]))
  await Promise.all(starts.map(async ({ owner }) => owner.kill('SIGTERM') && owner.exitCode === null && once(owner, 'exit')))
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
  const server = await open('server', said)
  process.kill(findPostmaster(homeOf(folder))!.pid, 'SIGKILL')
  await expect.poll(() => said, { timeout: 10_000 }).toContain('The database is back.')
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(open()).rejects.toThrow('Another server')
  await server.close()
})

test('a path too long for a socket moves it to a closed folder elsewhere', async () => {
  folder = join(root, 'a-rather-long-name-for-a-folder'.repeat(3))
  const server = await open()
  const { socket } = homeOf(folder)
  expect(socket.startsWith(tmpdir())).toBe(true)
  expect(statSync(socket).mode & 0o777).toBe(0o700)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.close()
  rmSync(socket, { recursive: true })
})

test('a pid file whose process is another program now does not stop the start', async () => {
  const first = await open()
  await first.close()
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n`)
  const second = await open()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.close()
})

test('data of another major version is refused in one line', async () => {
  mkdirSync(join(folder, 'postgres'), { recursive: true })
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '14\n')
  await expect(open()).rejects.toThrow(/was written by PostgreSQL 14, and this release brings \d+: back it up/)
})

test('a folder that is none, and a database that does not start, are one line each', async () => {
  writeFileSync(folder, '')
  await expect(open()).rejects.toThrow(`DATA_DIR: ${folder} is not a folder that this server may write to`)
  rmSync(folder)
  const wrong = openEmbeddedPostgres({ folder, role: 'server', quickly: true, flags: ['work_mem=much'] })
  await expect(wrong).rejects.toThrow(/^The database in .* does not start: FATAL: .*work_mem.* \(.*postgres\.log may say more\)$/)
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('work_mem')
})
