import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const requirements = {
  businessObjective: 'Complaints become cases, whatever way they came.',
  technicalRequirements: 'Calls come from Genesys. The case handler sees the day by which an answer is due. Salesforce was tried.',
}
const asked = (projectName: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName,
  requirements: JSON.stringify(requirements),
})
const factsOf = async (id: string) => (await staff.documentsV3.facts({ id })).facts as unknown as Solution

async function plugOf(id: string) {
  const { design } = await staff.references.get({ id })
  return Object.keys(design.plugs)[0]!
}

test('a document starts from the design that a person chose, with hosting, plugs and ticked names', async () => {
  const plug = await plugOf('case-management')
  const { document } = await staff.documentsV3.generate({
    ...asked('Chosen'),
    startFrom: 'case-management',
    hosting: 'azure',
    plugs: JSON.stringify({ [plug]: 'Genesys' }),
    names: JSON.stringify([{ name: 'Salesforce', role: 'must-not-use' }]),
  })
  const facts = await factsOf(document.id)
  expect(facts.reference).toMatchObject({ id: 'case-management', hosting: 'azure', by: 'Given' })
  expect(facts.nearest).toBeUndefined()
  expect(facts.elements.map(({ name }) => name)).toContain('Genesys')
  expect(facts.names?.find(({ name }) => name === 'Salesforce')).toMatchObject({
    role: 'must-not-use',
    by: { from: 'person', by: 'Given' },
  })
})

test('a document without a choice has no design, and is told of the nearest', async () => {
  const { document } = await staff.documentsV3.generate(asked('Unchosen'))
  const facts = await factsOf(document.id)
  expect(facts.reference).toBeUndefined()
  expect(facts.elements).toEqual([])
  expect(facts.nearest?.[0]).toMatchObject({ id: 'case-management' })
})

test('what was chosen holds for the project’s next documents until another is chosen', async () => {
  const names = JSON.stringify([{ name: 'Genesys', role: 'source' }])
  await staff.documentsV3.generate({ ...asked('Carried'), startFrom: 'case-management', hosting: 'aws', names })
  const brief = { documentType: 'lld', client: 'aldgate', projectName: 'Carried' } as const
  const later = await factsOf((await staff.documentsV3.generate(brief)).document.id)
  expect(later.reference).toMatchObject({ id: 'case-management', hosting: 'aws' })
  expect(later.names?.find(({ name }) => name === 'Genesys')?.role).toBe('source')

  const renamed = JSON.stringify([{ name: 'genesys', role: 'replaced' }])
  const other = await staff.documentsV3.generate({ ...brief, startFrom: 'customer-portal', names: renamed })
  const facts = await factsOf(other.document.id)
  expect(other.document.version).toBe('1.1.0')
  expect(facts.reference).toMatchObject({ id: 'customer-portal', hosting: 'onPremises' })
  expect(facts.names?.filter(({ name }) => name === 'Genesys').map(({ role }) => role)).toEqual(['replaced'])
  expect(facts.statements?.map(({ text }) => text)).toContain('Complaints become cases, whatever way they came.')

  const alone = await factsOf((await staff.documentsV3.generate({ ...asked('Carried'), startFrom: 'brief' })).document.id)
  expect(alone.reference).toBeUndefined()
})

test('another document of the same brief with another design does not take over the first one’s facts', async () => {
  await staff.documentsV3.generate({ ...asked('Two designs'), startFrom: 'case-management' })
  const lld = await staff.documentsV3.generate({ ...asked('Two designs'), documentType: 'lld', startFrom: 'knowledge-assistant' })
  expect((await factsOf(lld.document.id)).reference).toMatchObject({ id: 'knowledge-assistant' })
})

test('a design can be chosen without what the project says', async () => {
  await staff.documentsV3.generate(asked('Afresh'))
  const brief = { documentType: 'word', client: 'aldgate', projectName: 'Afresh' } as const
  const fresh = { ...brief, startFrom: 'case-management', fromProject: 'false' as const }
  expect((await factsOf((await staff.documentsV3.generate(fresh)).document.id)).statements).toEqual([])
})

test('the first and second generation of calls take the same choices', async () => {
  const { requirements: _, ...brief } = asked('By all calls')
  const choice = { requirements, startFrom: 'case-management', hosting: 'google' as const, names: [] }
  const first = await staff.documentsV1.generate({ ...brief, ...choice })
  expect((await factsOf(first.document.id)).reference).toMatchObject({ id: 'case-management', hosting: 'google' })
  const second = await staff.documentsV2.generate({ ...brief, ...choice, startFrom: 'lakehouse' })
  expect((await factsOf(second.document.id)).reference).toMatchObject({ id: 'lakehouse' })
})

const refusals: [why: string, fields: Record<string, string>, told: string[]][] = [
  [
    'a design that is not there',
    { startFrom: 'no-such' },
    ['There is no reference design ‘no-such’', 'There are project, brief, case-management'],
  ],
  ['a plug that is not there', { startFrom: 'case-management', plugs: '{"no":"Genesys"}' }, ['has no plug ‘no’', 'It has ']],
  [
    'a role that is not there',
    { names: '[{"name":"Genesys","role":"friend"}]' },
    ['The names cannot be read.', 'source, target, both'],
  ],
  ['names that are no list', { names: '{}' }, ['The names cannot be read.', 'must be an array']],
  ['plugs that are no JSON', { startFrom: 'case-management', plugs: '{' }, ['The plugs are not valid JSON.']],
  [
    'a hosting that is not there',
    { startFrom: 'case-management', hosting: 'moon' },
    ['must be one of azure, aws, google, onPremises'],
  ],
  ['a hosting without a design', { hosting: 'aws' }, ['belong to a reference design', 'Name the design in startFrom']],
]
test.each(refusals)('%s is refused, with what there is', async (_, fields, told) => {
  const refused = await staff.documentsV3.generate({ ...asked('Refused'), ...fields }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'invalid-input' })
  const { message, details } = refused as { message: string; details: string }
  for (const words of told) expect(`${message} ${details}`).toContain(words)
  expect((await staff.documentsV3.list({})).documents.map(({ project }) => project)).not.toContain('Refused')
})

test('a key names the choices too', async () => {
  const idempotencyKey = crypto.randomUUID()
  const request = { ...asked('Keyed'), startFrom: 'case-management' }
  const { document } = await staff.documentsV3.generate(request, { idempotencyKey })
  expect((await staff.documentsV3.generate(request, { idempotencyKey })).document).toEqual(document)
  const other = { ...request, hosting: 'aws' as const }
  await expect(staff.documentsV3.generate(other, { idempotencyKey })).rejects.toMatchObject({ code: 'conflict' })
})
