import { type Insertable, sql } from 'kysely'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Database } from '#server/platform/database.ts'

type DesignTables = {
  own_designs: {
    id: string
    version: number
    name: string
    /** JSON text; null if the firm went back to the packaged design. */
    design: string | null
    created_by: string
    created_at: Date
  }
  accounts: { id: string; display_name: string }
}
export type OwnDesign = { id: string; version: number; design: ReferenceDesign | null }
export type OwnVersion = { version: number; name: string; by: string; at: Date; isBack: boolean }

const own = (database: Database) => database.withTables<DesignTables>()

/** The newest version of each of the firm's own designs. */
export async function listOwnDesigns(database: Database): Promise<OwnDesign[]> {
  const { rows } = await sql<OwnDesign>`
    select distinct on (id) id, version, design from own_designs order by id, version desc`.execute(database)
  return rows
}

/** The newest version of a design, or the given one. */
export async function findOwnDesign(database: Database, id: string, version?: number): Promise<OwnDesign | undefined> {
  const { rows } = await sql<OwnDesign>`
    select id, version, design from own_designs
    where id = ${id} and (${version ?? null}::integer is null or version = ${version ?? null})
    order by version desc limit 1`.execute(database)
  return rows[0]
}

export const listOwnVersions = (database: Database, id: string): Promise<OwnVersion[]> =>
  own(database)
    .selectFrom('own_designs')
    .innerJoin('accounts', 'accounts.id', 'created_by')
    .select(['version', 'name', 'display_name as by', 'own_designs.created_at as at'])
    .select(sql<boolean>`design is null`.as('isBack'))
    .where('own_designs.id', '=', id)
    .orderBy('version', 'desc')
    .execute()

type NewVersion = Omit<Insertable<DesignTables['own_designs']>, 'created_at' | 'design'> & { design: ReferenceDesign | null }

/** Returns false if the version already exists, because someone else saved first. */
export async function addOwnVersion(transaction: Database, { design, ...version }: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await own(transaction)
    .insertInto('own_designs')
    .values({ ...version, design: design && JSON.stringify(design), created_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
