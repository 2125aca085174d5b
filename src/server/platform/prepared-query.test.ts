import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { prepareQuery } from './prepared-query.ts'

let given: Awaited<ReturnType<typeof givenDatabase>>
beforeAll(async () => {
  given = await givenDatabase()
})
afterAll(() => given.drop())

const divide = prepareQuery<{ share: number }>('divide', 'select 12 / $1::int as share')
const count = prepareQuery<{ one: number }>('count', 'select 1 as one')
const prepared = sql<{ name: string }>`select name from pg_prepared_statements order by name`

test('each connection prepares a query once, and answers whatever it is given', async () => {
  await given.database.connection().execute(async (connection) => {
    expect(await divide(connection, [3])).toEqual([{ share: 4 }])
    expect(await divide(connection, [6])).toEqual([{ share: 2 }])
    expect(await count(connection)).toEqual([{ one: 1 }])
    expect((await sql<{ three: number }>`select ${3}::int as three`.execute(connection)).rows).toEqual([{ three: 3 }])
    expect((await prepared.execute(connection)).rows).toEqual([{ name: 'count' }, { name: 'divide' }])
  })
})

test('a transaction asks it like any other query', async () => {
  const shares = await given.database.transaction().execute((transaction) => divide(transaction, [4]))
  expect(shares).toEqual([{ share: 3 }])
})

test('a query that failed is asked again', async () => {
  await given.database.connection().execute(async (connection) => {
    await expect(divide(connection, [0])).rejects.toThrow('division by zero')
    await expect(divide(connection, ['three'])).rejects.toThrow('invalid input syntax')
    expect(await divide(connection, [2])).toEqual([{ share: 6 }])
  })
})

test('a new connection prepares it anew', async () => {
  await divide(given.database, [1])
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await given.database.connection().execute((connection) => cut.execute(connection))
  await expect.poll(() => divide(given.database, [12]).catch(() => 'away')).toEqual([{ share: 1 }])
})

test('a text has one name', () => {
  expect(() => prepareQuery('again', 'select 1 as one')).toThrow('again')
})
