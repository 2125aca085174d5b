// The built server as a process, on a database of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const folder = mkdtempSync(join(tmpdir(), 'arcwright-bench-'))
const port = await findPort()
export const address = `http://127.0.0.1:${port}`
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
export async function start() {
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
export async function stop() {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The cookies of a sign-in of the demo account, as a browser sends them. */
export async function signIn() {
  await announced
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(credentials),
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  if (cookies.length === 0) throw new Error(`No sign-in: ${await answer.text()}`)
  return cookies.join('; ')
}

/** Stops the server and forgets what it kept. */
export async function clear() {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
