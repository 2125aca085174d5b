import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { verifyAuditChain } from '#server/audit/store.ts'
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

test('an approval names who, when and which bytes, and renumbers nothing', async () => {
  const { id } = await generate('Approved')
  const before = Date.now()
  expect(await staff.documentsV1.approve({ id, version: '1.0.0' })).toEqual({ success: true })
  const [version] = await versionsOf(id)
  expect(version).toMatchObject({ version: '1.0.0', approved: true, approvedBy: 'Given' })
  expect(Date.parse(version!.approvedAt!)).toBeGreaterThanOrEqual(before - 5)
  expect(Date.parse(version!.approvedAt!)).toBeLessThanOrEqual(Date.now() + 5)
  const { rows } = await sql`
    select approvals.content_hash = versions.content_hash as same, username like 'account-%' as named from approvals
    join versions on versions.id = version_id join accounts on accounts.id = approved_by where document_id = ${id}`.execute(
    app.database,
  )
  expect(rows).toEqual([{ same: true, named: true }])
  expect((await auditOf(id)).at(-1)).toMatchObject({
    action: 'version-approved',
    number: '1.0.0',
    contentHash: version!.contentHash,
  })
  const lists = await Promise.all([staff.documentsV1, staff.documentsV2, staff.documentsV3].map((calls) => calls.list({})))
  for (const { documents } of lists) expect(documents.find((document) => document.id === id)?.approved).toBe(true)
})

test('a version is approved once: the second is told who did it and when', async () => {
  const { id } = await generate('Approved twice')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await expect(staff.documentsV1.approve({ id, version: '1.0.0' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Version 1.0.0 is approved already.',
    details: expect.stringMatching(/^Given approved it on \d{1,2} \w+ \d{4} at \d\d:\d\d UTC\.$/),
  })
})

test('of two approvals at once exactly one succeeds', async () => {
  const { id } = await generate('Approved at once')
  const approvals = [1, 2, 3, 4].map(() => staff.documentsV1.approve({ id, version: '1.0.0' }))
  expect((await outcomes(approvals)).toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done'])
  expect((await auditOf(id)).filter(({ action }) => action === 'version-approved')).toHaveLength(1)
})

test('a version that is not there can neither be approved nor rolled back to', async () => {
  const { id } = await generate('Unknown version')
  const missing = { code: 'not-found', message: 'This document has no version 3.0.0.' }
  await expect(staff.documentsV1.approve({ id, version: '3.0.0' })).rejects.toMatchObject(missing)
  await expect(staff.documentsV1.rollback({ id, targetVersion: '3.0.0' })).rejects.toMatchObject(missing)
  expect(await numbersOf(id)).toEqual(['1.0.0'])
})

test('the first version after an approved one is the next major, also by rolling back; an older approval does not count', async () => {
  const id = await givenTwo('Numbers')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await generate('Numbers', 'The third scope.')
  await staff.documentsV1.approve({ id, version: '1.2.0' })
  await generate('Numbers', 'The fourth scope.')
  await generate('Numbers', 'The fifth scope.')
  await staff.documentsV1.approve({ id, version: '2.1.0' })
  await staff.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  expect(await numbersOf(id)).toEqual(['3.0.0', '2.1.0', '2.0.0', '1.2.0', '1.1.0', '1.0.0'])
})

test('an approval and a new version at once come one after the other', async () => {
  const { id } = await generate('One after the other')
  await Promise.all([
    staff.documentsV1.approve({ id, version: '1.0.0' }),
    ...[1, 2, 3].map((part) => generate('One after the other', `Part ${part}.`)),
  ])
  const versions = (await versionsOf(id)).toReversed()
  expect(new Set(versions.map(({ version }) => version)).size).toBe(4)
  const afterFirst = versions[1]!
  const isLater = Date.parse(afterFirst.timestamp) >= Date.parse(versions[0]!.approvedAt!)
  expect(afterFirst.version).toBe(isLater ? '2.0.0' : '1.1.0')
})

test('rolling back adds a draft that says what the target said, and keeps every version', async () => {
  const id = await givenTwo('Rolled back')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  const kept = await versionsOf(id)
  const { document } = await staff.documentsV1.rollback({ id, targetVersion: '1.0.0', currentVersion: '1.1.0' })
  expect(document).toMatchObject({ id, currentVersion: '1.2.0', approved: false })
  const [added, ...others] = await versionsOf(id)
  expect(others).toEqual(kept)
  expect(added).toMatchObject({
    version: '1.2.0',
    changelog: 'Rolled back to version 1.0.0',
    approved: false,
    contentHash: kept.at(-1)!.contentHash,
    author: 'Given',
  })
  const { rows } = await sql<{ content: string; solution: string; brief: string }>`
    select content::text, solution::text, brief::text from versions where document_id = ${id} order by ordinal`.execute(
    app.database,
  )
  expect(rows[2]).toEqual(rows[0])
  expect(rows[2]).not.toEqual(rows[1])
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'document-rolled-back', number: '1.2.0', target: '1.0.0' })
  const listed = (await staff.documentsV1.list({})).documents.find((document) => document.id === id)
  expect(listed).toEqual(document)
  const next = await generate('Rolled back', 'The first scope.')
  const [told] = await versionsOf(next.id)
  expect(told).toMatchObject({ version: '1.3.0', changelog: 'Generated again; nothing changed' })
})

