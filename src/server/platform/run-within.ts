import { AppError } from '#shared/errors.ts'
import type { PoolWorker } from './pool-worker.ts'
import type { ProcessorBudget } from './processor-budget.ts'
import { startMeter } from './thread-clock.ts'

export type TaskLimits = {
  /** From when the worker begins with a task: of the processor's time where the system tells it, so that a busy machine refuses nothing. */
  timeoutMs: number
  /** What somebody hears whose task is beyond the limits; without it, that the work was stopped. */
  limitErrors?: { time(): AppError; memory(): AppError }
}

export type Task<Input, Output> = {
  input: Input
  /** Of the work that the task is a part of. */
  budget: ProcessorBudget | undefined
  resolve: (output: Output) => void
  reject: (reason: unknown) => void
}

/** By the clock a task may take so many times its limit, and no more. */
const patience = 4
/** Milliseconds: other parts of the same work may spend what was left when it was last looked at. */
const lookInterval = 1_000

/** Watches what a task costs from when its worker begins; answers how to end the watch. */
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

/** One task on one worker, which is ended with it where it goes beyond the limits. */
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
