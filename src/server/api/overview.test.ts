import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityRow, ClientOverview, StaffOverview } from '#shared/api/overview.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<App['signedIn']>>

let app: App
let staff: Account
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

async function givenDocument(client: string, projectName: string, more: { requirements?: object; startFrom?: string } = {}) {
  const asked = { documentType: 'hld' as const, client, projectName, requirements: designRequirements, ...more }
  const { document } = await staff.documentsV1.generate(asked)
  return document.id
}
/** A document with a plan. */
const givenPlanned = (client: string, projectName: string) => givenDocument(client, projectName, { startFrom: 'customer-portal' })

async function overviewOf(account: Account, as?: string) {
  return (await account.overview.get(as === undefined ? {} : { as })) as ClientOverview
}
const namesOf = (rows: { project: string }[]) => rows.map(({ project }) => project)

test('a client is told what waits for it, what it is asked and what is new, and approving takes it off', async () => {
  const own = await app.signedIn('tessel', 'own@tessel.example')
  const id = await givenDocument('tessel', 'Portal Ledger')
  expect(await overviewOf(own)).toMatchObject({ total: 0, reviews: [], asked: [], changed: [], documents: [] })
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const told = await overviewOf(own)
  expect(told).toMatchObject({
    kind: 'client',
    client: { id: 'tessel', name: 'Tessel Systems' },
    isPreview: false,
  })
  // Nobody asked for an approval, so nothing waits for the client.
  expect([told.reviews, namesOf(told.documents), told.total, told.approved]).toEqual([[], ['Portal Ledger'], 1, 0])
  expect(told.changed.map(({ document, since }) => [document.version, since])).toEqual([['1.0.0', null]])
  await own.sharing.printed({ id })
  expect((await overviewOf(own)).changed).toEqual([])
  await own.documentsV1.approve({ id, version: '1.0.0' })
  expect(await overviewOf(own)).toMatchObject({ total: 1, approved: 1 })
  expect(told.people.map(({ kind }) => kind).toSorted()).toEqual(['colleague', 'consultant'])
})

test('what was seen is the latest version that was looked at, whatever was opened since', async () => {
  const own = await app.signedIn('hartnell')
  const id = await givenDocument('hartnell', 'Read Contracts')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await own.sharing.printed({ id })
  await givenDocument('hartnell', 'Read Contracts', {
    requirements: { businessObjective: 'The objective is to read every contract within a day.' },
  })
  await staff.documentsV1.publish({ id, version: '1.1.0' })
  const changed = async () => (await overviewOf(own)).changed.map(({ document, since }) => [document.version, since])
  expect(await changed()).toEqual([['1.1.0', '1.0.0']])
  await own.sharing.printed({ id })
  await own.sharing.printed({ id, version: '1.0.0' })
  expect(await changed()).toEqual([])
})

test('staff look at what a client sees, and do not change what it has seen; a client sees itself alone', async () => {
  const id = await givenDocument('fairholm', 'Seen Records')
  await givenDocument('fairholm', 'Hidden Drafts')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const seen = await overviewOf(staff, 'fairholm')
  expect(seen).toMatchObject({ isPreview: true, changed: [], reviews: [] })
  expect(namesOf(seen.documents)).toEqual(['Seen Records'])
  const own = await app.signedIn('fairholm')
  expect(namesOf((await overviewOf(own, 'fairholm')).documents)).toEqual(['Seen Records'])
  for (const as of ['aldgate', 'nobody-there']) await expect(own.overview.get({ as })).rejects.toMatchObject({ code: 'not-found' })
  await expect(staff.overview.get({ as: 'nobody-there' })).rejects.toMatchObject({ code: 'not-found' })
})

