import { isoDay } from '#shared/calendar.ts'
import type { ratesApi } from '#shared/api/rates.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { readAllDesigns } from '#server/designs/read-all-designs.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { saveRates } from '#server/rates/save-rates.ts'
import { findRates } from '#server/rates/store.ts'

/** Before the firm has chosen one. */
const usualCurrency = 'GBP'

export const ratesHandlers: Handlers<typeof ratesApi, Viewer, { database: Database }> = {
  get: async (_, { database }) => {
    const card = await findRates(database)
    return {
      version: card?.version ?? 0,
      currency: card?.currency ?? usualCurrency,
      rates: card?.rates ?? [],
      saved: card ? { day: isoDay(card.at), by: card.by } : null,
      roles: await rolesOfDesigns(database),
    }
  },

  save: async ({ input, viewer }, { database }) => ({ success: true, version: await saveRates(database, { ...input, viewer }) }),
}

/** The roles that the firm's reference designs plan with, by name. */
async function rolesOfDesigns(database: Database): Promise<string[]> {
  const designs = await readAllDesigns(database)
  const roles = designs.flatMap(({ design }) => Object.values(design.work).flatMap((work) => Object.keys(work.roles)))
  return [...new Set(roles)].toSorted((left, right) => left.localeCompare(right, 'en'))
}
