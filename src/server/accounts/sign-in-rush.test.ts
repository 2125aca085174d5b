import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp({ isWorking: false })
afterAll(() => app.end())

test('sign-ins that wait for the database leave its connections to everybody else', async () => {
  const staff = await app.signedIn()
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      .execute(app.database)
      .then(({ rows }) => rows.length)
  let rush: Promise<{ statusCode: number }>[] = []
  await app.database.transaction().execute(async (transaction) => {
    await sql`lock table sign_in_throttle in access exclusive mode`.execute(transaction)
    rush = Array.from({ length: 30 }, () =>
      app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'nobody', password: 'wrong' } }),
    )
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(1)
    const lists = await Promise.all(Array.from({ length: 5 }, () => staff.get('/api/v3/documents')))
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })
  const answers = await Promise.all(rush)
  expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true)
})
