import { execFile } from 'node:child_process'
import { chmodSync, constants, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../database.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { prepareHome } from './home.ts'
import { reloadPostmaster } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'strangers-'))
chmodSync(folder, 0o711)
const home = prepareHome(folder, () => {})
const opened = await openEmbeddedPostgres({ folder, role: 'server', quickly: true, flags: ['fsync=off'] })
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

/** Connects like a client and prints the first byte of the database's answer: `R` admits, `E` refuses. */
const knock = `
const [path, user] = process.argv.slice(1)
const words = Buffer.from(['user', user, 'database', 'postgres', ''].join('\\0') + '\\0')
const head = Buffer.alloc(8)
head.writeInt32BE(words.length + 8, 0)
head.writeInt32BE(196608, 4)
require('node:net').connect(path).on('error', (error) => console.log(error.code))
  .once('data', function (data) { console.log(data.toString('latin1')); this.destroy() }).write(Buffer.concat([head, words]))`

const runAs = chooseRunAs()
/** A Node.js that PostgreSQL's account can also start: the one from npx is in a folder of root's own. */
const node = join(folder, 'node')
copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE)
async function answerTo(user: string, asPostgres: boolean): Promise<string> {
  const script = ['-e', knock, join(home.socket, '.s.PGSQL.5432'), user]
  const { stdout } = await run(node, script, { cwd: '/', env: {}, ...(asPostgres && runAs) })
  return stdout
}

test('the account of the server is let in as the one role there is, and as no other', async () => {
  expect(await answerTo('app', false)).toMatch(/^R/)
  expect(await answerTo('postgres', false)).toMatch(/^E.*(?:no pg_hba\.conf entry|authentication failed)/s)
})

test.runIf(runAs.uid !== undefined)('as root, a process of PostgreSQL’s own account is refused at the socket', async () => {
  expect(await answerTo('app', true)).toMatch(/^E.*Peer authentication failed/s)
})

test('a database that an earlier release has left open, and that still runs, is closed', async () => {
  const file = join(home.data, 'pg_hba.conf')
  const closed = readFileSync(file, 'utf8')
  writeFileSync(file, 'local all all trust\n')
  reloadPostmaster(home)
  await expect.poll(() => answerTo('app', runAs.uid !== undefined)).toMatch(/^R/)
  const guest = await openEmbeddedPostgres({ folder, role: 'guest' })
  expect(readFileSync(file, 'utf8')).toBe(closed)
  await expect.poll(() => answerTo('app', runAs.uid !== undefined)).toMatch(runAs.uid === undefined ? /^R/ : /^E/)
  const database = connectDatabase({ url: guest.url, size: 1 })
  expect((await sql`select current_user as role`.execute(database)).rows).toEqual([{ role: 'app' }])
  await database.destroy()
  await guest.close()
})
