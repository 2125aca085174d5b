import { type FirmRates, withFirmRates } from '#server/solution/firm-rates.ts'
import type { Solution } from '#server/solution/solution.ts'
import { withMoney } from './judge-money.ts'

/** Prices the days of a new design by the firm's rates, and compares the result with the client's budget. */
export function priceDays({ solution, card }: { solution: Solution; card: FirmRates }): Solution {
  const priced = withFirmRates(solution, card)
  return priced === solution ? solution : { ...priced, calculations: withMoney(priced) }
}
