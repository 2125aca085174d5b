import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { TransferListItem } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ownThreadNumber } from './thread-clock.ts'

/** What a thread of a `WorkerPool` posts for each task; an error without a code is a bug. */
export type WorkerReply<Output> =
  /** The task is begun: until then the thread was loading its program. */
  | { begun: true; thread: number | undefined }
  | { output: Output }
  | { error: { code?: ErrorCode; message: string; details?: string | undefined; stack?: string | undefined } }

/** Linux gives each thread a niceness of its own; elsewhere it would be that of the whole process. */
function yieldToMainThread() {
  if (process.platform === 'linux') setPriority(0, 2)
}

/** The whole of a program that `createWorkerPool` runs: does one task after the other. */
export function answerInWorker(work: (input: never) => unknown): void {
  const port = parentPort
  yieldToMainThread()
  const thread = ownThreadNumber()
  if (!port) throw new Error('This program runs only as a thread of a worker pool.')
  const answer = async (input: unknown) => {
    port.postMessage({ begun: true, thread } satisfies WorkerReply<never>, [])
    try {
      const output = await work(input as never)
      port.postMessage({ output } satisfies WorkerReply<unknown>, transferable(output))
    } catch (error) {
      port.postMessage({ error: describe(error) } satisfies WorkerReply<never>, [])
    }
  }
  port.on('message', (input: unknown) => void answer(input))
}

/** Bytes that fill their buffer are handed over instead of copied. */
function transferable(output: unknown): TransferListItem[] {
  const isWhole = output instanceof Uint8Array && !Buffer.isBuffer(output) && output.byteLength === output.buffer.byteLength
  return isWhole && output.buffer instanceof ArrayBuffer ? [output.buffer] : []
}

function describe(error: unknown) {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
