import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confinementOf } from './confine-child.ts'
import { runInChild } from './run-in-child.ts'

/** Inside the project, where the bundle finds its packages. */
mkdirSync('.cache', { recursive: true })
const folder = resolve(mkdtempSync('.cache/confined-'))
const outside = mkdtempSync(join(tmpdir(), 'outside-'))
const program = pathToFileURL(join(folder, 'child.js'))
let met = 0
const meet = (socket: Socket) => {
  met++
  socket.destroy()
}
const [onPort, onSocket] = [createServer(meet), createServer(meet)]

/** Things that a malicious file could do if it took over its reader. */
const source = `
  import { spawnSync } from 'node:child_process'
  import { createSocket } from 'node:dgram'
  import { lookup } from 'node:dns/promises'
  import { readFileSync, readdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
  import { connect } from 'node:net'
  import { networkInterfaces } from 'node:os'
  import { Worker } from 'node:worker_threads'
  import { parse } from 'yaml'
  import { answerInChild } from './answer-in-child.ts'
  const opened = (socket) => new Promise((resolve, reject) => socket.once('connect', resolve).once('message', resolve).once('error', reject))
  const outcomeOf = (work) => Promise.resolve().then(work).then(() => 'done', (error) => 'refused: ' + (error.code ?? error.message))
  await answerInChild(async ({ options: { outside, port, socket } }) => {
    const acts = {
      'read a file of the system': () => readFileSync('/etc/passwd'),
      'read a file of others': () => readFileSync(outside + '/secret'),
      'list a folder': () => readdirSync('/'),
      'write a file': () => writeFileSync(outside + '/written', 'x'),
      'change its own program': () => writeFileSync(import.meta.dirname + '/child.js', ''),
      'link to a file': () => symlinkSync('/etc/passwd', import.meta.dirname + '/link'),
      'delete a file': () => unlinkSync(outside + '/secret'),
      'start a program': () => { const { error } = spawnSync('true'); if (error) throw error },
      'start a thread': () => new Worker('', { eval: true }),
      'connect to a port': () => opened(connect(port, '127.0.0.1')),
      'connect to a socket': () => opened(connect(socket)),
      'connect by fetch': () => fetch('http://127.0.0.1:' + port),
      'send a packet': () => createSocket('udp4').bind(),
      'ask for a name': () => lookup('localhost'),
      'make a program of text': () => new Function('return 1')(),
      'reach into Node': () => process.binding('fs'),
    }
    const outcomes = {}
    for (const [name, act] of Object.entries(acts)) outcomes[name] = await outcomeOf(act)
    return { outcomes, interfaces: Object.keys(networkInterfaces()), environment: Object.keys(process.env), parsed: parse('a: 1'), user: process.getuid() }
  })`

beforeAll(async () => {
  const stdin = { contents: source, resolveDir: import.meta.dirname, loader: 'ts' } as const
  const settings = { bundle: true, format: 'esm', platform: 'node', packages: 'external' } as const
  await build({ stdin, outfile: join(folder, 'child.js'), ...settings })
  writeFileSync(join(outside, 'secret'), 'kept')
  await new Promise<void>((listening) => onPort.listen(0, '127.0.0.1', listening))
  await new Promise<void>((listening) => onSocket.listen(join(outside, 'socket'), listening))
})
afterAll(() => {
  for (const server of [onPort, onSocket]) server.close()
  for (const one of [folder, outside]) rmSync(one, { recursive: true })
})

test('what reads a file reads, writes, starts and reaches nothing else', async () => {
  const options = { outside, port: (onPort.address() as AddressInfo).port, socket: join(outside, 'socket') }
  const limits = { milliseconds: 30_000, stallMilliseconds: 20_000, megabytes: 80 }
  const outcome = await runInChild(program, { options, bytes: new Uint8Array() }, limits)
  expect(outcome).toMatchObject({ outcome: 'answered', output: { parsed: { a: 1 }, environment: [] } })
  const { outcomes, interfaces, user } = (
    outcome as { output: { outcomes: Record<string, string>; interfaces: string[]; user: number } }
  ).output
  expect(Object.entries(outcomes).filter(([, how]) => !how.startsWith('refused'))).toEqual([])
  expect(Object.keys(outcomes)).toHaveLength(16)
  expect([met, readFileSync(join(outside, 'secret'), 'utf8')]).toEqual([0, 'kept'])
  const { starters } = await confinementOf(program)
  // Only where the system was able to remove it.
  expect(starters.includes('unshare') && interfaces.length > 0).toBe(false)
  expect(starters.some((word) => word.startsWith('--reuid')) && user === process.getuid!()).toBe(false)
})
