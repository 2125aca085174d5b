import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { DailyLimits } from '#server/platform/configuration.ts'
import type { Database } from '#server/platform/database.ts'
import { priceList } from './price-list.ts'
import { countDocumentsOfToday, listUsageOfToday } from './store.ts'
import { sumUsage } from './sum-usage.ts'

export type DailyBudget = {
  /** Throws if the account has reached the daily limit of documents. */
  permitDocument(viewer: Viewer): Promise<void>
  /** True if providers may be paid for more today. */
  mayPay(): Promise<boolean>
  /** Returns a sentence for an account close to a limit; undefined while it is not. */
  tell(viewer: Viewer): Promise<string | undefined>
}

/** Share of a limit from which the account is informed. */
const near = 0.8

const secondsToMidnight = () => Math.ceil((new Date().setUTCHours(24, 0, 0, 0) - Date.now()) / 1000)

/** Checks the daily limits: documents of an account, and the cost of all accounts. */
export function createDailyBudget(database: Database, limits: DailyLimits): DailyBudget {
  /** The known costs of the currency with the highest sum; today all prices are in one currency. */
  async function costOfToday(): Promise<{ cost: number; currency: string }> {
    const { knownCosts } = sumUsage(priceList, await listUsageOfToday(database))
    return knownCosts.toSorted((one, other) => other.cost - one.cost)[0] ?? { cost: 0, currency: '' }
  }

  async function describeCost(): Promise<string | undefined> {
    if (limits.cost === undefined) return undefined
    const { cost, currency } = await costOfToday()
    if (cost >= limits.cost) return `Today’s budget for vendors, ${limits.cost} ${currency}, is spent: this is written offline.`
    if (cost < near * limits.cost) return undefined
    return `${cost.toFixed(2)} of today’s ${limits.cost} ${currency} for vendors are spent; what comes after them is written offline.`
  }

  return {
    async permitDocument({ accountId }) {
      if ((await countDocumentsOfToday(database, accountId)) < limits.documents) return
      throw new AppError('too-many-requests', `This account has asked for ${limits.documents} documents today.`, {
        details: 'That is as many as a day allows. Go on after midnight (UTC), or ask for a higher limit.',
        retryAfter: secondsToMidnight(),
      })
    },
    mayPay: async () => limits.cost === undefined || (await costOfToday()).cost < limits.cost,
    async tell({ accountId }) {
      const [documents, ofCost] = await Promise.all([countDocumentsOfToday(database, accountId), describeCost()])
      const ofDocuments =
        documents >= near * limits.documents
          ? `${documents} of the ${limits.documents} documents that this account may ask for today are asked for.`
          : undefined
      return [ofDocuments, ofCost].filter(Boolean).join(' ') || undefined
    },
  }
}
