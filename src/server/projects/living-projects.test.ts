import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedRequirements } from '#shared/brief.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { readParts } from '#server/testing/read-office.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Asked = { requirements?: AskedRequirements; startFrom?: string }
type Person = Awaited<ReturnType<typeof app.signedIn>>
let staff: Person
let own: Person
let other: Person

beforeAll(async () => {
  app = await givenApp()
  ;[staff, own, other] = await Promise.all([app.signedIn(), app.signedIn('aldgate'), app.signedIn('calder')])
})
afterAll(() => app.end())

const generate = async (projectName: string, { requirements = designRequirements, startFrom = 'customer-portal' }: Asked = {}) =>
  (await staff.documentsV1.generate({ documentType: 'hld', client: 'aldgate', projectName, requirements, startFrom })).document
const find = async (name: string, as = staff, archived: 'true' | 'false' = 'false') =>
  (await as.projects.list({ archived })).projects.find((project) => project.name === name)
async function begun(name: string, asked?: Asked) {
  const document = await generate(name, asked)
  const { id } = (await find(name))!
  return { id, document, read: (as = staff) => as.projects.get({ id }) }
}

const writesOf = (as: Person, id: string): (() => Promise<unknown>)[] => [
  () => as.projects.settle({ id, lead: 'Me' }),
  () => as.projects.updateItem({ id, key: 'new', title: 'Mine' }),
  () => as.projects.update({ id, health: 'at-risk', text: 'Late.' }),
]

test('a project begins with its first document, and its plan is what that says', async () => {
  const { document, read } = await begun('Ferry tickets')
  await generate(' ferry  TICKETS ')
  const project = await read()
  expect((await staff.projects.list({})).projects.filter(({ name }) => /ferry\s+tickets/i.test(name))).toHaveLength(1)
  expect(project).toMatchObject({
    client: 'aldgate',
    clientName: 'Aldgate Mutual',
    status: 'planning',
    health: 'on-track',
    percent: 0,
  })
  expect(project.stages.length).toBeGreaterThan(3)
  expect(project.source).toMatchObject({ documentId: document.id, version: '1.1.0' })
  expect(project.papers).toMatchObject([{ id: document.id, version: '1.1.0', isApproved: false }])
  expect(project.moved).toBeNull()
  // The start date of the work is not known.
  expect(project.stages.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).every((day) => day === null)).toBe(true)
  expect(project.overdue).toBe(0)
})

test('a task that is done counts, with a start there are days, and what is past and open is overdue', async () => {
  const { id, read } = await begun('Counted')
  const before = await read()
  const stage = before.stages.find(({ tasks }) => tasks.length > 0)!
  for (const { key } of stage.tasks) await staff.projects.updateItem({ id, key, state: 'done', assignee: 'Ada' })
  const after = await read()
  expect(after.stages.find(({ key }) => key === stage.key)).toMatchObject({ state: 'done' })
  expect(after.percent).toBe(Math.floor((stage.weeks / after.progress.weeks) * 100))
  expect(after.progress.doneWeeks).toBe(stage.weeks)
  await staff.projects.settle({ id, startsOn: '2020-01-06' })
  const started = await read()
  expect(started.stages[0]!.startsOn).toBe('2020-01-06')
  expect(started.overdue).toBeGreaterThan(0)
  expect(started.stages.find(({ key }) => key === stage.key)!.isOverdue).toBe(false)
  await expect(staff.projects.updateItem({ id, key: stage.key, state: 'done' })).rejects.toMatchObject({ code: 'conflict' })
  expect((await find('Counted'))!.percent).toBe(after.percent)
})

