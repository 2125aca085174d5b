import { AppError } from '#shared/errors.ts'
import { createProcessorBudget, inBudget, type ProcessorBudget } from '#server/platform/processor-budget.ts'

/** Processor milliseconds that reading briefs may cost one account within ten minutes: about 300 readings of a long brief. */
const usual = { milliseconds: 60_000, within: 600_000 }

type Spent = { budget: ProcessorBudget; since: number; under: number }

/** Limits the cost of reading briefs that are not being written yet, per account and process. */
export function createReadingBudget({ milliseconds, within } = usual) {
  const spent = new Map<string, Spent>()

  function refuse(since: number) {
    const seconds = Math.max(1, Math.ceil((since + within - performance.now()) / 1000))
    return new AppError('too-many-requests', 'Too much was read for this account in the last ten minutes.', {
      details: `Go on in ${Math.ceil(seconds / 60)} min, or generate the document now: that does not count here.`,
      retryAfter: seconds,
    })
  }

  function find(accountId: string): Spent {
    const now = performance.now()
    for (const [id, { since, under }] of spent) if (under === 0 && since + within <= now) spent.delete(id)
    const known = spent.get(accountId)
    if (known) return known
    const begun = { budget: createProcessorBudget({ milliseconds, refuse: () => refuse(now) }), since: now, under: 0 }
    spent.set(accountId, begun)
    return begun
  }

  /** Reads on behalf of an account. */
  return async function readFor<Result>(accountId: string, read: () => Promise<Result>): Promise<Result> {
    const own = find(accountId)
    own.under++
    try {
      return await inBudget(own.budget, read)
    } finally {
      own.under--
    }
  }
}
export type ReadFor = ReturnType<typeof createReadingBudget>
