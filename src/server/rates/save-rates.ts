import type { DayRate } from '#shared/api/rates.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { addRates, findRates } from './store.ts'

type Saving = { viewer: Viewer; base: number; currency: string; rates: DayRate[] }

/** Saves the next version of the firm's rates and returns its number. */
export async function saveRates(database: Database, { viewer, base, currency, rates }: Saving): Promise<number> {
  const twice = rates.find(({ role }, at) => rates.findIndex((one) => isSameRole(one.role, role)) !== at)
  if (twice) throw new AppError('invalid-input', `There are two rates for ${twice.role}.`)
  const version = base + 1
  await database.transaction().execute(async (transaction) => {
    const current = (await findRates(transaction))?.version ?? 0
    const createdBy = viewer.accountId
    if (current !== base || !(await addRates(transaction, { version, currency, rates, createdBy })))
      throw new AppError('conflict', 'Somebody else has changed the rates meanwhile; nothing was saved.', {
        details: 'Open them again, and make your change to what is there now.',
      })
    const details = { version, roles: rates.length }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'rates-saved', subject: String(version), details })
  })
  return version
}

const isSameRole = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
