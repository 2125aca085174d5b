// The lower bound for the list call: a bare route that sends the same SQL through the driver and returns the rows, nothing else.
import { fastify } from 'fastify'
import { Pool } from 'pg'
import type { Query } from '#server/testing/record-queries.ts'

const [, , url, text] = process.argv
const queries = JSON.parse(text ?? '[]') as Query[]
const named = queries.map((query, index) => ({ ...query, name: `bare-${index}` }))
const pool = new Pool({ connectionString: url, max: 10 })
const app = fastify()

async function ask(all: Query[]) {
  let rows: unknown[] = []
  for (const query of all) rows = (await pool.query(query)).rows
  return { documents: rows }
}
app.get('/', () => ask(queries))
app.get('/prepared', () => ask(named))

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' ? address?.port : undefined)
