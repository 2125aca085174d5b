import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppError } from '#shared/errors.ts'

/** What a whole work may cost the processor, in whatever threads and processes it is done; milliseconds. */
export type ProcessorBudget = {
  spent(): number
  left(): number
  /** Counts what a piece of the work has cost so far, until the answered function is called. */
  meter(readMilliseconds: () => number): () => void
  /** What is told to the person whose work has passed it. */
  refuse(): AppError
}

type Given = { milliseconds: number; spentBefore?: number; refuse(): AppError }

export function createProcessorBudget({ milliseconds, spentBefore = 0, refuse }: Given): ProcessorBudget {
  const running = new Set<() => number>()
  let over = spentBefore
  const spent = () => over + [...running].reduce((sum, read) => sum + read(), 0)
  return {
    spent,
    left: () => milliseconds - spent(),
    meter(read) {
      running.add(read)
      return () => {
        if (running.delete(read)) over += read()
      }
    },
    refuse,
  }
}

const current = new AsyncLocalStorage<ProcessorBudget | undefined>()

/** Whatever is done in threads and processes meanwhile counts against the budget, and ends when that is spent. */
export const inBudget = <Result>(budget: ProcessorBudget | undefined, work: () => Result): Result => current.run(budget, work)

export const currentBudget = (): ProcessorBudget | undefined => current.getStore()

/** Refuses what would begin once the budget is spent. */
export function permitSpending(budget: ProcessorBudget | undefined): void {
  if (budget && budget.left() <= 0) throw budget.refuse()
}