test('staff are told what needs them, how much there is, and what approved projects cost, each once', async () => {
  const requirements = { ...designRequirements, budget: '£240,000 for design and build.' }
  const id = await givenDocument('wexmoor', 'Priced Contact', { requirements })
  const word = await staff.documentsV1.generate({
    documentType: 'word',
    client: 'wexmoor',
    projectName: 'Priced Contact',
    requirements,
  })
  for (const approved of [id, word.document.id]) await staff.documentsV1.approve({ id: approved, version: '1.0.0' })
  const { id: review } = await staff.reviews.ask({
    id: await givenDocument('wexmoor', 'Due Contact'),
    version: '1.0.0',
    people: [{ address: staff.username }],
    dueOn: new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10),
  })
  const told = (await staff.overview.get({})) as StaffOverview
  const month = new Date().toISOString().slice(0, 7)
  expect(told.budgets).toEqual([{ month, currency: 'GBP', amount: 240_000, projects: 1 }])
  const { rows } = await sql<{ documents: number; approved: number }>`
    select count(*) as documents, count(*) filter (where is_approved) as approved from version_texts where is_current`.execute(
    app.database,
  )
  const { documents, approved } = rows[0]!
  expect(told.states[11]).toEqual({ month, drafts: documents - approved, approved })
  expect(told.figures.slice(2)).toEqual([
    { of: 'documents', value: documents, change: documents },
    { of: 'approved', value: approved, change: approved },
  ])
  const { projects } = await staff.projects.list({})
  expect(told.figures[1]).toEqual({ of: 'projects', value: projects.length, change: projects.length })
  const ofReview = ({ attention }: StaffOverview) => attention.filter(({ title }) => title === 'Due Contact')
  expect(ofReview(told)).toMatchObject([{ kind: 'asked', isMine: true, action: 'Open review' }])
  const { overview: other } = await app.signedIn()
  const toOther = async () => ofReview((await other.get({})) as StaffOverview)
  expect(await toOther()).toMatchObject([{ kind: 'due', client: 'Wexmoor County Council' }])
  await sql`update reviews set due_on = current_date - 1 where id = ${review}`.execute(app.database)
  expect(await toOther()).toMatchObject([{ kind: 'overdue', action: 'Open review' }])
})

test('an archived project is counted no more, as its list shows it no more', async () => {
  const counted = async () => ((await staff.overview.get({})) as StaffOverview).figures.find(({ of }) => of === 'projects')!
  await givenDocument('wexmoor', 'Kept Contact')
  await givenDocument('wexmoor', 'Ended Contact')
  const { value, change } = await counted()
  const ofClient = async () => (await staff.clients.list({ q: 'wexmoor' })).clients[0]!.projects
  const before = await ofClient()
  await staff.projects.settle({ id: await newest('Ended Contact'), archived: true })
  expect(await counted()).toEqual({ of: 'projects', value: value - 1, change: change - 1 })
  expect(await ofClient()).toBe(before - 1)
  // The client's page lists it separately.
  const { projects } = await staff.clients.get({ id: 'wexmoor' })
  expect(projects.map(({ name, isArchived }) => [name, isArchived])).toEqual(
    expect.arrayContaining([
      ['Ended Contact', true],
      ['Kept Contact', false],
    ]),
  )
})

test('whoever reads German is told in German what needs them and what was done', async () => {
  const reader = await app.signedIn()
  await reader.settings.changePreferences({ language: 'de' })
  const id = await givenPlanned('tessel', 'Spätes Portal')
  await staff.sharing.share({ id, email: 'adviser@elsewhere.example', role: 'reader' })
  await staff.projects.settle({ id: await newest('Spätes Portal'), startsOn: '2024-01-01', endsOn: '2024-03-01' })
  const told = (await reader.overview.get({})) as StaffOverview
  const row = told.attention.find(({ title }) => title === 'Spätes Portal')!
  expect(row).toMatchObject({ kind: 'late', action: 'Projekt öffnen' })
  expect(row.detail).toMatch(/^Tessel Systems – das Enddatum, 1. März 2024, ist überschritten; /)
  // Activity is recorded by a job, so it appears later.
  const done = async (told: Promise<object>) =>
    ((await told) as { activity: ActivityRow[] }).activity
      .filter(({ document }) => document === 'Spätes Portal')
      .map(({ what }) => what)
  await expect.poll(() => done(reader.overview.get({}))).toEqual(['hat 1.0.0 geteilt', 'hat 1.0.0 verfasst'])
  expect(await done(reader.clients.get({ id: 'tessel' }))).toEqual(['hat 1.0.0 geteilt', 'hat 1.0.0 verfasst'])
  expect(await done(staff.overview.get({}))).toEqual(['shared 1.0.0 of', 'wrote 1.0.0 of'])
})

