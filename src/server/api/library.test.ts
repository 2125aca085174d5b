import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<App['signedIn']>>
let app: App
let staff: Person
let own: Person
let other: Person
beforeAll(async () => {
  app = await givenApp()
  ;[staff, own, other] = await Promise.all([app.signedIn(), app.signedIn('aldgate'), app.signedIn('calder')])
})
afterAll(() => app.end())

const brief = (projectName: string, need: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName,
  requirements: {
    businessObjective: 'The objective is to bring claims into one platform.',
    technicalRequirements: `${need}\nAvailability of the platform must be at least 99.9% measured monthly.`,
  },
})
const write = async (person: Person, projectName: string, need: string) =>
  (await person.documentsV1.generate(brief(projectName, need))).document.id
const find = async (person: Person, asked: Parameters<Person['library']['list']>[0]) => person.library.list(asked)
const namesOf = ({ rows }: Awaited<ReturnType<typeof find>>) => rows.map(({ project }) => project)

test('a document is found by words of its text in other forms, with its line and the words marked', async () => {
  await write(staff, 'Quokka Registry', 'The platform must retain quokka photographs for seven years.')
  for (const q of ['quokka photograph', 'QUOKKAS photo', 'photographs seven', 'aldgate quokka']) {
    const { rows, total } = await find(staff, { q })
    expect([q, total, rows[0]?.project]).toEqual([q, 1, 'Quokka Registry'])
  }
  const [row] = (await find(staff, { q: 'photograph' })).rows
  const { text, marks } = row!.hit!
  expect(marks.map(({ start, end }) => text.slice(start, end).toLowerCase())).toContain('photographs')
  expect(row!.facts.requirements).toBeGreaterThan(0)
})

test('a document whose project is the query comes before newer ones that contain it in a longer name or in their text', async () => {
  await write(staff, 'Bilby Census', 'The platform must count the bilbies of each range.')
  await write(staff, 'Second Bilby Census', 'The platform must count the bilbies of each range.')
  await write(staff, 'Range Survey', 'The platform must read the figures of the bilby census.')
  expect(namesOf(await find(staff, { q: 'bilby census' }))).toEqual(['Bilby Census', 'Second Bilby Census', 'Range Survey'])
  expect(namesOf(await find(staff, { q: 'Bilby cens' }))).toEqual(['Bilby Census', 'Second Bilby Census', 'Range Survey'])
})

test('what is hidden from a firm is in none of its lists, counts, facets or hits, until it is shown', async () => {
  const id = await write(staff, 'Hidden Ledger', 'The platform must keep the xylograph of each ledger.')
  for (const asked of [{}, { q: 'xylograph' }, { q: 'hidden ledger' }, { archived: 'true' as const }]) {
    const list = await find(own, asked)
    expect([list.rows, list.total, list.facets!.client, list.without]).toEqual([[], 0, [], []])
  }
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await write(staff, 'Hidden Ledger', 'The platform must keep the zincograph of each ledger.')
  expect(namesOf(await find(own, { q: 'xylograph' }))).toEqual(['Hidden Ledger'])
  expect((await find(own, { q: 'zincograph' })).total).toBe(0)
  // Staff see the newest version; an earlier one does not appear as a second document.
  expect((await find(staff, { q: 'xylograph' })).total).toBe(0)
  expect((await find(staff, { q: 'zincograph' })).rows[0]).toMatchObject({ version: '1.1.0', approved: false })
  expect((await find(own, {})).rows).toMatchObject([{ project: 'Hidden Ledger', version: '1.0.0' }])
  expect((await find(other, { q: 'ledger' })).total).toBe(0)
  await staff.documentsV1.approve({ id, version: '1.1.0', publish: true })
  expect((await find(own, { q: 'zincograph', state: 'published' })).total).toBe(1)
  expect((await find(own, { q: 'xylograph' })).total).toBe(0)
})

