import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawDesigns } from '#server/references/read-designs.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

type Raw = Record<string, Record<string, unknown>> & { name: string }

async function givenVersion(projectName: string, startFrom: string, plugs = {}) {
  const requirements = JSON.stringify({ scope: `Complaints become cases at Calder Bank. Genesys gives the calls.` })
  const brief = { documentType: 'hld', client: 'calder', projectName, requirements } as const
  const { document } = await staff.documentsV3.generate({ ...brief, startFrom, plugs: JSON.stringify(plugs) })
  return document
}
const approved = async (...given: Parameters<typeof givenVersion>) => {
  const { id, version } = await givenVersion(...given)
  await staff.documentsV1.approve({ id, version })
  return id
}

test('a version is made into the design that it began with, by its own names again', async () => {
  const raw = rawDesigns()['case-management'] as Raw
  const plug = Object.entries(raw['plugs']!).find(([, one]) => (one as { is: string }).is === 'system')![0]
  const id = await approved('Made from', 'case-management', { [plug]: 'Genesys' })
  const { design, faults, names, version } = await staff.references.draft({ id })
  expect({ version, faults }).toEqual({ version: '1.0.0', faults: [] })
  const made = design as Raw
  expect(Object.values(made['plugs']!)).toEqual(Object.values(raw['plugs']!).map((one) => ({ needed: true, ...(one as object) })))
  for (const list of ['components', 'work'])
    expect(Object.values(made[list]!).map((one) => (one as { name: string }).name)).toEqual(
      Object.values(raw[list]!).map((one) => (one as { name: string }).name),
    )
  for (const list of [
    'connections',
    'walks',
    'data',
    'interfaces',
    'quality',
    'decisions',
    'risks',
    'questions',
    'costs',
    'presupposes',
  ])
    expect([list, (made[list] as unknown as unknown[]).length]).toEqual([list, (raw[list] as unknown as unknown[]).length])
  expect(names).toEqual([])
  const { id: added } = await staff.references.add({ design: { ...made, name: 'Complaints again' } })
  expect(added).toBe('complaints-again')
})

test('the client’s and other names that are in it are told, with how often', async () => {
  const design = structuredClone(rawDesigns()['case-management']) as Raw & { purpose: string; fits: string }
  const named = { ...design, name: 'Named', purpose: 'Cases of Calder Bank and of Genesys.', fits: 'Calder Bank, as Mona says.' }
  const { clients } = await staff.clients.choices({})
  const { name: client } = clients.find(({ id }) => id === 'calder')!
  const { id: own } = await staff.references.add({
    design: { ...named, purpose: `Cases of ${client} and of Genesys.`, fits: client },
  })
  const id = await approved('Names told', own)
  expect((await staff.references.draft({ id })).names).toEqual([
    { name: client, instead: 'the client', count: 2 },
    { name: 'Genesys', instead: '', count: 1 },
  ])
})

test('what is not approved, or has no design, is refused with what to do', async () => {
  const draft = await givenVersion('Not approved', 'case-management')
  await expect(staff.references.draft({ id: draft.id })).rejects.toMatchObject({
    message: 'Version 1.0.0 is not approved.',
    details: 'Approve it first.',
  })
  const id = await approved('No design', 'project')
  await expect(staff.references.draft({ id })).rejects.toMatchObject({ details: 'Add a design to it first.' })
  const client = await app.signedIn('calder')
  await expect(client.references.draft({ id })).rejects.toMatchObject({ code: 'not-allowed' })
})
