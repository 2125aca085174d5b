import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawDesigns } from '#server/references/read-designs.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
let client: typeof staff
beforeAll(async () => {
  app = await givenApp()
  ;[staff, client] = [await app.signedIn(), await app.signedIn('aldgate')]
})
afterAll(() => app.end())

const packaged = (id: string) => structuredClone(rawDesigns()[id]) as Record<string, unknown> & { signs: string[] }

test('every packaged design is listed by name and read whole', async () => {
  const { designs } = await client.references.list({})
  expect(designs.map(({ id }) => id).toSorted()).toEqual(Object.keys(rawDesigns()).toSorted())
  expect(designs.map(({ name }) => name)).toEqual(designs.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
  const { design, ...told } = await client.references.get({ id: 'case-management' })
  expect(told).toEqual({ id: 'case-management', isOwn: false, isPackaged: true, version: 0, versions: [] })
  expect(design.components).not.toEqual({})
  await expect(client.references.get({ id: 'no-such' })).rejects.toMatchObject({ code: 'not-found' })
})

test('a copy of the firm stands in the packaged one’s place everywhere, version by version, until it is taken back', async () => {
  const id = 'telemetry'
  const change = (name: string) => ({ ...packaged(id), name, signs: [...packaged(id).signs, 'zorgblatt', 'quimple'] })
  expect(await staff.references.save({ id, base: 0, design: change('Pumps, first') })).toEqual({ success: true, version: 1 })
  await expect(staff.references.save({ id, base: 0, design: change('Too late') })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Somebody else has changed this design meanwhile; nothing was saved.',
  })
  await staff.references.save({ id, base: 1, design: change('Pumps, second') })
  const read = await staff.references.get({ id })
  expect(read).toMatchObject({ design: { name: 'Pumps, second' }, isOwn: true, isPackaged: true, version: 2 })
  expect(read.versions.map(({ version, name, by }) => [version, name, by])).toEqual([
    [2, 'Pumps, second', 'Given'],
    [1, 'Pumps, first', 'Given'],
  ])
  expect((await staff.references.get({ id, version: 1 })).design.name).toBe('Pumps, first')
  expect((await staff.references.get({ id, version: 0 })).design.name).toBe(packaged(id)['name'])
  expect((await client.references.get({ id, version: 1 })).design.name).toBe('Pumps, second')

  const text = 'Each zorgblatt has a quimple.'
  const near = { id, name: 'Pumps, second', words: ['zorgblatt', 'quimple'] }
  expect((await staff.references.nearest({ text })).nearest).toEqual([near])
  expect((await client.documentsV3.readBack({ requirements: { scope: text } })).nearest).toEqual([near])
  const brief = { documentType: 'hld', client: 'aldgate', projectName: 'Zorgblatts' } as const
  const { document } = await staff.documentsV3.generate({ ...brief, requirements: JSON.stringify({ scope: text }) })
  expect((await staff.documentsV3.facts({ id: document.id })).facts['nearest']).toEqual([near])

  expect(await staff.references.goBack({ id, base: 2 })).toEqual({ success: true, version: 3 })
  expect(await staff.references.get({ id })).toMatchObject({ isOwn: false, version: 3, design: { name: packaged(id)['name'] } })
  expect((await staff.references.nearest({ text })).nearest).toEqual([])
  await expect(staff.references.goBack({ id, base: 3 })).rejects.toMatchObject({ code: 'conflict' })
  await staff.references.save({ id, base: 3, design: change('Pumps, third') })
  expect((await staff.references.list({})).designs.find((design) => design.id === id)).toMatchObject({ isOwn: true, version: 4 })
})

test('two who save at once: one is kept', async () => {
  const design = packaged('lakehouse')
  const saves = await Promise.allSettled([1, 2].map(() => staff.references.save({ id: 'lakehouse', base: 0, design })))
  expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a design with a fault is refused in sentences, and checked without being kept', async () => {
  const design = { ...packaged('scheduling'), connections: [{ from: 'nowhere', to: 'nobody', carries: 'nothing' }] }
  const { faults } = await staff.references.check({ design })
  expect(faults).toContain('connection “nothing” names “nowhere”, which is no component or plug of this design.')
  expect((await staff.references.check({ design: 'text' })).faults).not.toEqual([])
  expect(await staff.references.check({ design: packaged('scheduling') })).toEqual({ faults: [] })
  await expect(staff.references.save({ id: 'scheduling', base: 0, design })).rejects.toMatchObject({
    code: 'invalid-input',
    details: expect.stringContaining('names “nowhere”') as string,
  })
  expect((await staff.references.get({ id: 'scheduling' })).isOwn).toBe(false)
})

test('a new design gets an id of its name, and can be started from', async () => {
  const design = { ...packaged('customer-portal'), name: 'Füllstände for Häfen' }
  expect(await staff.references.add({ design })).toEqual({ success: true, id: 'fullstande-for-hafen' })
  expect(await staff.references.add({ design })).toEqual({ success: true, id: 'fullstande-for-hafen-2' })
  const brief = { documentType: 'hld', client: 'aldgate', projectName: 'Harbours', startFrom: 'fullstande-for-hafen' } as const
  const { document } = await staff.documentsV3.generate(brief)
  expect((await staff.documentsV3.facts({ id: document.id })).facts['reference']).toMatchObject({ name: 'Füllstände for Häfen' })
  await staff.references.goBack({ id: 'fullstande-for-hafen-2', base: 1 })
  await expect(staff.references.save({ id: 'no-such-design', base: 0, design })).rejects.toMatchObject({ code: 'not-found' })
})
