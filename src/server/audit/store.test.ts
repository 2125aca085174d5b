import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { recordAudit, verifyAuditChain } from './store.ts'

let given: GivenDatabase
beforeAll(async () => {
  given = await givenDatabase()
})
afterAll(() => given.drop())

const record = (subject: string) =>
  given.database
    .transaction()
    .execute((transaction) => recordAudit(transaction, { actor: 'ann', action: 'tried', subject, details: { ü: "'\\" } }))

/** Bypasses the trail's triggers, which only the owner of the database can do. */
async function tamper(statement: ReturnType<typeof sql>) {
  await sql`alter table audit_trail disable trigger all`.execute(given.database)
  await statement.execute(given.database)
  await sql`alter table audit_trail enable trigger all`.execute(given.database)
}

test('writers at once make one whole chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => record(`${index}`)))
  expect(await verifyAuditChain(given.database)).toMatchObject({ entries: 20, isWhole: true })
})

test('what is rolled back leaves no gap', async () => {
  const failed = given.database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, { actor: 'ann', action: 'failed', subject: 'x' })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await record('after')
  expect(await verifyAuditChain(given.database)).toMatchObject({ entries: 21, isWhole: true })
})

test.each([sql`update audit_trail set actor = 'bob'`, sql`delete from audit_trail`, sql`truncate audit_trail`])(
  'the trail cannot be changed (%#)',
  async (statement) => {
    await expect(statement.execute(given.database)).rejects.toThrow('only added to')
  },
)

test('a changed entry and a missing one are found', async () => {
  await tamper(sql`update audit_trail set actor = 'bob' where id = 7`)
  expect(await verifyAuditChain(given.database)).toEqual({ entries: 6, isWhole: false, brokenAt: 7 })
  await tamper(sql`update audit_trail set actor = 'ann' where id = 7`)
  expect(await verifyAuditChain(given.database)).toMatchObject({ isWhole: true })
  await tamper(sql`delete from audit_trail where id = 3`)
  expect(await verifyAuditChain(given.database)).toEqual({ entries: 2, isWhole: false, brokenAt: 3 })
})
