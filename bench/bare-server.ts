// The floor for the list call: one bare route that sends the same SQL through the driver and returns the rows, nothing else.
import { fastify } from 'fastify'
import { Pool } from 'pg'

type Query = { sql: string; parameters: unknown[] }

const [, , url, text] = process.argv
const queries: Query[] = JSON.parse(text ?? '[]')
const pool = new Pool({ connectionString: url, max: 10 })
const app = fastify()
app.get('/', async () => {
  let rows: unknown[] = []
  for (const { sql, parameters } of queries) rows = (await pool.query(sql, parameters)).rows
  return { documents: rows }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' ? address?.port : undefined)
