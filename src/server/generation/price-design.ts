import { isStaff } from '#server/accounts/policy.ts'
import { getViewer } from '#server/accounts/store.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Database } from '#server/platform/database.ts'
import { readFirmRates } from '#server/rates/read-firm-rates.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { GenerationWork } from './generation-work.ts'

type Means = { database: Database; ask: Ask<GenerationWork>; accountId: string }

/** Prices the days of a design that staff make; the firm's rates are not for clients who make one themselves. */
export async function priceDesign({ database, ask, accountId }: Means, solution: Solution): Promise<Solution> {
  const card = isStaff(await getViewer(database, accountId)) ? await readFirmRates(database) : undefined
  return card ? ask('priceDays', { solution, card }) : solution
}