test('what is shared is found in the version that was shared, and by nobody else', async () => {
  const id = await write(staff, 'Shared Atlas', 'The platform must draw the isogloss of each dialect.')
  const address = 'reader@example.test'
  const reader = await app.signedIn('tessel', address)
  await staff.sharing.share({ id, email: address, role: 'reader' })
  await write(staff, 'Shared Atlas', 'The platform must draw the isotherm of each dialect.')
  expect(namesOf(await find(reader, { q: 'isogloss' }))).toEqual(['Shared Atlas'])
  expect((await find(reader, { q: 'isotherm' })).total).toBe(0)
  const all = await find(reader, {})
  expect([namesOf(all), all.total, all.facets!.client.map(({ value }) => value)]).toEqual([['Shared Atlas'], 1, ['aldgate']])
  const { grants } = await staff.sharing.grants({ id })
  await staff.sharing.revoke({ id, grant: grants[0]!.id })
  expect((await find(reader, {})).total).toBe(0)
  expect((await find(reader, { q: 'isogloss' })).total).toBe(0)
})

test('a mistyped word is corrected by words of documents that the viewer may see, and of no other', async () => {
  await write(staff, 'Misspelt Meadow', 'The platform must measure the marsupial population.')
  expect(await find(staff, { q: 'marsupail poplation' })).toMatchObject({ total: 0, meant: 'marsupial population' })
  expect((await find(staff, { q: 'marsupial population' })).meant).toBeNull()
  expect((await find(staff, { q: 'qqqqqqqq' })).meant).toBeNull()
  expect((await find(own, { q: 'marsupail' })).meant).toBeNull()
})

test('a rollback, and an approval that is taken back, are listed and found as they are', async () => {
  const id = await write(own, 'Turning Back', 'The platform must keep the apograph of each letter.')
  await write(own, 'Turning Back', 'The platform must keep the autograph of each letter.')
  expect((await find(staff, { q: 'apograph' })).total).toBe(0)
  await staff.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  expect((await find(staff, { q: 'apograph' })).rows).toMatchObject([{ version: '1.2.0' }])
  expect((await find(staff, { q: 'autograph' })).total).toBe(0)
  await staff.documentsV1.approve({ id, version: '1.2.0' })
  expect((await find(staff, { q: 'apograph', state: 'approved' })).total).toBe(1)
  await staff.documentsV1.withdraw({ id, version: '1.2.0', reason: 'A figure is wrong.' })
  expect((await find(staff, { q: 'apograph', state: 'approved' })).total).toBe(0)
  expect((await find(staff, { q: 'apograph', state: 'draft' })).total).toBe(1)
})

