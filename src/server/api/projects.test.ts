import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedRequirements } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { sql } from 'kysely'
import type { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const first = {
  businessObjective: 'Cut the time to answer a claim from nine days to three.',
  technicalRequirements: 'Handlers must search claims by policy number.\nThe portal must answer within 2 seconds.',
  constraints: 'Data must stay in the United Kingdom.',
  budget: '£450,000',
}
type Of = Partial<{ type: DocumentTypeId; startFrom: 'project' | 'brief'; as: typeof staff }>

const generate = async (projectName: string, requirements: AskedRequirements, { type = 'hld', startFrom, as = staff }: Of = {}) =>
  (await as.documentsV1.generate({ documentType: type, client: 'aldgate', projectName, requirements, startFrom })).document
const known = async (projectName: string, as = staff) => (await as.documentsV3.project({ client: 'aldgate', projectName })).known
const keptOf = async (id: string) => {
  const { rows } = await sql<{ solution: Solution; brief: { requirements: AskedRequirements } }>`
    select solution, brief from versions join documents on current_version = versions.id where documents.id = ${id}`.execute(
    app.database,
  )
  return rows[0]!
}
const idsByText = async (id: string) =>
  new Map((await keptOf(id)).solution.statements!.map((statement) => [statement.text, statement.id]))
const listed = async (id: string, as = staff) => (await as.documentsV1.list({})).documents.find((one) => one.id === id)

test('a second document starts from what the project says, and says so', async () => {
  const hld = await generate('Second', first)
  expect(await known(' second ')).toEqual({
    document: 'High-Level Design 1.0.0',
    types: ['hld'],
    design: null,
    fields: [
      { field: 'businessObjective', words: 'business objective', text: first.businessObjective },
      { field: 'technicalRequirements', words: '2 requirements', text: first.technicalRequirements },
      { field: 'constraints', words: '1 constraint', text: first.constraints },
      { field: 'budget', words: 'budget', text: first.budget },
    ],
  })
  const generated = await staff.documentsV3.generate({
    documentType: 'lld',
    client: 'aldgate',
    projectName: 'SECOND',
    requirements: JSON.stringify({ businessObjective: '', scope: '' }),
  })
  const [one, other] = await Promise.all([keptOf(hld.id), keptOf(generated.document.id)])
  expect(other.solution).toEqual(one.solution)
  expect(generated.content.facts).toContainEqual({ label: 'Starts from', value: 'High-Level Design 1.0.0' })
  const [version] = (await staff.documentsV1.get({ id: generated.document.id })).versions
  expect(version!.changelog).toBe(
    'Starts from High-Level Design 1.0.0: business objective, technical requirements, constraints and 1 more. First version',
  )
  expect((await known('Second'))!.types).toEqual(['lld', 'hld'])
})

test('whoever starts afresh takes nothing, neither words nor ids', async () => {
  await generate('Afresh', first)
  const { id } = await generate(
    'Afresh',
    { technicalRequirements: 'Assessors must see photographs.' },
    { type: 'lld', startFrom: 'brief' },
  )
  const { brief, solution } = await keptOf(id)
  expect(brief.requirements).toMatchObject({ technicalRequirements: 'Assessors must see photographs.', budget: '' })
  expect(solution.statements!.map((statement) => statement.id)).toEqual(['ST-1'])
})

test('a later brief keeps the ids of what it still asks for, and puts the older documents out of date until they are written again', async () => {
  const { id } = await generate('Later', first)
  const lld = await generate('Later', {}, { type: 'lld' })
  expect([(await listed(id))!.outOfDate, (await listed(lld.id))!.outOfDate]).toEqual([null, null])
  const before = await idsByText(id)
  const technicalRequirements = `Auditors must export every decision.\n${first.technicalRequirements.replace('2 seconds', '3 seconds')}`
  await generate('Later', { technicalRequirements, budget: '£500,000' })
  const after = await idsByText(id)
  expect(after.get('Handlers must search claims by policy number.')).toBe(
    before.get('Handlers must search claims by policy number.'),
  )
  expect([...before.values()]).not.toContain(after.get('Auditors must export every decision.'))
  const outOfDate = (await listed(lld.id))!.outOfDate!
  expect(outOfDate.newest).toEqual({ id, name: 'High-Level Design 1.1.0', webViewLink: `/documents/${id}` })
  expect(outOfDate.changes).toMatch(
    /^Statements: added S\d+, changed S\d+ \(3 seconds instead of 2 seconds\); budget £500,000 instead of £450,000[;.]/,
  )
  expect((await listed(id))!.outOfDate).toBeNull()
  expect((await staff.documentsV1.get({ id: lld.id })).document.outOfDate).toEqual(outOfDate)
  expect((await staff.sharing.printed({ id: lld.id })).outOfDate).toEqual(outOfDate)
  expect((await staff.sharing.printed({ id, version: '1.0.0' })).outOfDate).toBeNull()
  for (const { documents } of [await staff.documentsV2.list({}), await staff.documentsV3.list({})])
    expect(documents.find((one) => one.id === lld.id)!.outOfDate).toEqual(outOfDate)
  await generate('Later', {}, { type: 'lld' })
  expect((await keptOf(lld.id)).solution).toEqual((await keptOf(id)).solution)
  expect((await listed(lld.id))!.outOfDate).toBeNull()
})

test('a field that is sent empty for the same document was emptied, one that is not sent stays', async () => {
  const { id } = await generate('Emptied', first)
  await generate('Emptied', { technicalRequirements: first.technicalRequirements, budget: '' })
  expect((await keptOf(id)).brief.requirements).toMatchObject({ budget: '', constraints: first.constraints })
  const [version] = (await staff.documentsV1.get({ id })).versions
  expect(version!.changelog).toMatch(
    /^Starts from High-Level Design 1.0.0: business objective and constraints\. No budget any more\./,
  )
})

test('rolling back makes the earlier facts the project’s', async () => {
  const { id } = await generate('Rolled back', first)
  const lld = await generate('Rolled back', {}, { type: 'lld' })
  await generate('Rolled back', { ...first, budget: '£100,000' })
  expect((await listed(lld.id))!.outOfDate).not.toBeNull()
  await staff.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  expect((await listed(lld.id))!.outOfDate).toBeNull()
})

test('somebody of another firm learns nothing of a project, and takes nothing from it', async () => {
  const { id } = await generate('Secret', first)
  const lld = await generate('Secret', {}, { type: 'lld' })
  await generate('Secret', { ...first, budget: '£100,000' })
  const [own, stranger] = [await app.signedIn('aldgate'), await app.signedIn('calder', 'calder@example.org')]
  expect(await known('Secret', own)).toBeNull()
  await staff.documentsV1.publish({ id, version: '1.1.0' })
  await staff.documentsV1.publish({ id: lld.id, version: '1.0.0' })
  expect((await known('Secret', own))!.types).toEqual(['hld', 'lld'])
  expect((await listed(lld.id, own))!.outOfDate!.mayRenew).toBe(true)
  expect(await known('Secret', stranger)).toBeNull()
  await staff.sharing.share({ id: lld.id, email: 'calder@example.org', role: 'reader' })
  expect(await known('Secret', stranger)).toBeNull()
  // They may not see the newest document, so the response does not mention it.
  expect((await listed(lld.id, stranger))!.outOfDate).toBeNull()
  expect((await stranger.sharing.printed({ id: lld.id })).outOfDate).toBeNull()
  await staff.sharing.share({ id: lld.id, email: 'calder@example.org', role: 'writer' })
  expect(await known('Secret', stranger)).toMatchObject({ document: 'Low-Level Design 1.0.0', types: ['lld'] })
  await generate('Secret', { scope: 'Claims alone.' }, { type: 'lld', as: stranger })
  expect((await keptOf(lld.id)).brief.requirements).toMatchObject({ budget: first.budget, scope: 'Claims alone.' })
  await staff.sharing.share({ id, email: 'calder@example.org', role: 'reader' })
  expect((await listed(id, stranger))!.outOfDate!.mayRenew).toBe(false)
  expect((await listed(id, stranger))!.outOfDate!.changes).toContain('budget £450,000 instead of £100,000')
  expect((await known('Secret', stranger))!.types).toEqual(['lld'])
})
