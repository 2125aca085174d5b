import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors.ts'
import { answerChannel, headerOf } from './child-wire.ts'
import type { ChildJob, ChildLimits, ChildOutcome, ChildReply } from './child-wire.ts'
import { type Confinement, confinementOf } from './confine-child.ts'
import { loaderFor } from './program-beside.ts'

/** Bytes kept of what a dying child said. */
const lastWords = 4000
/**
 * Does a job on bytes nobody vouches for in a process of its own, which is killed when it passes its limits, knows nothing of our
 * environment, and may do as little as the system lets it be told. The program answers with `answerInChild`.
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

/** A child that dies before it has read everything is told about by how it ended, not by the broken pipe. */
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
  // V8 itself gives up at its own limit, by SIGABRT and with these words.
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