test('rows come by number in each order, the same while others are written', async () => {
  const first = await find(staff, { limit: 2 })
  await write(staff, 'Written Since', 'The platform must keep letters.')
  const next = await find(staff, { from: 2, limit: 200, asOf: first.asOf, counts: 'false' })
  expect(next.total).toBeNull()
  const ids = [...first.rows, ...next.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(first.total)
  const newest = (await find(staff, {})).rows.map(({ id }) => id)
  expect(newest.slice(1)).toEqual(ids)
  expect((await find(staff, { order: 'oldest' })).rows.map(({ id }) => id)).toEqual(newest.toReversed())
  const names = (await find(staff, { order: 'name' })).rows.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('where nothing is found, it is told what there would be without each filter', async () => {
  const { total, without } = await find(staff, { q: 'quokka', type: 'excel', since: '2020-01-01', until: '2020-01-02' })
  expect([total, without]).toEqual([0, []])
  const list = await find(staff, { q: 'quokka', type: 'excel' })
  expect(list.without).toEqual([{ filter: 'type', total: 1, isMore: false }])
  const today = new Date().toISOString().slice(0, 10)
  expect((await find(staff, { q: 'quokka', since: today, until: today })).total).toBe(1)
})

test('a document is renamed and found by its name, also in later versions, and called by its title again', async () => {
  const id = await write(staff, 'Plain Title', 'The platform must keep plaintexts.')
  const [before] = (await find(staff, { q: 'plaintexts' })).rows
  await staff.library.rename({ id, name: 'Numbat Dossier', from: before!.name })
  await write(staff, 'Plain Title', 'The platform must keep plaintexts for long.')
  expect((await find(staff, { q: 'numbat' })).rows).toMatchObject([
    { name: 'Numbat Dossier', title: before!.title, version: '1.1.0' },
  ])
  await expect(staff.library.rename({ id, name: 'Else', from: before!.name })).rejects.toThrow(
    'Somebody else has renamed this document',
  )
  await expect(own.library.rename({ id, name: 'Mine' })).rejects.toThrow('does not exist')
  expect(await staff.library.rename({ id, name: '' })).toEqual({ success: true, name: before!.name })
  expect((await find(staff, { q: 'numbat' })).total).toBe(0)
  expect((await find(staff, { q: 'plaintexts' })).rows[0]!.name).toBe(before!.name)
})

test('an archived document is out of the lists unless asked for, and everything else goes on', async () => {
  const id = await write(own, 'Put Away', 'The platform must keep the palimpsest.')
  await expect(own.library.archive({ id, archived: true })).rejects.toThrow('not do this to it')
  await staff.library.archive({ id, archived: true })
  for (const person of [staff, own]) {
    expect((await find(person, { q: 'palimpsest' })).total).toBe(0)
    expect(namesOf(await find(person, {}))).not.toContain('Put Away')
    expect(namesOf(await find(person, { q: 'palimpsest', archived: 'true' }))).toEqual(['Put Away'])
    expect(namesOf(await find(person, { archived: 'true' }))).toEqual(['Put Away'])
    expect((await person.documentsV1.list({})).documents.map((one) => one.id)).toContain(id)
    expect((await person.documentsV1.get({ id })).document.id).toBe(id)
  }
  await staff.library.archive({ id, archived: false })
  expect(namesOf(await find(own, { q: 'palimpsest' }))).toEqual(['Put Away'])
  expect((await find(own, { archived: 'true' })).total).toBe(0)
})

test('nothing that is typed is syntax', async () => {
  for (const q of [`'`, `~s`, `a & !b | (c`, `\\`, `quokka:*`, `~c:aldgate`, '🦘', '%', `x'::tsquery; drop table documents; --`])
    await expect(find(staff, { q })).resolves.toBeDefined()
  await expect(find(staff, { q: 'ab\u0000c' })).rejects.toThrow('not right')
  await expect(find(staff, { since: 'yesterday' })).rejects.toThrow('not right')
  await expect(find(staff, { limit: 201 })).rejects.toThrow('not right')
})

test('whoever archives a document or a project is told what still opens it, and ends that at once', async () => {
  const [project, outside] = [`Shared ${crypto.randomUUID()}`, () => `${crypto.randomUUID()}@example.test`]
  const id = await write(staff, project, 'The platform must retain wombat photographs for seven years.')
  const other2 = await write(staff, `Not ${project}`, 'The platform must retain wombat photographs for seven years.')
  const share = async () => {
    const { link } = await staff.links.make({ id, label: 'Board' })
    const { invitation } = await staff.sharing.share({ id, email: outside() })
    return [link.link, invitation.link].map((address) => `/api/shared/${address.split('/').at(-1)}`)
  }
  const opens = (paths: string[]) => Promise.all(paths.map(async (url) => (await app.http.inject({ url })).statusCode))
  const untouched = (await staff.links.make({ id: other2, label: 'Board' })).link.link.split('/').at(-1)
  const paths = await share()
  expect((await staff.library.archive({ id, archived: true })).open).toEqual({ links: 1, shares: 1 })
  expect(await opens(paths)).toEqual([200, 200])
  await expect(own.sharing.endAll({ id })).rejects.toMatchObject({ code: 'not-found' })
  expect((await staff.sharing.endAll({ id })).ended).toEqual({ links: 1, shares: 1 })
  expect(await opens(paths)).toEqual([404, 404])
  expect((await staff.library.archive({ id, archived: true })).open).toEqual({ links: 0, shares: 0 })

  const again = await share()
  const { projects } = await staff.projects.list({})
  const { id: projectId } = projects.find(({ name }) => name === project)!
  expect((await staff.projects.settle({ id: projectId, archived: true })).open).toEqual({ links: 1, shares: 1 })
  expect((await staff.projects.settle({ id: projectId, archived: false })).open).toBeUndefined()
  expect((await staff.projects.endSharing({ id: projectId })).ended).toEqual({ links: 1, shares: 1 })
  expect(await opens([...again, `/api/shared/${untouched}`])).toEqual([404, 404, 200])
})
