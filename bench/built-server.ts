import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const credentials = { username: 'demo', password: 'a password for the bench' }

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}

/** The built server as a process with its own folder, which can be started and stopped. */
export async function prepareServer(settings: Record<string, string> = {}, program = 'dist/server/main.js') {
  const folder = mkdtempSync(join(tmpdir(), 'arcwright-bench-'))
  // When run as root, the database runs under another account, which needs access to the folder.
  chmodSync(folder, 0o711)
  const port = await findPort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    DEMO_PASSWORD: credentials.password,
    NODE_ENV: 'production',
    ...settings,
  }
  let server: ChildProcess | undefined
  /** Its first line of output, printed once the demo account exists. */
  let announced: Promise<unknown> | undefined

  async function start() {
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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
  async function signIn({ username, password }: { username: string; password: string } = credentials) {
    await announced
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ username, password }),
    })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (cookies.length === 0) throw new Error(`No sign-in: ${await answer.text()}`)
    return cookies.join('; ')
  }
  async function end() {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, folder, start, stop, signIn, end, pid: () => server?.pid }
}

type Example = { documentType: string; client: string; projectName: string; requirements: object }
export type Order = { cookie: string; project: string; example: Example; format: string; key?: string }

/** Generates a document as a user does, and waits for it. */
export async function generate(address: string, { cookie, project, example, format, key }: Order) {
  const form = new FormData()
  form.set('documentType', example.documentType)
  form.set('client', example.client)
  form.set('projectName', project)
  form.set('requirements', JSON.stringify(example.requirements))
  form.set('outputFormat', format)
  form.set('useAgent', 'false')
  const headers = { cookie, origin: address, ...(key && { 'idempotency-key': key }) }
  const answer = await fetch(`${address}/api/v3/documents/generate`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { writer: string; marks: object[] }
}
