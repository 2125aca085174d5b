import type { ResourceLimits } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import { startPoolWorker, type PoolWorker } from './pool-worker.ts'
import { currentBudget, type ProcessorBudget } from './processor-budget.ts'
import { createTurnQueue } from './turn-queue.ts'
import { currentTurn, type Turn } from './turn.ts'
import { startMeter } from './thread-clock.ts'

type TaskLimits = {
  /**
   * Measured from the beginning of the task, in processor time if the system provides it, so that a busy machine does not cause refusals.
   */
  timeoutMs: number
  /** The errors for a task that exceeds the limits; without them, the message is that the work was stopped. */
  limitErrors?: { time(): AppError; memory(): AppError }
}

type Task<Input, Output> = {
  input: Input
  /** The budget of the work that the task belongs to. */
  budget: ProcessorBudget | undefined
  resolve: (output: Output) => void
  reject: (reason: unknown) => void
}

/** Maximum wall-clock time of a task, as a multiple of its limit. */
const patience = 4
/** Milliseconds between checks: other parts of the same work may use the remaining budget meanwhile. */
const lookInterval = 1_000

/** Watches the cost of a task from its beginning; returns a function that ends the watch. */
function watchCosts({ timeoutMs, limitErrors }: TaskLimits, budget: ProcessorBudget | undefined, end: (reason: AppError) => void) {
  let timer: NodeJS.Timeout | undefined
  let stopMeter = () => {}
  const begun = (clock: string | undefined) => {
    const spent = startMeter(clock)
    const latest = performance.now() + timeoutMs * patience
    stopMeter = budget?.meter(spent) ?? stopMeter
    const look = () => {
      const left = Math.min(timeoutMs - spent(), latest - performance.now())
      const leftInAll = budget?.left() ?? Number.POSITIVE_INFINITY
      if (budget && leftInAll <= 1) end(budget.refuse())
      else if (left <= 1) end(limitErrors?.time() ?? tooSlow(timeoutMs))
      else timer = setTimeout(look, Math.min(left, leftInAll, lookInterval))
    }
    look()
  }
  const stop = () => {
    clearTimeout(timer)
    stopMeter()
  }
  return { begun, stop }
}

/** Runs one task on one worker, and ends both if the task exceeds the limits. */
async function runWithin<Input, Output>(
  limits: TaskLimits,
  worker: PoolWorker<Input, Output>,
  { input, budget, resolve, reject }: Task<Input, Output>,
) {
  if (budget && budget.left() <= 0) return reject(budget.refuse())
  const { limitErrors } = limits
  const costs = watchCosts(limits, budget, (reason) => void worker.end(reason))
  const fail = (reason: unknown) => reject(limitErrors && isOutOfMemory(reason) ? limitErrors.memory() : reason)
  await worker.run(input, costs.begun).then(resolve, fail)
  costs.stop()
}

const isOutOfMemory = (reason: unknown) =>
  reason instanceof AppError && (reason.cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooSlow = (milliseconds: number) =>
  new AppError('too-large', `The work was stopped because it took longer than ${milliseconds / 1000} s.`)

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
