import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEarlierAnswers } from '#server/documents/earlier/store.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument } from '#server/documents/store.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const write = async (client: string, technicalRequirements: string) => {
  const requirements = JSON.stringify({ technicalRequirements })
  const asked = { documentType: 'hld' as const, client, projectName: crypto.randomUUID(), requirements }
  return (await staff.documentsV3.generate(asked)).document.id
}
const statementsOf = async (id: string) => (await staff.design.get({ id })).facts.statements
/** Creates a document of Calder whose only statement has an answer. */
async function answered(said: string, how = 'Kept in two regions.') {
  const id = await write('calder', said)
  const [statement] = (await statementsOf(id)).filter(({ answer }) => answer)
  const value = { state: 'yes', how, components: [], owner: 'Ida' }
  await staff.design.change({ id, base: '1.0.0', changes: [{ op: 'set', id: statement!.id, field: 'answer', value }] })
  return id
}
const offered = async (id: string) => (await staff.designAnswers.earlier({ id })).answers

test('the approved answer to the same statement is offered with where it is from, and no answer that was not approved', async () => {
  const said = 'Discharge letters must be stored in two regions for nine years.'
  const earlier = await answered(said)
  const id = await write('aldgate', `${said.toUpperCase().slice(0, 1)}${said.slice(1)}`)
  expect(await offered(id)).toEqual([])
  await staff.documentsV1.approve({ id: earlier, version: '1.1.0' })
  const document = { id: earlier, client: 'Calder Bank', version: '1.1.0' }
  expect(await offered(id)).toMatchObject([{ state: 'yes', how: 'Kept in two regions.', by: expect.any(String), document }])
  expect((await offered(id))[0]!.said).toBeUndefined()
  expect(await offered(earlier)).toEqual([])
  await staff.documentsV1.withdraw({ id: earlier, version: '1.1.0', reason: 'It is wrong.' })
  expect(await offered(id)).toEqual([])
})

test('a statement that is nearly the same is told; another number, a denial and a longer one are no neighbours', async () => {
  const earlier = await answered('Barge manifests must be printed within 14 minutes of the arrival at the lock.')
  await staff.documentsV1.approve({ id: earlier, version: '1.1.0' })
  const like = await write('aldgate', 'The barge manifest must be printed within 14 minutes of arrival at a lock.')
  expect(await offered(like)).toMatchObject([
    { said: 'Barge manifests must be printed within 14 minutes of the arrival at the lock.' },
  ])
  for (const other of [
    'Barge manifests must be printed within 15 minutes of the arrival at the lock.',
    'Barge manifests must not be printed within 14 minutes of the arrival at the lock.',
    'Barge manifests must be printed.',
    'Barge manifests must be printed within 14 minutes of the arrival at the lock, signed, copied, scanned and archived.',
  ])
    expect([other, await offered(await write('aldgate', other))]).toEqual([other, []])
})

test('who may not see a document is offered nothing of it', async () => {
  const said = 'Tram drivers must confirm each depot change on a tablet.'
  const earlier = await answered(said)
  await staff.documentsV1.approve({ id: earlier, version: '1.1.0' })
  const id = await write('aldgate', said)
  const statements = await statementsOf(id)
  const ofStaff = { accountId: crypto.randomUUID(), displayName: 'Rosa', email: 'rosa@example.test', client: null }
  const ofFirm = { ...ofStaff, client: 'aldgate' as const }
  const document = permit('read', ofStaff, await findDocument(app.database, ofStaff, { id }))
  expect(await listEarlierAnswers(app.database, ofStaff, { document, statements })).toHaveLength(1)
  expect(await listEarlierAnswers(app.database, ofFirm, { document, statements })).toEqual([])
})
