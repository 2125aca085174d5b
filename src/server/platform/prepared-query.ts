import { CompiledQuery } from 'kysely'
import { poolOf, type Database } from './database.ts'

const names = new Set<string>()

/**
 * A query so frequent that each connection keeps it prepared, and that goes to the driver as it is: parsing and planning it
 * anew cost the database three times its answer. Inside a transaction it is asked like any other.
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
