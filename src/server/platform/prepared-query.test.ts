import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { connectDatabase, isDatabaseAway } from './database.ts'
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
  const single = connectDatabase({ url: given.url, size: 1 })
  expect(await divide(single, [3])).toEqual([{ share: 4 }])
  expect(await divide(single, [6])).toEqual([{ share: 2 }])
  expect(await count(single)).toEqual([{ one: 1 }])
  expect((await prepared.execute(single)).rows).toEqual([{ name: 'count' }, { name: 'divide' }])
  await single.destroy()
})

test('within a transaction it sees what the transaction wrote, and ends with it', async () => {
  await sql`create table marks (mark int)`.execute(given.database)
  const marks = prepareQuery<{ mark: number }>('marks', 'select mark from marks')
  await given.database.transaction().execute(async (transaction) => {
    await sql`insert into marks values (7)`.execute(transaction)
    expect([await marks(transaction), await marks(given.database)]).toEqual([[{ mark: 7 }], []])
  })
  expect(await marks(given.database)).toEqual([{ mark: 7 }])
})

test('a query that failed is asked again', async () => {
  await expect(divide(given.database, [0])).rejects.toThrow('division by zero')
  await expect(divide(given.database, ['three'])).rejects.toThrow('invalid input syntax')
  expect(await divide(given.database, [2])).toEqual([{ share: 6 }])
})

test('a connection that was cut is away, and the next one prepares it anew', async () => {
  await divide(given.database, [1])
  const cut = prepareQuery('cut', 'select pg_terminate_backend(pg_backend_pid())')
  expect(isDatabaseAway(await cut(given.database).catch((error: unknown) => error))).toBe(true)
  await expect.poll(() => divide(given.database, [12]).catch(isDatabaseAway)).toEqual([{ share: 1 }])
})

test('no two queries bear one name', () => {
  expect(() => prepareQuery('count', 'select 2 as one')).toThrow('count')
})