test('what makes a document out of date is told in the language of whoever reads, in the list of a row and beside a document', async () => {
  const reader = await app.signedIn()
  await reader.settings.changePreferences({ language: 'de' })
  const id = await givenDocument('tessel', 'Teures Portal', { requirements: { ...designRequirements, budget: '£100,000' } })
  await staff.documentsV1.generate({
    documentType: 'lld',
    client: 'tessel',
    projectName: 'Teures Portal',
    requirements: { ...designRequirements, budget: '£250,000' },
  })
  const detailOf = async (account: Account) =>
    ((await account.overview.get({})) as StaffOverview).attention.find(({ link }) => link === `/documents/${id}`)!.detail
  expect(await detailOf(reader)).toBe('Tessel Systems – Budget 250.000\u00a0£ statt 100.000\u00a0£.')
  expect(await detailOf(staff)).toBe('Tessel Systems – Budget £250,000 instead of £100,000.')
  expect((await reader.sharing.printed({ id })).outOfDate).toMatchObject({
    changes: 'Budget £250,000 instead of £100,000.',
    changedFacts: [{ what: 'budget', is: { amount: 250_000, currency: 'GBP' }, was: { amount: 100_000, currency: 'GBP' } }],
  })
})

const newest = async (name: string) => (await staff.projects.list({})).projects.find((project) => project.name === name)!.id
const attentionTo = async (id: string) =>
  ((await staff.overview.get({})) as StaffOverview).attention.filter(({ link }) => link === `/projects/${id}`)

test('a project that is late stands in what needs the staff, and its own firm is told once a document of it is shown to it', async () => {
  const own = await app.signedIn('aldgate')
  const other = await app.signedIn('calder')
  const id = await givenPlanned('aldgate', 'Late Harbour')
  const project = await newest('Late Harbour')
  expect(await attentionTo(project)).toEqual([])
  await staff.projects.settle({ id: project, startsOn: '2024-01-01', endsOn: '2024-03-01' })
  const [row, ...others] = await attentionTo(project)
  expect(row).toMatchObject({ kind: 'late', title: 'Late Harbour', action: 'Open project' })
  expect(row!.detail).toMatch(/^Aldgate Mutual – its end date, 1 March 2024, has passed; /)
  expect(others).toEqual([])
  expect((await overviewOf(own)).projects).toEqual([])
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const [{ milestones, ...told } = { milestones: [] }] = (await overviewOf(own)).projects
  expect(told).toMatchObject({ name: 'Late Harbour', link: `/projects/${project}` })
  expect(milestones.length).toBeGreaterThan(0)
  expect((await overviewOf(staff, 'aldgate')).projects).toHaveLength(1)
  expect((await overviewOf(other)).projects).toEqual([])
  await staff.projects.settle({ id: project, status: 'on-hold' })
  expect(await attentionTo(project)).toEqual([])
})

test('nothing for a month is told to staff until something is done to a document, and never to the client', async () => {
  const own = await app.signedIn('calder')
  const id = await givenDocument('calder', 'Still Waters')
  const project = await newest('Still Waters')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const moveBack = (days: number) =>
    app.database.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update activity set at = now() - make_interval(days => ${days}) where document_id = ${id}`.execute(transaction)
      await sql`update projects set changed_at = now() - interval '40 days' where id = ${project}`.execute(transaction)
    })
  await expect
    .poll(async () => (await sql`select from activity where document_id = ${id}`.execute(app.database)).rows.length)
    .toBe(2)
  await moveBack(29)
  expect(await attentionTo(project)).toEqual([])
  await moveBack(35)
  expect(await attentionTo(project)).toMatchObject([{ kind: 'quiet' }])
  expect(JSON.stringify(await overviewOf(own))).not.toContain('nothing has happened')
})
