import { isoDay } from '#shared/calendar.ts'
import type { FirmRates } from '#server/solution/firm-rates.ts'
import type { Database } from '#server/platform/database.ts'
import { findRates } from './store.ts'

/** The firm's current rates, as they enter a design. */
export async function readFirmRates(database: Database): Promise<FirmRates | undefined> {
  const card = await findRates(database)
  return card && { day: isoDay(card.at), currency: card.currency, rates: card.rates }
}