test('when another design is chosen, the plan says what moved since which version, and what was said of what went is kept', async () => {
  const { id, read, document } = await begun('Moving')
  const before = await read()
  const tasks = before.stages.flatMap((stage) => stage.tasks)
  const [first] = tasks
  for (const { key } of tasks) await staff.projects.updateItem({ id, key, assignee: 'Grace' })
  await generate('Moving', { startFrom: 'case-management' })
  const after = await read()
  expect(after.moved).toMatchObject({ since: { documentId: document.id, version: '1.0.0' } })
  expect(after.moved!.moves.length).toBeGreaterThan(0)
  expect(after.moved!.moves.every(({ words }) => words.length > 10)).toBe(true)
  expect(after.gone.length).toBeGreaterThan(0)
  expect(after.gone.every(({ assignee }) => assignee === 'Grace')).toBe(true)
  const [gone] = after.gone
  const nowhere = `${first!.parentKey}#00000000`
  await expect(staff.projects.updateItem({ id, key: nowhere, state: 'done' })).rejects.toMatchObject({ code: 'not-found' })
  await staff.projects.updateItem({ id, key: gone!.key, dismissed: true })
  expect((await read()).gone.map(({ key }) => key)).not.toContain(gone!.key)
  // After the rollback the task is in the plan again, with the assignee that was saved for it.
  await staff.documentsV1.rollback({ id: document.id, targetVersion: '1.0.0' })
  const back = await read()
  expect(back.stages.flatMap((stage) => stage.tasks).find(({ key }) => key === gone!.key)).toMatchObject({ assignee: 'Grace' })
  expect(back.gone).toEqual([])
})

