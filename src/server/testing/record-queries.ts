import { Client } from 'pg'

export type Query = { text: string; values: unknown[] }

/**
 * Records the queries that the driver receives during the work; bytes in PostgreSQL's text format, so that they can be passed on as JSON.
 */
export async function recordQueries(work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const driver = Client.prototype as { query: (...given: unknown[]) => unknown }
  const { query } = driver
  driver.query = function record(this: unknown, ...given: unknown[]) {
    const [asked, values = []] = given as [string | Partial<Query>, unknown[]?]
    const { text, values: own = values } = typeof asked === 'string' ? { text: asked } : asked
    if (text !== undefined) queries.push({ text, values: own.map(asText) })
    return Reflect.apply(query, this, given)
  }
  try {
    await work()
  } finally {
    driver.query = query
  }
  return queries
}

const asText = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
