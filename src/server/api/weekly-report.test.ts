import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WeeklyReport } from '#shared/api/weekly-report.ts'
import { weekParts } from '#shared/week-words.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { readParts } from '#server/testing/read-office.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<App['signedIn']>>

let app: App
let staff: Account
let own: Account
let other: Account
beforeAll(async () => {
  app = await givenApp()
  ;[staff, own, other] = await Promise.all([app.signedIn(), app.signedIn('aldgate', 'own@aldgate.example'), app.signedIn('calder')])
})
afterAll(() => app.end())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const projectOf = async (name: string) => (await staff.projects.list({})).projects.find((project) => project.name === name)!.id
const weekOf = (account: Account, client?: string, day?: string) =>
  account.weeklyReport.get({ ...(client && { client }), ...(day && { day }) })
const countsOf = ({ totals }: WeeklyReport) => weekParts.map((part) => totals[part])

async function givenWork(client: string, projectName: string, requirements: object = designRequirements) {
  const { document } = await staff.documentsV1.generate({ documentType: 'hld', client, projectName, requirements })
  return { document: document.id, project: await projectOf(projectName) }
}

test('a week tells versions, approvals, answers, what was done, what is late and what comes next, each from its row', async () => {
  const { document, project } = await givenWork('aldgate', 'Told Week', {
    businessObjective: 'The objective is to tell claims figures within the hour.',
  })
  await staff.documentsV1.publish({ id: document, version: '1.0.0' })
  const [question] = Solution.parse((await own.documentsV3.facts({ id: document })).facts).questions
  const { key } = await staff.documentPage.rule({
    id: document,
    base: '1.0.0',
    answers: [{ question: question!.id, answer: 'The claims team owns it.' }],
  })
  await expect.poll(async () => (await staff.documentsV3.generation({ key })).state).toBe('finished')
  await staff.documentsV1.publish({ id: document, version: '1.1.0' })
  await own.documentsV1.approve({ id: document, version: '1.1.0' })
  const done = await staff.projects.updateItem({
    id: project,
    key: 'new',
    title: 'Call the harbour',
    dueOn: dayIn(-1),
    state: 'done',
  })
  await staff.projects.updateItem({ id: project, key: 'new', title: 'Write the tide table', dueOn: dayIn(-1) })
  // The Monday of next week, independent of today's weekday.
  const { to } = await weekOf(staff, 'aldgate')
  const monday = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)
  await staff.projects.updateItem({ id: project, key: 'new', title: 'Meet the crew', dueOn: monday })
  await staff.projects.update({ id: project, health: 'at-risk', text: 'The tide is late.' })

  const week = await weekOf(staff, 'aldgate')
  expect(week).toMatchObject({ client: { id: 'aldgate', name: 'Aldgate Mutual' }, isOver: false })
  const { parts, health, standing, summary } = week.clients[0]!.projects[0]!
  expect(health).toBe('at-risk')
  expect(countsOf(week)).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(parts.versions.rows.map(({ link }) => link)).toEqual(['1.1.0', '1.0.0'].map((v) => `/documents/${document}?version=${v}`))
  expect(parts.approvals.rows[0]!.note).toMatch(/^High-Level Design 1\.1\.0, approved by /)
  expect(parts.answers.rows[0]).toMatchObject({
    title: question!.text,
    note: expect.stringContaining('answered: The claims team owns it.') as string,
  })
  expect(parts.done.rows).toMatchObject([{ title: 'Call the harbour', link: `/projects/${project}#${done.key}` }])
  expect(parts.late.rows.map(({ title }) => title)).toEqual(['Write the tide table'])
  expect(parts.next.rows.map(({ title }) => title)).toEqual(['Meet the crew'])
  expect(parts.updates.rows[0]!.title).toBe('The tide is late.')
  expect(standing).toMatch(/^Planning, (\d+ % done, )?at risk\.$/)
  expect(summary).toEqual([
    '2 versions were written (High-Level Design 1.1.0 and High-Level Design 1.0.0), High-Level Design 1.1.0 was approved and one question was answered.',
    'Done: “Call the harbour”.',
    expect.stringMatching(/^Next week: “Meet the crew” \(due on .+\)\.$/),
    'Given (At risk): “The tide is late.”',
  ])
  // Nothing is listed for the week before, because everything happened in this one.
  expect(countsOf(await weekOf(staff, 'aldgate', dayIn(-28)))).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('what a version has from rulings before it is not answered again, and an approval that was taken back is none', async () => {
  const { document } = await givenWork('hartnell', 'Once Answered', {
    businessObjective: 'The objective is to read every contract within a day.',
    assumptions: 'Every contract is in one archive.',
  })
  const { assumptions, questions } = Solution.parse((await staff.documentsV3.facts({ id: document })).facts)
  const [assumption, question] = [assumptions[0]!.id, questions[0]!.id]
  const rule = async (base: string, ruling: object) => {
    const { key } = await staff.documentPage.rule({ id: document, base, ...ruling })
    await expect.poll(async () => (await staff.documentsV3.generation({ key })).state).toBe('finished')
  }
  await rule('1.0.0', { answers: [{ question, answer: 'The legal team owns it.' }] })
  await rule('1.1.0', { assumptions: [{ assumption, verdict: 'confirmed' }] })
  await staff.documentsV1.approve({ id: document, version: '1.2.0' })
  expect((await weekOf(staff, 'hartnell')).totals).toMatchObject({ versions: 3, approvals: 1, answers: 1 })
  await staff.documentsV1.withdraw({ id: document, version: '1.2.0', reason: 'A figure is wrong.' })
  expect((await weekOf(staff, 'hartnell')).totals).toMatchObject({ versions: 3, approvals: 0, answers: 1 })
})

test('a client is told of its own firm and what it is shown; of another nothing, by name or without', async () => {
  const { document, project } = await givenWork('calder', 'Own Ledger')
  await staff.projects.updateItem({ id: project, key: 'new', title: 'Count the coins', state: 'done' })
  expect(countsOf(await weekOf(other))).toEqual([0, 0, 0, 0, 0, 0, 0])
  await staff.documentsV1.publish({ id: document, version: '1.0.0' })
  await staff.documentsV1.generate({
    documentType: 'hld',
    client: 'calder',
    projectName: 'Own Ledger',
    requirements: { businessObjective: 'The objective is a hidden draft.' },
  })
  const week = await weekOf(other)
  expect(week.clients.map(({ id }) => id)).toEqual(['calder'])
  expect(week.totals).toMatchObject({ versions: 1, done: 1 })
  expect((await weekOf(staff, 'calder')).totals).toMatchObject({ versions: 2, done: 1 })
  expect(JSON.stringify(await weekOf(own))).not.toMatch(/calder|Own Ledger/i)
  // A document of another client that is shared with one of their people does not belong to their own week.
  await staff.sharing.share({ id: document, email: 'own@aldgate.example', role: 'reader' })
  expect(JSON.stringify(await weekOf(own))).not.toMatch(/calder|Own Ledger/i)
  for (const client of ['calder', 'nobody-there']) await expect(weekOf(own, client)).rejects.toMatchObject({ code: 'not-found' })
})

test('a week that is over tells what was late then, and one that is archived is told with what was done', async () => {
  const { project } = await givenWork('tessel', 'Past Portal')
  const { key } = await staff.projects.updateItem({ id: project, key: 'new', title: 'Paint the hull', dueOn: dayIn(-20) })
  const past = async () => (await weekOf(staff, 'tessel', dayIn(-9))).totals
  expect(await past()).toMatchObject({ late: 1, done: 0 })
  await staff.projects.updateItem({ id: project, key, state: 'done' })
  expect(await past()).toMatchObject({ late: 1, done: 0 })
  await sql`update project_items set done_on = ${dayIn(-9)} where project_id = ${project} and key = ${key}`.execute(app.database)
  expect(await past()).toMatchObject({ late: 0, done: 1 })
  await staff.projects.settle({ id: project, archived: true })
  expect(await past()).toMatchObject({ late: 0, done: 1 })
})

test('whoever reads German is told of its rows in German, and whoever reads English in English', async () => {
  const { project } = await givenWork('hartnell', 'Deutsche Woche')
  await staff.projects.updateItem({ id: project, key: 'new', title: 'Kran rufen', dueOn: '2024-02-01' })
  await staff.projects.update({ id: project, health: 'at-risk', text: 'Es ist knapp.' })
  const notesOf = async (account: Account) => {
    const { clients } = await weekOf(account, 'hartnell')
    const { parts } = clients[0]!.projects.find(({ id }) => id === project)!
    return [parts.versions, parts.late, parts.updates].map(({ rows }) => rows[0]!.note.replace(/(by|von) .*/, '$1'))
  }
  const reader = await app.signedIn()
  await reader.settings.changePreferences({ language: 'de' })
  expect(await notesOf(reader)).toEqual(['Grobentwurf (HLD) 1.0.0, von', 'fällig am 1. Februar 2024', 'Given (Gefährdet)'])
  expect(await notesOf(staff)).toEqual(['High-Level Design 1.0.0, by', 'due on 1 February 2024', 'Given (At risk)'])
})

test('the worst project is told first, and so is its client', async () => {
  const day = dayIn(-1200)
  const write = async (client: string, name: string, health: 'on-track' | 'at-risk' | 'off-track') => {
    const { project } = await givenWork(client, name)
    await staff.projects.update({ id: project, health, text: 'Judged.' })
    await sql`update project_updates set at = ${day} where project_id = ${project}`.execute(app.database)
  }
  await write('aldgate', 'A well kept one', 'on-track')
  await write('tessel', 'Z worst of all', 'off-track')
  await write('tessel', 'B somewhat late', 'at-risk')
  const { clients } = await weekOf(staff, undefined, day)
  expect(clients.flatMap(({ projects }) => projects.map(({ name }) => name))).toEqual([
    'Z worst of all',
    'B somewhat late',
    'A well kept one',
  ])
})

test('the same as a Word file, whose rows lead to their sources, and a day that is none is refused', async () => {
  const { project } = await givenWork('wexmoor', 'Printed Week')
  const answer = await staff.get(staff.weeklyReport.file({ client: 'wexmoor', format: 'docx' }))
  expect(answer.statusCode).toBe(200)
  const parts = readParts(answer.rawPayload)
  expect(parts.get('word/document.xml')!.toString()).toContain('Printed Week')
  expect(parts.get('word/_rels/document.xml.rels')!.toString()).toContain(`/projects/${project}`)
  expect((await own.get(own.weeklyReport.file({ client: 'wexmoor' }))).statusCode).toBe(404)
  for (const day of ['2026-02-30', '9999-12-31', 'today'])
    await expect(weekOf(staff, undefined, day)).rejects.toMatchObject({ code: 'invalid-input' })
})