test('the current version is no target', async () => {
  const id = await givenTwo('No target')
  await expect(staff.documentsV1.rollback({ id, targetVersion: '1.1.0' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Version 1.1.0 is the current one already.',
  })
  expect(await numbersOf(id)).toHaveLength(2)
})

test('who knew another current version is told that somebody else was there', async () => {
  const id = await givenTwo('Moved on')
  await generate('Moved on', 'The third scope.')
  await expect(staff.documentsV1.rollback({ id, targetVersion: '1.0.0', currentVersion: '1.1.0' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Somebody else'),
    details: expect.stringContaining('now 1.2.0.'),
  })
  expect(await numbersOf(id)).toHaveLength(3)
})

test('of two who roll back at once from the same version one succeeds', async () => {
  const id = await givenTwo('Rolled back at once')
  const calls = [1, 2, 3].map(() => staff.documentsV1.rollback({ id, targetVersion: '1.0.0', currentVersion: '1.1.0' }))
  expect((await outcomes(calls)).toSorted()).toEqual(['conflict', 'conflict', 'done'])
  expect(await numbersOf(id)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
  const unaware = [1, 2].map(() => staff.documentsV1.rollback({ id, targetVersion: '1.0.0' }))
  expect(await outcomes(unaware)).toEqual(['done', 'done'])
  // A repeated rollback without an expected version means the same rollback.
  expect(await numbersOf(id)).toHaveLength(3)
})

test('a file says whether its version is approved, and one made as a draft is not taken for it', async () => {
  const { id } = await generate('Status in the file')
  const status = async () => {
    const file = await staff.get(staff.documentsV1.export({ id, version: '1.0.0' }))
    return file.json<{ edition: { status: string } }>().edition.status
  }
  expect(await status()).toBe('Draft')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  expect(await status()).toBe('Approved')
  const { document } = await staff.documentsV3.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'Status in the file',
  })
  expect(document).toMatchObject({ version: '2.0.0', approved: false })
  expect(await status()).toBe('Approved')
})

test('the document’s own firm approves and rolls back; another firm does not find it', async () => {
  const id = await givenTwo('Whose it is')
  const [aldgate, calder] = await Promise.all([app.signedIn('aldgate'), app.signedIn('calder')])
  const missing = { code: 'not-found', message: 'This document does not exist, or you may not see it.' }
  await expect(calder.documentsV1.approve({ id, version: '1.0.0' })).rejects.toMatchObject(missing)
  await expect(calder.documentsV1.rollback({ id, targetVersion: '1.0.0' })).rejects.toMatchObject(missing)
  const draft = { code: 'not-found', message: 'This document has no version 1.1.0.' }
  await expect(aldgate.documentsV1.approve({ id, version: '1.0.0' })).rejects.toMatchObject(missing)
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await expect(aldgate.documentsV1.approve({ id, version: '1.1.0' })).rejects.toMatchObject(draft)
  await expect(aldgate.documentsV1.rollback({ id, targetVersion: '1.1.0' })).rejects.toMatchObject(draft)
  await staff.documentsV1.publish({ id, version: '1.1.0' })
  await aldgate.documentsV1.approve({ id, version: '1.1.0' })
  expect((await aldgate.documentsV1.rollback({ id, targetVersion: '1.0.0' })).document.currentVersion).toBe('2.0.0')
})

test('an approval cannot be changed, deleted or given to other bytes, and the trail is whole', async () => {
  const { id } = await generate('Kept approval')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await staff.documentsV1.withdraw({ id, version: '1.0.0', reason: 'A reason.' })
  for (const table of ['given_approvals', 'withdrawals'])
    for (const change of [`update ${table} set round = 2`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(sql.raw(change).execute(app.database)).rejects.toThrow('never changed or deleted')
  await expect(sql`delete from approvals`.execute(app.database)).rejects.toThrow('never changed or deleted')
  await generate('Kept approval', 'Another scope.')
  const foreign = sql`
    insert into given_approvals (version_id, content_hash, approved_by)
    select id, 'other bytes', created_by from versions where document_id = ${id} and number = '1.1.0'`
  await expect(foreign.execute(app.database)).rejects.toThrow('foreign key')
  expect(await verifyAuditChain(app.database)).toMatchObject({ isWhole: true })
})

test('a version is published once, by staff, and the trail says so', async () => {
  const { id } = await generate('Published')
  const owner = await app.signedIn('aldgate')
  await expect(owner.documentsV1.publish({ id, version: '1.0.0' })).rejects.toMatchObject({ code: 'not-found' })
  const calls = [1, 2, 3].map(() => staff.documentsV1.publish({ id, version: '1.0.0' }))
  expect((await outcomes(calls)).toSorted()).toEqual(['conflict', 'conflict', 'done'])
  await expect(owner.documentsV1.publish({ id, version: '1.0.0' })).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(staff.documentsV1.publish({ id, version: '2.0.0' })).rejects.toMatchObject({ code: 'not-found' })
  const { versions, rights } = await owner.documentsV1.get({ id })
  expect([versions[0], rights.publish]).toMatchObject([{ publishedBy: 'Given', approved: false }, false])
  expect((await staff.sharing.printed({ id })).mayPublish).toBe(false)
  expect((await auditOf(id)).filter(({ action }) => action === 'version-published')).toHaveLength(1)
})
