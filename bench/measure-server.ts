// The built server as a process: from start to first answer, a generation as a person has it, and the list call beside a bare route.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signInCookie } from '#server/accounts/sign-in-cookie.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { compareListCall } from './compare-list-call.ts'
import { measure, printTable, timeOf } from './figures.ts'

const folder = mkdtempSync(join(tmpdir(), 'arcwright-bench-'))
const port = await findPort()
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

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}

let server: ChildProcess | undefined
/** Its first line, which comes when the demo account is there. */
let announced: Promise<unknown> | undefined
async function start() {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  server = child
  announced = once(child.stdout.setEncoding('utf8'), 'data')
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server did not start.')
    await wait(5)
  }
}
async function stop() {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function signIn() {
  await announced
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
  try {
    const compared = await compareListCall({ databaseUrl: guest.url, address, cookie })
    printTable(
      `Signed-in list of ${project} documents (aim: 0.80 of the bare route)`,
      compared.map(({ name, rate, share }) => ({ route: name, 'calls/s': rate, share })),
    )
  } finally {
    await guest.close()
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
