import type { ResourceLimits } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import { startPoolWorker } from './pool-worker.ts'
import type { PoolWorker } from './pool-worker.ts'
import { currentBudget } from './processor-budget.ts'
import { runWithin, type Task, type TaskLimits } from './run-within.ts'
import { createTurnQueue } from './turn-queue.ts'
import { currentTurn, type Turn } from './turn.ts'

export type WorkerPool<Input, Output> = {
  run(input: Input, options?: { signal?: AbortSignal | undefined }): Promise<Output>
  /** Ends the workers; what still runs or waits fails. */
  close(): Promise<void>
}

type PoolOptions = TaskLimits & {
  /** A program that calls `answerInWorker`. */
  entry: URL
  size: number
  /** Whether each worker is a process of its own instead of a thread: for code whose failure ends its process. */
  inProcesses?: boolean
  /** After so many tasks a worker is replaced, and what it leaked is gone. */
  maxTasksPerWorker: number
  /** Tasks that may wait before further ones are refused. */
  queueLimit?: number
  resourceLimits?: ResourceLimits
}
type Waiting<Input, Output> = Task<Input, Output> & { turn: Turn }

/** Workers that wait for a task. One that has done enough, or died, is replaced. */
function createIdleWorkers<Worker extends PoolWorker<never, unknown>>(start: () => Worker, maxTasksPerWorker: number) {
  let idle: Worker[] = []
  let isClosed = false
  return {
    take(): Worker {
      idle = idle.filter((worker) => worker.isAlive())
      return idle.pop() ?? start()
    },
    async giveBack(worker: Worker) {
      if (!isClosed && worker.isAlive() && worker.tasksDone() < maxTasksPerWorker) idle.push(worker)
      else await worker.end(stopping())
    },
    async close() {
      isClosed = true
      await Promise.all(idle.splice(0).map((worker) => worker.end(stopping())))
    },
  }
}

/** Threads, or processes, for work that would hold up every other request. Idle ones do not keep this process alive. */
export function createWorkerPool<Input, Output>(options: PoolOptions): WorkerPool<Input, Output> {
  const { entry, size, maxTasksPerWorker, queueLimit = 100, resourceLimits = {}, inProcesses = false } = options
  const queue = createTurnQueue<Waiting<Input, Output>>({ places: size, queueLimit })
  const busy = new Map<Waiting<Input, Output>, PoolWorker<Input, Output>>()
  const idle = createIdleWorkers(() => startPoolWorker<Input, Output>(entry, resourceLimits, inProcesses), maxTasksPerWorker)
  let isClosed = false

  function next() {
    if (isClosed) return
    for (let task = queue.take(); task; task = queue.take()) void work(task)
  }

  async function work(task: Waiting<Input, Output>) {
    const worker = idle.take()
    busy.set(task, worker)
    await runWithin(options, worker, task)
    busy.delete(task)
    await idle.giveBack(worker)
    queue.done(task)
    next()
  }

  /** What runs can only be stopped with its worker. */
  function giveUp(task: Waiting<Input, Output>, reason: unknown) {
    queue.remove(task)
    task.reject(reason)
    void busy.get(task)?.end(reason)
  }

  async function run(input: Input, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<Output> {
    signal?.throwIfAborted()
    if (isClosed) throw stopping()
    let stop = () => {}
    const result = new Promise<Output>((resolve, reject) => {
      const task = { input, turn: currentTurn(), budget: currentBudget(), resolve, reject }
      stop = () => giveUp(task, signal?.reason)
      queue.add(task)
    })
    signal?.addEventListener('abort', stop, { once: true })
    next()
    return result.finally(() => signal?.removeEventListener('abort', stop))
  }

  async function close() {
    isClosed = true
    for (const task of queue.clear()) task.reject(stopping())
    await Promise.all([idle.close(), ...[...busy.values()].map((worker) => worker.end(stopping()))])
  }

  return { run, close }
}

const stopping = () => new AppError('unavailable', 'The server is stopping; please try again shortly.', { retryAfter: 5 })