test('people add tasks of their own, in a stage or beside all, and what the plan names is not theirs to name', async () => {
  const { id, read } = await begun('Added to')
  const [stage] = (await read()).stages
  const { key } = await staff.projects.updateItem({ id, key: 'new', title: 'Tell the harbour', parentKey: stage!.key })
  expect(key).toMatch(/^OWN-[0-9a-f]{8}$/)
  await staff.projects.updateItem({ id, key: 'new', title: 'Buy a bell' })
  await staff.projects.updateItem({ id, key, title: 'Tell both harbours', dueOn: '2030-01-01' })
  const { stages, own: beside } = await read()
  expect(stages[0]!.tasks.at(-1)).toMatchObject({ title: 'Tell both harbours', dueOn: '2030-01-01', isOwn: true })
  expect(beside).toMatchObject([{ title: 'Buy a bell', parentKey: null }])
  await expect(staff.projects.updateItem({ id, key: 'new' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(staff.projects.updateItem({ id, key: 'new', title: 'Nowhere', parentKey: 'WS-999' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(staff.projects.updateItem({ id, key: stage!.key, title: 'Other' })).rejects.toMatchObject({ code: 'conflict' })
})

test('a status goes a step, is put off and led back, and is completed with open tasks only after a question', async () => {
  const { id } = await begun('Stepped')
  const status = async () => (await find('Stepped'))!.status
  await expect(staff.projects.settle({ id, status: 'completed' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'A project that is planning cannot become completed.',
  })
  await staff.projects.settle({ id, status: 'in-progress' })
  await staff.projects.settle({ id, status: 'on-hold' })
  await expect(staff.projects.settle({ id, status: 'planning' })).rejects.toMatchObject({ code: 'conflict' })
  await staff.projects.settle({ id, status: 'in-progress' })
  await expect(staff.projects.settle({ id, status: 'completed' })).rejects.toThrow(/tasks are still open\.$/)
  expect(await status()).toBe('in-progress')
  await staff.projects.settle({ id, status: 'completed', despiteOpen: true })
  expect(await status()).toBe('completed')
})

test('a project is begun by hand once, put away and brought back, and ends no earlier than it starts', async () => {
  const { id } = await staff.projects.begin({ client: 'aldgate', name: 'By hand', startsOn: '2027-01-04' })
  await expect(staff.projects.begin({ client: 'aldgate', name: ' BY  hand ' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(staff.projects.settle({ id, endsOn: '2026-12-31' })).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await find('By hand')).toMatchObject({ percent: null, stages: [], documents: 0 })
  await staff.projects.settle({ id, archived: true })
  expect(await find('By hand')).toBeUndefined()
  expect(await find('By hand', staff, 'true')).toMatchObject({ id, isArchived: true })
  // Its first document belongs to it.
  await generate('By hand')
  expect((await staff.projects.get({ id })).stages.length).toBeGreaterThan(0)
})

test('the health of an update replaces the calculated one, until an update gives none', async () => {
  const { id, read } = await begun('Told of')
  await staff.projects.update({ id, health: 'at-risk', text: 'The harbour is closed.' })
  await staff.projects.update({ id, health: 'off-track', text: 'It stays closed.' })
  expect(await read()).toMatchObject({
    health: 'off-track',
    updates: [
      { health: 'off-track', text: 'It stays closed.', by: 'Given' },
      { health: 'at-risk', text: 'The harbour is closed.' },
    ],
  })
  // An update without a health leaves it as it is.
  await staff.projects.update({ id, text: 'A boat came.' })
  expect(await read()).toMatchObject({ health: 'off-track', statedHealth: 'off-track', updates: [{ health: null }, {}, {}] })
  const { client } = await read()
  const listed = async (health: 'on-track' | 'off-track') =>
    (await staff.projects.list({ client, health })).projects.some((project) => project.id === id)
  expect([await listed('off-track'), await listed('on-track')]).toEqual([true, false])
  await staff.projects.update({ id, health: null, text: 'It is open again.' })
  expect(await read()).toMatchObject({ health: 'on-track', statedHealth: null, calculated: { health: 'on-track', reasons: [] } })
  expect([await listed('off-track'), await listed('on-track')]).toEqual([false, true])
  await staff.projects.updateItem({ id, key: 'new', title: 'Open the lock', dueOn: '2024-02-01' })
  expect(await read()).toMatchObject({
    health: 'off-track',
    calculated: { reasons: ['“Open the lock” has been overdue since 1 February 2024'] },
  })
  await expect(staff.projects.update({ id, health: 'at-risk', text: ' ' })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('a firm reads its own project once a version is shown to it, never a draft’s plan, and writes none of it', async () => {
  const { id, document, read } = await begun('Shown')
  expect(await find('Shown', own)).toBeUndefined()
  await expect(own.projects.get({ id })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV1.publish({ id: document.id, version: '1.0.0' })
  await generate('Shown', { requirements: { ...designRequirements, timeline: 'The Zanzibar ledger opens on 1 March 2030.' } })
  expect(await read(own)).toMatchObject({
    mayWrite: false,
    source: { version: '1.0.0' },
    papers: [{ version: '1.0.0' }],
    moved: null,
  })
  expect(JSON.stringify(await read())).toContain('Zanzibar')
  expect(JSON.stringify([await read(own), await find('Shown', own)])).not.toContain('Zanzibar')
  for (const write of writesOf(own, id)) await expect(write()).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(own.projects.begin({ client: 'aldgate', name: 'Mine' })).rejects.toMatchObject({ code: 'not-allowed' })
})

test('two firms never meet: not in lists, not by id, not in search', async () => {
  const { id, document } = await begun('Zephyr of Aldgate')
  await staff.documentsV1.publish({ id: document.id, version: '1.0.0' })
  expect((await other.projects.list({})).projects.filter(({ client }) => client !== 'calder')).toEqual([])
  await expect(other.projects.list({ client: 'aldgate' })).resolves.toMatchObject({ projects: [] })
  await expect(other.projects.get({ id })).rejects.toMatchObject({ code: 'not-found' })
  for (const write of writesOf(other, id)) await expect(write()).rejects.toMatchObject({ code: 'not-allowed' })
  expect((await other.get(other.projects.report({ id }))).statusCode).toBe(404)
  const found = await staff.search.find({ q: 'zephyr' })
  expect(found).toMatchObject({ projects: [{ id }], documents: [{ id: document.id }] })
  expect(await own.search.find({ q: 'zephyr' })).toMatchObject({ projects: [{ id }], documents: [{ id: document.id }] })
  expect((await staff.search.find({ q: 'aldgate' })).clients).toEqual([{ id: 'aldgate', name: 'Aldgate Mutual' }])
  for (const q of ['zephyr', 'aldgate', 'ferry', '%', '_'])
    expect(await other.search.find({ q })).toEqual({ clients: [], projects: [], documents: [] })
})

test('the report tells the week, and each figure leads to where it is from', async () => {
  const { id, read } = await begun('Reported')
  const task = (await read()).stages.flatMap(({ tasks }) => tasks)[0]!
  await staff.projects.updateItem({ id, key: task.key, state: 'done' })
  await staff.projects.update({ id, health: 'at-risk', text: 'The harbour is closed.' })
  const answer = await staff.get(staff.projects.report({ id, format: 'docx' }))
  expect(answer.statusCode).toBe(200)
  const parts = readParts(answer.rawPayload)
  const text = parts
    .get('word/document.xml')!
    .toString()
    .replaceAll(/<[^>]+>/g, '')
  for (const words of ['Reported: weekly report', 'Done this week', task.title, 'The harbour is closed.'])
    expect(text).toContain(words)
  expect(parts.get('word/_rels/document.xml.rels')!.toString()).toContain(`/projects/${id}#${encodeURIComponent(task.key)}`)
})
