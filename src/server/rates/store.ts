import { sql } from 'kysely'
import type { DayRate } from '#shared/api/rates.ts'
import type { Database } from '#server/platform/database.ts'

type RateTables = {
  rate_cards: { version: number; currency: string; rates: string; created_by: string; created_at: Date }
}
type RateCard = { version: number; currency: string; rates: DayRate[]; by: string; at: Date }

/** The firm's current day rates; undefined if none were saved yet. */
export async function findRates(database: Database): Promise<RateCard | undefined> {
  const { rows } = await sql<RateCard>`
    select version, currency, rates, display_name as by, rate_cards.created_at as at
    from rate_cards join accounts on accounts.id = created_by
    order by version desc limit 1`.execute(database)
  return rows[0]
}

type NewRates = Pick<RateCard, 'version' | 'currency' | 'rates'> & { createdBy: string }

/** Returns false if the version already exists, because someone else saved first. */
export async function addRates(transaction: Database, { version, currency, rates, createdBy }: NewRates): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .withTables<RateTables>()
    .insertInto('rate_cards')
    .values({ version, currency, rates: JSON.stringify(rates), created_by: createdBy, created_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
