import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppError } from '#shared/errors.ts'

/** The processor time that all of a piece of work may use, in any threads and processes; milliseconds. */
export type ProcessorBudget = {
  spent(): number
  left(): number
  /** Counts the time of a part of the work, until the returned function is called. */
  meter(readMilliseconds: () => number): () => void
  /** The error for the person whose work exceeded it. */
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

/** Everything done in threads and processes meanwhile counts against the budget, and ends when that is used up. */
export const inBudget = <Result>(budget: ProcessorBudget | undefined, work: () => Result): Result => current.run(budget, work)

export const currentBudget = (): ProcessorBudget | undefined => current.getStore()

/** Throws if the budget is already used up. */
export function permitSpending(budget: ProcessorBudget | undefined): void {
  if (budget && budget.left() <= 0) throw budget.refuse()
}
