import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors.ts'
import { answerChannel, headerOf } from './child-wire.ts'
import type { ChildJob, ChildLimits, ChildOutcome, ChildReply } from './child-wire.ts'
import { type Confinement, confinementOf } from './confine-child.ts'
import { loaderFor } from './program-beside.ts'

/** Bytes stored of a dying child's output. */
const lastWords = 4000
/**
 * Runs a job on untrusted bytes in a separate process, which is killed when it exceeds its limits, has none of our environment, and is
 * confined by every means that the system offers. The program answers with `answerInChild`.
 */
export async function runInChild(
  program: URL,
  job: ChildJob,
  limits: ChildLimits & { signal?: AbortSignal },
): Promise<ChildOutcome> {
  const { signal, ...own } = limits
  const confinement = await confinementOf(program)
  signal?.throwIfAborted()
  const child = startChild(program, own, confinement)
  const kill = () => child.kill('SIGKILL')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    kill()
  }, limits.milliseconds)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const answer = collect(child.stdio[answerChannel] as Readable, limits.longestAnswer ?? 1_000_000)
    const words = collect(child.stderr!, lastWords)
    await Promise.all([answer, words, send(child, job), ended(child)])
    signal?.throwIfAborted()
    return isLate ? { outcome: 'timed-out' } : outcomeOf(await answer, await words, child)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    kill()
  }
}

function startChild(program: URL, limits: ChildLimits, { starters, flags }: Confinement): ChildProcess {
  const heap = [`--max-old-space-size=${Math.round(limits.megabytes * 0.6)}`, '--max-semi-space-size=2', '--no-warnings']
  const command = [...starters, process.execPath, ...flags, ...heap, ...loaderFor(program), fileURLToPath(program)]
  return spawn(command[0]!, [...command.slice(1), JSON.stringify(limits)], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  })
}

/** If a child dies before it has read everything, the way it ended is reported, not the broken pipe. */
function send(child: ChildProcess, { options, bytes }: ChildJob): Promise<void> {
  const text = Buffer.from(JSON.stringify(options))
  return new Promise((resolve) => {
    const pipe = child.stdin!
    pipe.on('error', () => resolve())
    pipe.write(headerOf(text, bytes))
    pipe.write(text)
    pipe.end(bytes, () => resolve())
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

async function collect(stream: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function outcomeOf(answer: string, words: string, child: ChildProcess): ChildOutcome {
  const reply = parseReply(answer)
  if (reply?.outcome === 'refused') {
    const { code, message, details } = reply
    return { outcome: 'refused', error: new AppError(code, message, details === undefined ? {} : { details }) }
  }
  if (reply) return reply
  // V8 itself aborts at its own limit, with SIGABRT and this message.
  if (/heap out of memory|Reached heap limit|Array buffer allocation failed/i.test(words)) return { outcome: 'out-of-memory' }
  return { outcome: 'crashed', reason: `${child.signalCode ?? `status ${child.exitCode}`} ${words}`.trim() }
}

function parseReply(answer: string): ChildReply | undefined {
  try {
    return JSON.parse(answer) as ChildReply
  } catch {
    return undefined
  }
}
