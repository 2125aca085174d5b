import { CompiledQuery } from 'kysely'
import type { ClientBase } from 'pg'
import type { Database } from './database.ts'

const names = new Map<string, string>()

/** A query so frequent that each connection keeps it prepared: parsing and planning it anew cost the database three times its answer. */
export function prepareQuery<Row>(name: string, text: string) {
  if (names.has(text)) throw new Error(`The query ${name} is prepared twice.`)
  names.set(text, name)
  return async (database: Database, parameters: readonly unknown[] = []): Promise<Row[]> =>
    (await database.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows
}

/** Kysely hands the driver a text and no name, so the name is found by the text. */
export function usePrepared(client: ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const withName = (text: unknown) => {
    const name = names.get(text as string)
    return name === undefined ? text : { name, text }
  }
  client.query = ((text: unknown, ...rest: unknown[]) => query(withName(text), ...rest)) as typeof client.query
}
