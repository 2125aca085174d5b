import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<App['signedIn']>>
let app: App
let staff: Person
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
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

/** Signs a member of staff in with a display name of their own. */
async function called(name: string): Promise<Person> {
  const person = await app.signedIn()
  await sql`update accounts set display_name = ${name} where username = ${person.username}`.execute(app.database)
  return person
}

test('a document is found by who wrote it and by who approved it', async () => {
  const [author, approver] = [await called('Ottoline Quist'), await called('Barnaby Fell')]
  const id = await write(author, 'Named Authors', 'The platform must keep the ostracon of each vote.')
  const found = async (q: string) => (await find(staff, { q })).rows.map(({ author: by, approvedBy }) => [by, approvedBy])
  for (const q of ['Ottoline', 'ottoline QUIST', 'ottol']) expect(await found(q)).toEqual([['Ottoline Quist', null]])
  expect(await found('barnaby')).toEqual([])
  await approver.documentsV1.approve({ id, version: '1.0.0' })
  expect(await found('ostracon barnaby')).toEqual([['Ottoline Quist', 'Barnaby Fell']])
  await approver.documentsV1.withdraw({ id, version: '1.0.0', reason: 'Too early.' })
  expect(await found('barnaby')).toEqual([])
})

test('the list is ordered by project, with the number of documents of each', async () => {
  const author = await called('Finch Counter')
  for (const name of ['Zebra Finch', 'alpha Finch', 'Zebra Finch second'])
    await write(author, name, 'The platform must ring finches.')
  await author.documentsV1.generate({ ...brief('zebra finch', 'The platform must ring finches.'), documentType: 'lld' })
  const who = (await find(author, {})).facets!.who.find(({ name }) => name === 'Finch Counter')!.value
  for (const asked of [{ who }, { who, q: 'finches' }]) {
    const { rows, groups } = await find(author, { ...asked, order: 'project' })
    expect(rows.map(({ project, type }) => [project, type])).toEqual([
      ['alpha Finch', 'hld'],
      ['zebra finch', 'lld'],
      ['Zebra Finch', 'hld'],
      ['Zebra Finch second', 'hld'],
    ])
    expect(groups!.map(({ project, count }) => [project.toLowerCase(), count])).toEqual([
      ['alpha finch', 1],
      ['zebra finch', 2],
      ['zebra finch second', 1],
    ])
  }
  expect((await find(author, { who })).groups).toBe(null)
})

test('a document needs its author until it is in review, then the reviewer, and a client’s account once it is asked', async () => {
  const [author, reviewer, client] = await Promise.all([app.signedIn(), app.signedIn(), app.signedIn('tessel')])
  const asked = { ...brief('Needed Reports', 'The platform must count reports.'), client: 'tessel' as const }
  const { id } = (await author.documentsV1.generate(asked)).document
  const needed = async (person: Person) => namesOf(await find(person, { needs: 'me', q: 'needed reports' }))
  expect([await needed(author), await needed(reviewer), await needed(client)]).toEqual([['Needed Reports'], [], []])
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: reviewer.username }] })
  expect([await needed(author), await needed(reviewer), await needed(client)]).toEqual([[], ['Needed Reports'], []])
  await author.documentsV1.publish({ id, version: '1.0.0' })
  expect(await needed(client)).toEqual([])
  const without = (await find(reviewer, { needs: 'me', q: 'needed', type: 'excel' })).without
  expect(without).toEqual([{ filter: 'type', total: 1, isMore: false }])
  const { reviews } = await author.reviews.list({ id })
  await author.reviews.withdraw({ id: reviews[0]!.id })
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: client.username }] })
  expect(await needed(client)).toEqual(['Needed Reports'])
})

test('documents are filtered by the state that their rows show, and counted beyond the rows that are listed', async () => {
  const [author, reviewer] = [await called('State Writer'), await app.signedIn()]
  const id = await write(author, 'Stated Reports', 'The platform must count palimpsests.')
  const states = async () => {
    const { rows, facets } = await find(author, { q: 'palimpsests' })
    const own = rows[0]!.state as 'draft'
    expect((await find(author, { q: 'palimpsests', state: own })).total).toBe(1)
    expect((await find(author, { state: own })).rows.map((row) => row.id)).toContain(id)
    return [own, facets!.state.map(({ value, count }) => `${value} ${count}`).join()]
  }
  expect(await states()).toEqual(['draft', 'draft 1'])
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: reviewer.username }] })
  expect(await states()).toEqual(['in-review', 'in-review 1'])
  await author.documentsV1.approve({ id, version: '1.0.0' })
  expect(await states()).toEqual(['approved', 'approved 1'])
  await author.documentsV1.publish({ id, version: '1.0.0' })
  expect(await states()).toEqual(['published', 'published 1'])
  // A facet counts without its own filter.
  const { facets } = await find(author, { q: 'palimpsests', state: 'published', client: 'aldgate' })
  expect(facets!.state).toEqual([{ value: 'published', name: 'Published', count: 1 }])
})
