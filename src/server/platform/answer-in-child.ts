import dgram from 'node:dgram'
import dns from 'node:dns'
import { writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import threads from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import { answerChannel, headerBytes } from './child-wire.ts'
import type { ChildJob, ChildLimits, ChildReply } from './child-wire.ts'

/** The main function of a program that `runInChild` starts: reads the job, does it, answers, ends. */
export async function answerInChild(work: (job: ChildJob, progress: () => void) => Promise<unknown>): Promise<void> {
  const limits = JSON.parse(process.argv[2]!) as ChildLimits
  const progress = watch(limits)
  closeOutward()
  const job = await readJob()
  progress()
  const reply = await work(job, progress).then((output): ChildReply => ({ outcome: 'answered', output }), replyToFailure)
  writeWhole(Buffer.from(JSON.stringify(reply)))
  process.exit(0)
}

/** A pipe accepts only as many bytes at once as it has room for. */
function writeWhole(bytes: Buffer) {
  for (let written = 0; written < bytes.length;) written += writeSync(answerChannel, bytes, written)
}

function replyToFailure(error: unknown): ChildReply {
  if (error instanceof AppError) return { outcome: 'refused', code: error.code, message: error.message, details: error.details }
  return { outcome: 'crashed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** The file gets its own buffer, which its reader may take over without a copy. */
async function readJob(): Promise<ChildJob> {
  let early = Buffer.alloc(0)
  let options = new Uint8Array()
  let bytes: Uint8Array | undefined
  let filled = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (bytes) {
      bytes.set(chunk, filled)
      filled += chunk.length
      continue
    }
    early = Buffer.concat([early, chunk])
    const start = early.length < headerBytes ? Infinity : headerBytes + early.readUInt32LE(0)
    if (early.length < start) continue
    options = early.subarray(headerBytes, start)
    bytes = new Uint8Array(early.readUInt32LE(4))
    bytes.set(early.subarray(start))
    filled = early.length - start
  }
  if (!bytes || filled < bytes.length) throw new Error('The job did not arrive whole.')
  return { options: JSON.parse(Buffer.from(options).toString()), bytes }
}

/**
 * A thread that ends this process at its limits, also while the work blocks the main thread, and when the parent has died. It is plain
 * JavaScript in a string, so it needs no loader and no file.
 */
const watchman = `
const { workerData: { beats, limits, parent, channel } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const beat = new Int32Array(beats)
const processorTime = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
const end = (outcome) => {
  try { writeSync(channel, JSON.stringify({ outcome })) } catch {}
  process.kill(process.pid, 'SIGKILL')
}
const idle = process.memoryUsage.rss()
const deadline = Date.now() + limits.milliseconds
let [seen, since, begun] = [-1, 0, undefined]
setInterval(() => {
  const [now, busy] = [Atomics.load(beat, 0), processorTime()]
  if (now !== seen) [seen, since] = [now, busy]
  // The first sign is that the job is here: what went before is the start of the program.
  if (now > 0) begun ??= busy
  if (begun !== undefined && busy - begun > limits.processorMilliseconds) end('timed-out')
  if (process.memoryUsage.rss() - idle > limits.megabytes * 2 ** 20) end('out-of-memory')
  if (busy - since > limits.stallMilliseconds || Date.now() > deadline) end('timed-out')
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 3)`

function watch(limits: ChildLimits): () => void {
  const beats = new SharedArrayBuffer(4)
  const beat = new Int32Array(beats)
  const workerData = { beats, limits, parent: process.ppid, channel: answerChannel }
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 }
  new threads.Worker(watchman, { eval: true, workerData, resourceLimits, execArgv: [] }).unref()
  return () => void Atomics.add(beat, 0, 1)
}

/** From here on this process cannot open connections or threads, even if the system could not disable its network. */
function closeOutward() {
  const refuse = () => {
    throw new Error('What reads a file opens no connection and no thread.')
  }
  Socket.prototype.connect = refuse
  for (const names of [dgram, dns, dns.promises, threads])
    for (const [name, value] of Object.entries(names)) if (typeof value === 'function') Object.assign(names, { [name]: refuse })
  syncBuiltinESMExports()
}
