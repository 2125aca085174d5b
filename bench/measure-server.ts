// The built server as a process: from start to first answer, a generation as a person has it, and the list call beside a bare route.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { CompiledQuery } from 'kysely'
import { signInCookie } from '#server/accounts/sign-in-cookie.ts'
import { connectDatabase, type Database } from '#server/platform/database.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { measure, percentile, printTable, timeOf } from './figures.ts'

const folder = mkdtempSync(join(tmpdir(), 'arcwright-bench-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const address = `http://127.0.0.1:${port}`
const credentials = { username: 'demo', password: 'a password for the bench' }
const environment = {
  ...process.env,
  DATA_DIR: folder,
  PORT: String(port),
  LOG_LEVEL: 'error',
  DEMO_PASSWORD: credentials.password,
  NODE_ENV: 'production',
}

let server: ChildProcess | undefined
async function start() {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  server = child
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await wait(5)
  }
}
async function stop() {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function signIn() {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(credentials),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${signInCookie}=`))
  if (!cookie) throw new Error(`No sign-in: ${await answer.text()}`)
  return cookie.split(';')[0] ?? ''
}

type Example = { documentType: string; client: string; projectName: string; requirements: object }
const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Example

async function generate(cookie: string, project: string) {
  const form = new FormData()
  form.set('documentType', example.documentType)
  form.set('client', example.client)
  form.set('projectName', project)
  form.set('requirements', JSON.stringify(example.requirements))
  form.set('outputFormat', 'pdf')
  const answer = await fetch(`${address}/api/v3/documents/generate`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.json()
}

/** Requests a second over two keep-alive connections a core; the middle of three rounds. */
async function load(url: string, cookie?: string) {
  const rates: number[] = []
  for (let round = 0; round < 3; round++) {
    const result = await autocannon({ url, connections: 8, duration: 4, ...(cookie && { headers: { cookie } }) })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
    rates.push(result.requests.average)
  }
  return percentile(rates, 50)
}

/** What the list call asks the database, as the driver is given it. */
async function queriesOfListCall(url: string, cookie: string) {
  const { listDocuments } = await import('#server/documents/store.ts')
  const { findSignedIn } = await import('#server/accounts/store.ts')
  const { hashToken } = await import('#server/accounts/sign-in-cookie.ts')
  const queries: { sql: string; parameters: unknown[] }[] = []
  const database = connectDatabase({ url })
  const recording: Database = Object.assign(Object.create(database) as Database, {
    executeQuery: <Row>(query: CompiledQuery<Row>) => {
      const parameters = query.parameters.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value))
      queries.push({ sql: query.sql, parameters })
      return database.executeQuery(query)
    },
  })
  const viewer = await findSignedIn(recording, hashToken(cookie.split('=')[1] ?? ''))
  if (!viewer) throw new Error('The sign-in is not known.')
  await listDocuments(recording, viewer)
  await database.destroy()
  if (queries.length !== 2) throw new Error(`The list call was expected to ask two queries, not ${queries.length}.`)
  return queries
}

try {
  const first = await timeOf(start)
  await stop()
  const second = await timeOf(start)
  printTable('From start to first answer (aim: a second start within 1500 ms)', [
    { start: 'first, with a new database', ms: first },
    { start: 'second', ms: second },
  ])

  const cookie = await signIn()
  let project = 0
  const generation = await measure(
    async () => `Bench ${project++}`,
    (name) => generate(cookie, name),
    20,
  )
  printTable('A High-Level Design with its PDF, asked for over HTTP, kept and rendered (aim: 300 ms warm)', [
    {
      work: 'POST /api/v3/documents/generate',
      'cold ms': generation.cold,
      'warm p50 ms': generation.p50,
      'p95 ms': generation.p95,
    },
  ])

  const guest = await openEmbeddedPostgres({ folder, role: 'guest' })
  const queries = await queriesOfListCall(guest.url, cookie)
  const bare = fork('dist/server/bare-server.js', [guest.url, JSON.stringify(queries)])
  const [barePort] = (await once(bare, 'message')) as [number]
  const floor = await load(`http://127.0.0.1:${barePort}/`)
  const own = await load(`${address}/api/v3/documents`, cookie)
  const floorAgain = await load(`http://127.0.0.1:${barePort}/`)
  const ownAgain = await load(`${address}/api/v3/documents`, cookie)
  printTable(`Signed-in list of ${project} documents (aim: 0.80 of the bare route)`, [
    { route: 'bare route, same SQL', 'calls/s': (floor + floorAgain) / 2, share: 1 },
    { route: 'GET /api/v3/documents', 'calls/s': (own + ownAgain) / 2, share: (own + ownAgain) / (floor + floorAgain) },
  ])
  bare.kill()
  await guest.close()
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
