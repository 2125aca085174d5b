import type { ResourceLimits } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import { startPoolWorker } from './pool-worker.ts'
import type { PoolWorker } from './pool-worker.ts'
import { processorTimeOf } from './thread-clock.ts'
import { currentTurn, takeNext, type Turn } from './turn.ts'

export type WorkerPool<Input, Output> = {
  run(input: Input, options?: { signal?: AbortSignal | undefined }): Promise<Output>
  /** Ends the workers; what still runs or waits fails. */
  close(): Promise<void>
}

type PoolOptions = {
  /** A program that calls `answerInWorker`. */
  entry: URL
  size: number
  /** Whether each worker is a process of its own instead of a thread: for code whose failure ends its process. */
  inProcesses?: boolean
  /** After so many tasks a worker is replaced, and what it leaked is gone. */
  maxTasksPerWorker: number
  /** From when the worker begins with a task: of the processor's time where the system tells it, so that a busy machine refuses nothing. */
  timeoutMs: number
  /** Tasks that may wait before further ones are refused. */
  queueLimit?: number
  resourceLimits?: ResourceLimits
  /** What somebody hears whose task is beyond the limits; without it, that the work was stopped. */
  limitErrors?: { time(): AppError; memory(): AppError }
}
type Task<Input, Output> = { input: Input; turn: Turn; resolve: (output: Output) => void; reject: (reason: unknown) => void }

/** By the clock a task may take so many times its limit, and no more. */
const patience = 4

/** One task on one worker, which is ended with it where it goes beyond the limits. */
async function runWithin<Input, Output>(
  { timeoutMs, limitErrors }: Pick<PoolOptions, 'timeoutMs' | 'limitErrors'>,
  worker: PoolWorker<Input, Output>,
  { input, resolve, reject }: Task<Input, Output>,
) {
  let timer: NodeJS.Timeout | undefined
  const begun = (clock: string | undefined) => {
    const spentBefore = processorTimeOf(clock)
    const latest = performance.now() + timeoutMs * patience
    const look = () => {
      const spent = processorTimeOf(clock)
      const left = spentBefore === undefined || spent === undefined ? 0 : timeoutMs - (spent - spentBefore)
      if (left <= 1 || performance.now() >= latest) void worker.end(limitErrors?.time() ?? tooSlow(timeoutMs))
      else timer = setTimeout(look, Math.min(left, latest - performance.now()))
    }
    timer = setTimeout(look, timeoutMs)
  }
  const fail = (reason: unknown) => reject(limitErrors && isOutOfMemory(reason) ? limitErrors.memory() : reason)
  await worker.run(input, begun).then(resolve, fail)
  clearTimeout(timer)
}

/** Threads, or processes, for work that would hold up every other request. Idle ones do not keep this process alive. */
export function createWorkerPool<Input, Output>(options: PoolOptions): WorkerPool<Input, Output> {
  const { entry, size, maxTasksPerWorker, queueLimit = 100, resourceLimits = {}, inProcesses = false } = options
  const queue: Task<Input, Output>[] = []
  const busy = new Map<Task<Input, Output>, PoolWorker<Input, Output>>()
  let idle: PoolWorker<Input, Output>[] = []
  let isClosed = false

  function next() {
    if (isClosed || busy.size >= size) return
    const task = takeNext(queue, busy.keys())
    if (task) void work(task).finally(next)
  }

  async function work(task: Task<Input, Output>) {
    idle = idle.filter((worker) => worker.isAlive())
    const worker = idle.pop() ?? startPoolWorker<Input, Output>(entry, resourceLimits, inProcesses)
    busy.set(task, worker)
    await runWithin(options, worker, task)
    busy.delete(task)
    if (!isClosed && worker.isAlive() && worker.tasksDone() < maxTasksPerWorker) idle.push(worker)
    else await worker.end(stopping())
  }

  /** What runs can only be stopped with its worker. */
  function giveUp(task: Task<Input, Output>, reason: unknown) {
    const place = queue.indexOf(task)
    if (place >= 0) queue.splice(place, 1)
    task.reject(reason)
    void busy.get(task)?.end(reason)
  }

  async function run(input: Input, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<Output> {
    signal?.throwIfAborted()
    if (isClosed) throw stopping()
    if (queue.length >= queueLimit)
      throw new AppError('unavailable', 'The server is busy; please try again shortly.', { retryAfter: 5 })
    let stop = () => {}
    const result = new Promise<Output>((resolve, reject) => {
      const task = { input, turn: currentTurn(), resolve, reject }
      stop = () => giveUp(task, signal?.reason)
      queue.push(task)
    })
    signal?.addEventListener('abort', stop, { once: true })
    next()
    return result.finally(() => signal?.removeEventListener('abort', stop))
  }

  async function close() {
    isClosed = true
    for (const task of queue.splice(0)) task.reject(stopping())
    await Promise.all([...idle.splice(0), ...busy.values()].map((worker) => worker.end(stopping())))
  }

  return { run, close }
}

const isOutOfMemory = (reason: unknown) =>
  reason instanceof AppError && (reason.cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

const stopping = () => new AppError('unavailable', 'The server is stopping; please try again shortly.', { retryAfter: 5 })
const tooSlow = (milliseconds: number) =>
  new AppError('unavailable', `The work was stopped because it took longer than ${milliseconds / 1000} s.`)
