import { afterAll, beforeAll, expect, test } from 'vitest'
import { specifiedClient } from '#shared/firm.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const brief = (client: string, projectName: string) => ({
  documentType: 'hld' as const,
  client,
  projectName,
  requirements: designRequirements,
})

test('a client that was added is written for, and named in every list and in the document itself', async () => {
  const { id } = await staff.clients.create({ name: 'Northwind Energy', sector: 'Technology', startYear: 2026 })
  expect(id).toBe('northwind-energy')
  expect(specifiedClient(id)).toBeUndefined()
  const { document } = await staff.documentsV1.generate(brief(id, 'Grid Forecast'))
  const printed = await staff.sharing.printed({ id: document.id })
  expect(printed.client).toBe('Northwind Energy')
  expect(JSON.stringify(printed.content)).toContain('Northwind Energy')
  expect(JSON.stringify(printed.content)).not.toContain('northwind-energy')
  const { rows, facets } = await staff.library.list({ q: 'northwind' })
  expect(rows.map(({ clientName, project }) => [clientName, project])).toEqual([['Northwind Energy', 'Grid Forecast']])
  expect(facets?.client).toEqual([{ value: id, name: 'Northwind Energy', count: 1 }])
  const { generations } = await staff.documentsV3.generations({})
  expect(generations.map(({ client }) => client)).toContain('Northwind Energy')
  expect((await staff.clients.choices({})).clients).toContainEqual({ id, name: 'Northwind Energy' })
  const own = await app.signedIn(id)
  await own.documentsV1.generate(brief(id, 'Own Words'))
  expect((await own.library.list({})).rows.map(({ project }) => project)).toEqual(['Own Words'])
})

test('nothing is written for a client that is not there, or that is archived', async () => {
  await expect(staff.documentsV1.generate(brief('nobody', 'Lost'))).rejects.toMatchObject({ code: 'invalid-input' })
  const { id } = await staff.clients.create({ name: 'Gone Fishing', sector: 'Media' })
  await staff.clients.change({ id, isArchived: true })
  await expect(staff.documentsV1.generate(brief(id, 'Late'))).rejects.toMatchObject({ code: 'conflict' })
  expect((await staff.clients.choices({})).clients.map((one) => one.id)).not.toContain(id)
  expect((await staff.clients.list({ archived: 'true' })).clients.map((one) => one.id)).toEqual([id])
  await staff.clients.change({ id, isArchived: false })
  expect((await staff.documentsV1.generate(brief(id, 'Late'))).success).toBe(true)
})

test('the specified clients keep their names and places; the rest of them may change', async () => {
  await expect(staff.clients.change({ id: 'calder', name: 'Other Bank' })).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(staff.clients.change({ id: 'calder', isArchived: true })).rejects.toMatchObject({ code: 'not-allowed' })
  await staff.clients.change({ id: 'calder', status: 'paused', startYear: 2022, isMine: true })
  const { client, isSpecified } = await staff.clients.get({ id: 'calder' })
  expect({ client, isSpecified }).toMatchObject({
    client: { name: 'Calder Bank', status: 'paused', startYear: 2022, owner: 'Given' },
    isSpecified: true,
  })
})

test('names are one client’s, in whatever case, and ids are made of them', async () => {
  await expect(staff.clients.create({ name: 'TESSEL systems', sector: 'Media' })).rejects.toMatchObject({ code: 'conflict' })
  const ids = []
  for (const name of ['Été & Fils', 'Ete, Fils', '株式会社', 'Import', '3M'])
    ids.push((await staff.clients.create({ name, sector: 'Media' })).id)
  expect(ids).toEqual(['ete-fils', 'ete-fils-2', 'client', 'import-2', 'client-2'])
  await expect(staff.clients.create({ name: ' ', sector: 'Media' })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('two who add the same name at once: one is told that it is there', async () => {
  const both = await Promise.allSettled([1, 2].map(() => staff.clients.create({ name: 'At Once', sector: 'Media' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('contacts are added, changed and removed, one to an address', async () => {
  const ann = { name: 'Ann Example', email: 'Ann@Calder.example', phone: '020 7946 0000', role: 'Head of risk' }
  const { contact } = await staff.clients.addContact({ id: 'calder', ...ann })
  await expect(staff.clients.addContact({ id: 'calder', ...ann, email: 'ann@calder.EXAMPLE' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await app.signedIn('calder', 'ann@calder.example')
  const seen = async () => (await staff.clients.get({ id: 'calder' })).contacts
  expect(await seen()).toEqual([{ id: contact, ...ann, hasAccount: true }])
  await staff.clients.changeContact({ id: 'calder', contact, ...ann, role: 'Chief risk officer' })
  expect((await seen())[0]!.role).toBe('Chief risk officer')
  await expect(staff.clients.removeContact({ id: 'tessel', contact })).rejects.toMatchObject({ code: 'not-found' })
  await staff.clients.removeContact({ id: 'calder', contact })
  expect(await seen()).toEqual([])
  await expect(staff.clients.addContact({ id: 'calder', ...ann, email: 'no address' })).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('a file of clients is looked at line by line before anything is added', async () => {
  const csv = [
    'Name;Sector;Status;Since',
    '"Lakeside ""Water""";public sector;prospect;2025',
    'Calder Bank;Media;;',
    'Nowhere;Farming;;',
    'Twice;Media;;',
    'twice;Media;;',
    '',
    'Late;Media;;soon',
    "'=Sum Ltd;Media;;",
  ].join('\r\n')
  const preview = await staff.clients.import({ csv })
  expect(preview).toMatchObject({ sound: 3, faults: 4, isAdded: false })
  expect(preview.lines.flatMap(({ line, fault }) => (fault === null ? [] : [[line, fault]]))).toEqual([
    [3, 'There is already a client named Calder Bank.'],
    [4, expect.stringContaining('“Farming” is no sector') as string],
    [6, 'Line 5 has this name already.'],
    [8, 'Since is a year of four digits.'],
  ])
  expect((await staff.clients.list({ q: 'lakeside' })).total).toBe(0)
  expect(await staff.clients.import({ csv, apply: true })).toMatchObject({ sound: 3, isAdded: true })
  const [lakeside] = (await staff.clients.list({ q: 'LAKESIDE' })).clients
  expect(lakeside).toMatchObject({ name: 'Lakeside "Water"', sector: 'Public Sector', status: 'prospect', startYear: 2025 })
  const { body, headers } = await staff.get('/api/clients/export')
  expect(headers['content-type']).toContain('text/csv')
  expect(body).toContain('"Lakeside ""Water""","Public Sector"')
  expect(body).toContain(`"'=Sum Ltd"`)
  expect(body).not.toContain('"=Sum')
})

test('a file of 5,000 clients is taken, one more is refused, and so is one without its columns', async () => {
  const file = (count: number) => `Name,Sector\n${Array.from({ length: count }, (_, at) => `Firm ${at},Media`).join('\n')}`
  expect(await staff.clients.import({ csv: file(5000), apply: true })).toMatchObject({ sound: 5000, isAdded: true })
  await expect(staff.clients.import({ csv: file(5001) })).rejects.toMatchObject({ code: 'too-large' })
  await expect(staff.clients.import({ csv: 'Firm,Trade\nA,B' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(staff.clients.import({ csv: '' })).rejects.toMatchObject({ code: 'invalid-input' })
  const { clients, total, sectors } = await staff.clients.list({ sector: 'Media', q: 'firm 49', limit: 5 })
  expect([clients.length, total]).toEqual([5, 111])
  expect(sectors).toEqual([{ sector: 'Media', count: 111 }])
})
