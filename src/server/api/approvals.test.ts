import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const generate = async (projectName: string, scope = 'The first scope.') => {
  const brief = { documentType: 'hld', client: 'aldgate', projectName, requirements: { scope } } as const
  return (await staff.documentsV1.generate(brief)).document
}
/** Creates a document with two versions, 1.0.0 and 1.1.0. */
async function givenTwo(project: string) {
  await generate(project)
  const { id } = await generate(project, 'The second scope.')
  return id
}
const versionsOf = async (id: string) => (await staff.documentsV1.get({ id })).versions
const numbersOf = async (id: string) => (await versionsOf(id)).map(({ version }) => version)
/** Returns the outcomes of several simultaneous calls. */
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((outcome) => (outcome.status === 'fulfilled' ? 'done' : (outcome.reason as AppError).code))
const auditOf = async (id: string) =>
  (
    await sql<{ action: string; details: string }>`
      select action, details from audit_trail where details::json ->> 'documentId' = ${id} order by id`.execute(app.database)
  ).rows.map(({ action, details }) => ({ action, ...(JSON.parse(details) as object) }))

test('an approval is taken back with a reason, stays on record, and the version can be approved again', async () => {
  const { id } = await generate('Taken back')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  expect((await versionsOf(id))[0]).toMatchObject({ approved: true, mayWithdraw: true, withdrawn: null })
  const reason = 'The budget is wrong.'
  expect(await staff.documentsV1.withdraw({ id, version: '1.0.0', reason: ` ${reason} ` })).toEqual({ success: true })
  const [version] = await versionsOf(id)
  expect(version).toMatchObject({ approved: false, approvedBy: null, mayWithdraw: false, withdrawn: { by: 'Given', reason } })
  expect((await staff.documentsV1.list({})).documents.find((document) => document.id === id)?.approved).toBe(false)
  expect((await staff.sharing.printed({ id })).approval).toBeNull()
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'approval-withdrawn', number: '1.0.0', reason })
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  expect((await versionsOf(id))[0]).toMatchObject({ approved: true, mayWithdraw: true, withdrawn: { reason } })
  expect((await staff.sharing.printed({ id })).approval).toMatchObject({ by: 'Given' })
  await staff.documentsV1.withdraw({ id, version: '1.0.0', reason: 'Again.' })
  await generate('Taken back', 'Another scope.')
  expect(await numbersOf(id)).toEqual(['1.1.0', '1.0.0'])
  const { rows } = await sql<{ given: string; taken: string }>`
    select count(*) as given, (select count(*) from withdrawals join versions on id = version_id where document_id = ${id}) as taken
    from given_approvals join versions on id = version_id where document_id = ${id}`.execute(app.database)
  expect(rows).toEqual([{ given: 2, taken: 2 }])
})

test('an approval is not taken back once it was shared, without a reason, by a stranger, twice or where there is none', async () => {
  const { id } = await generate('Shared and kept')
  const withdraw = (reason = 'A reason.') => staff.documentsV1.withdraw({ id, version: '1.0.0', reason })
  await expect(withdraw()).rejects.toMatchObject({ code: 'conflict', message: 'Version 1.0.0 is not approved.' })
  const early = await staff.sharing.share({ id, email: 'early@example.org', role: 'reader' })
  await staff.sharing.revoke({ id, grant: early.invitation.id })
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await expect(withdraw('  ')).rejects.toMatchObject({ code: 'invalid-input' })
  const [calder, aldgate] = await Promise.all([app.signedIn('calder'), app.signedIn('aldgate')])
  const asked = { id, version: '1.0.0', reason: 'A reason.' }
  await expect(calder.documentsV1.withdraw(asked)).rejects.toMatchObject({ code: 'not-found' })
  await expect(calder.documentsV1.changes({ id, version: '1.0.0' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await outcomes([1, 2, 3].map(() => withdraw()))).toEqual(expect.arrayContaining(['done', 'conflict', 'conflict']))
  // Without its approval the version is a staff draft again, which the client cannot see.
  await expect(aldgate.documentsV1.approve({ id, version: '1.0.0' })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await aldgate.documentsV1.approve({ id, version: '1.0.0' })
  const { invitation } = await staff.sharing.share({ id, email: 'reader@example.org', role: 'reader' })
  await staff.sharing.revoke({ id, grant: invitation.id })
  expect((await versionsOf(id))[0]).toMatchObject({ approved: true, mayWithdraw: false })
  await expect(withdraw()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Version 1.0.0 was shared after it was approved, so its approval cannot be withdrawn.',
  })
})

test('what changed is told since the last approved version before it', async () => {
  const id = await givenTwo('What changed')
  const changes = (version: string) => staff.documentsV1.changes({ id, version })
  expect(await changes('1.1.0')).toEqual({ since: null, changes: '' })
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await generate('What changed', 'The second scope.')
  const told = await changes('1.2.0')
  const words = /^Statements: changed S1\. Chapters: /
  expect(told).toMatchObject({ since: '1.0.0', changes: expect.stringMatching(words) as string })
  // Nothing has changed since 1.1.0, which is not approved.
  expect((await versionsOf(id))[0]!.changelog).not.toBe(told.changes)
  expect((await changes('1.0.0')).since).toBeNull()
  await expect(changes('3.0.0')).rejects.toMatchObject({ code: 'not-found' })
})
