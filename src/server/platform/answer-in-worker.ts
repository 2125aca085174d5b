import { setPriority } from 'node:os'
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { TransferListItem } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ownThreadClock } from './thread-clock.ts'

/** The messages that a worker of a `WorkerPool` posts for each task; an error without a code is a bug. */
export type WorkerReply<Output> =
  /** The task has begun: until then the worker was loading its program. */
  | { begun: true; clock: string | undefined }
  | { output: Output }
  | { error: { code?: ErrorCode; message: string; details?: string | undefined; stack?: string | undefined } }

/** On Linux each thread has its own niceness; elsewhere it would apply to the whole process. */
function yieldToMainThread() {
  if (process.platform === 'linux') setPriority(0, 2)
}

/** The main function of a program that `createWorkerPool` runs, as a thread or as a process: does one task after the other. */
export function answerInWorker(work: (input: never) => unknown): void {
  const port = parentPort ? portOfThread(parentPort) : portOfProcess()
  yieldToMainThread()
  const clock = ownThreadClock()
  port.onTask(async (input) => {
    port.post({ begun: true, clock })
    try {
      port.post({ output: await work(input as never) })
    } catch (error) {
      port.post({ error: describe(error) })
    }
  })
}

type Port = { post(reply: WorkerReply<unknown>): void; onTask(task: (input: unknown) => Promise<void>): void }

const portOfThread = (port: MessagePort): Port => ({
  post: (reply) => port.postMessage(reply, 'output' in reply ? transferable(reply.output) : []),
  onTask: (task) => port.on('message', (input: unknown) => void task(input)),
})

function portOfProcess(): Port {
  if (!process.send) throw new Error('This program runs only as a worker of a pool.')
  // Only the parent decides when this process ends: by a message, or by ending itself. Ctrl+C in the server's terminal reaches both and is
  // ignored here.
  process.on('disconnect', () => process.exit(0))
  process.on('SIGINT', () => {})
  return {
    post: (reply) => void process.send!(reply),
    onTask: (task) => process.on('message', (input) => void task(input)),
  }
}

/** A result that fills its whole buffer is transferred instead of copied. */
function transferable(output: unknown): TransferListItem[] {
  const isWhole = output instanceof Uint8Array && !Buffer.isBuffer(output) && output.byteLength === output.buffer.byteLength
  return isWhole && output.buffer instanceof ArrayBuffer ? [output.buffer] : []
}

function describe(error: unknown) {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
