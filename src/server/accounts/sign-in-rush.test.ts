import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '#server/platform/database.ts'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp({ isWorking: false })
afterAll(() => app.end())

test('sign-ins that wait for the database leave its connections to everybody else', async () => {
  const staff = await app.signedIn()
  // A connection without a limit for idle transactions, for slow machines.
  const lockHolder = connectDatabase({ url: app.url, size: 1, statementTimeout: 0 })
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      .execute(app.database)
      .then(({ rows }) => rows.length)
  let rush: Promise<{ statusCode: number }>[] = []
  await lockHolder.transaction().execute(async (transaction) => {
    await sql`lock table sign_in_throttle in access exclusive mode`.execute(transaction)
    rush = Array.from({ length: 30 }, (_, number) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        // One address alone may use half of the places.
        remoteAddress: `198.51.100.${number + 1}`,
        payload: { username: 'nobody', password: 'wrong' },
      }),
    )
    await expect.poll(waiting).toBeGreaterThan(1)
    const lists = await Promise.all(Array.from({ length: 5 }, () => staff.get('/api/v3/documents')))
    expect(lists.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })
  const answers = await Promise.all(rush)
  await lockHolder.destroy()
  // 503: waited for the lock until the statement timed out.
  expect(answers.filter(({ statusCode }) => ![401, 429, 503].includes(statusCode))).toEqual([])
})
