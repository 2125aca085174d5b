import { CompiledQuery } from 'kysely'
import { poolOf, type Database } from './database.ts'

const names = new Set<string>()

/**
 * A frequent query, which each connection prepares once and which is passed directly to the driver: parsing and planning it each time costs
 * the database three times as much as answering it. Inside a transaction it runs like any other.
 */
export function prepareQuery<Row extends object>(name: string, text: string) {
  if (names.has(name)) throw new Error(`Two queries are named ${name}.`)
  names.add(name)
  return async (database: Database, values: unknown[] = []): Promise<Row[]> => {
    const pool = poolOf(database)
    const { rows } = pool
      ? await pool.query<Row>({ name, text, values })
      : await database.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }
}
