import { AppError } from '#shared/errors.ts'
import type { PoolWorker } from './pool-worker.ts'
import type { ProcessorBudget } from './processor-budget.ts'
import { startMeter } from './thread-clock.ts'

export type TaskLimits = {
  /**
   * Measured from the beginning of the task, in processor time if the system provides it, so that a busy machine does not cause refusals.
   */
  timeoutMs: number
  /** The errors for a task that exceeds the limits; without them, the message is that the work was stopped. */
  limitErrors?: { time(): AppError; memory(): AppError }
}

export type Task<Input, Output> = {
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
export async function runWithin<Input, Output>(
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
