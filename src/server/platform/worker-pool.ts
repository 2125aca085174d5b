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
  /** Ends the workers; running and waiting tasks fail. */
  close(): Promise<void>
}

type PoolOptions = TaskLimits & {
  /** A program that calls `answerInWorker`. */
  entry: URL
  size: number
  /** Whether each worker is a separate process instead of a thread: for code whose failure ends its process. */
  inProcesses?: boolean
  /** A worker is replaced after this many tasks, which frees any leaked memory. */
  maxTasksPerWorker: number
  /** Maximum waiting tasks before further ones are refused. */
  queueLimit?: number
  resourceLimits?: ResourceLimits
}
type Waiting<Input, Output> = Task<Input, Output> & { turn: Turn }

/** Workers that wait for a task. A worker that has done its number of tasks, or died, is replaced. */
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

/** Threads, or processes, for work that would block every other request. Idle ones do not prevent this process from ending. */
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

  /** A running task can only be stopped together with its worker. */
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
