import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FactChange } from '#shared/api/design.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import type { AppError } from '#shared/errors.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const brief = (projectName: string, more: object = {}) => ({
  documentType: 'hld' as const,
  client: 'aldgate',
  projectName,
  requirements: JSON.stringify(designRequirements),
  ...more,
})
const given = async (projectName: string, more: object = {}) =>
  (await staff.documentsV3.generate(brief(projectName, more))).document.id
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as AppError,
  )
const textOf = async (id: string) => JSON.stringify((await staff.sharing.printed({ id })).content)
async function ended(key: string) {
  for (;;) {
    const { state, error } = await staff.documentsV3.generation({ key })
    if (state === 'finished') return
    if (state === 'failed') throw new Error(error ?? '')
    await new Promise((done) => void setTimeout(done, 20))
  }
}

/** Two components with a connection, a person, work and an answer, as drawn in the editor. */
const drawn: FactChange[] = [
  {
    op: 'add',
    list: 'elements',
    id: 'EL-2',
    value: { name: 'Payment clerks', kind: 'person', responsibility: 'They release payments.' },
  },
  {
    op: 'add',
    list: 'elements',
    id: 'EL-3',
    value: {
      name: 'Release desk',
      kind: 'container',
      parent: 'EL-1',
      responsibility: 'Shows payments that wait and releases them.',
    },
  },
  {
    op: 'add',
    list: 'elements',
    id: 'EL-4',
    value: {
      name: 'Payment register',
      kind: 'store',
      parent: 'EL-1',
      technology: 'PostgreSQL',
      responsibility: 'Keeps every payment and who released it.',
    },
  },
  { op: 'add', list: 'relations', id: 'REL-1', value: { from: 'EL-2', to: 'EL-3', label: 'releases' } },
  { op: 'add', list: 'relations', id: 'REL-2', value: { from: 'EL-3', to: 'EL-4', label: 'released payment' } },
  {
    op: 'add',
    list: 'workstreams',
    id: 'WS-1',
    value: { name: 'Build the desk', weeks: 6, effort: [{ role: 'Developer', days: [20, 30] }] },
  },
  {
    op: 'add',
    list: 'workstreams',
    id: 'WS-2',
    value: { name: 'Test with clerks', weeks: 2, dependsOn: ['WS-1'], effort: [{ role: 'Tester', days: [5, 8] }] },
  },
]
const answered = async (id: string): Promise<FactChange> => {
  const { facts } = await staff.design.get({ id })
  const asked = facts.statements.find(({ answer }) => answer?.state === 'open')!
  return { op: 'set', id: asked.id, field: 'answer', value: { state: 'yes', how: 'The desk does it.', components: ['EL-3'] } }
}

test('from nothing a person draws a design, and the document has it with its plan, its sums and who designed it', async () => {
  const id = await given('Drawn')
  const before = await staff.design.get({ id })
  expect(before.facts.elements).toMatchObject([{ id: 'EL-1', kind: 'system' }])
  const answer = await answered(id)
  const tried = await staff.design.try({ id, base: '1.0.0', changes: drawn })
  expect(tried.facts.workstreams.map(({ startWeek, weeks }) => [startWeek, weeks])).toEqual([
    [1, 6],
    [7, 2],
  ])
  expect(tried.boxes.map((box) => box.id).toSorted()).toEqual(['EL-2', 'EL-3', 'EL-4'])
  expect((await staff.documentsV1.get({ id })).document.currentVersion).toBe('1.0.0')
  const saved = await staff.design.change({ id, base: '1.0.0', changes: [...drawn, answer] })
  expect(saved.version).toBe('1.1.0')
  expect(saved.changed).toEqual(expect.arrayContaining(['EL-3', 'REL-2', 'WS-2', answer.id]))
  const { facts } = await staff.design.get({ id })
  expect(facts.costs.map(({ item, quantity }) => [item, quantity])).toEqual([
    ['Developer', 30],
    ['Tester', 8],
  ])
  const { content, writer } = await staff.sharing.printed({ id })
  const headings = [...walkSections(content.sections)].map(({ section }) => section.heading)
  expect(headings).toEqual(expect.arrayContaining(['Components and connections', 'Plan', 'Effort and cost']))
  expect(JSON.stringify(content)).toContain('Keeps every payment and who released it.')
  expect(JSON.stringify(content)).not.toContain('not made yet')
  expect(writer).toBe('Arcwright offline composer, edited by Given')
  const [version] = (await staff.documentsV1.get({ id })).versions
  expect(version).toMatchObject({
    author: 'Given',
    madeBy: 'patch',
    changelog: expect.stringMatching(/^Design edited\. /) as string,
  })
  const { rows } = await sql<{ action: string }>`
    select action from audit_trail where details::json ->> 'documentId' = ${id} order by id desc limit 1`.execute(app.database)
  expect(rows).toEqual([{ action: 'design-edited' }])
})

test('a request that is sent again, since its answer was lost, adds nothing', async () => {
  const id = await given('Sent twice')
  const request = { id, base: '1.0.0', changes: drawn }
  const options = { idempotencyKey: 'sent-twice' }
  const first = await staff.design.change(request, options)
  expect((await staff.design.change(request, options)).version).toBe(first.version)
  expect((await staff.design.get({ id })).facts.workstreams).toHaveLength(2)
})

test('what does not fit is refused with a sentence, and nothing is saved', async () => {
  const id = await given('Unfit')
  const { facts } = await staff.design.get({ id })
  const tryIn = (...changes: FactChange[]) => failureOf(staff.design.change({ id, base: '1.0.0', changes }))
  const statement = facts.statements[0]!.id
  const refused: [FactChange, string][] = [
    [{ op: 'set', id: statement, field: 'text', value: 'We ask for less.' }, `${statement} has no field “text”`],
    [{ op: 'remove', id: statement }, 'is the client’s own and cannot be removed'],
    [{ op: 'set', id: 'EL-77', field: 'name', value: 'Nobody' }, 'EL-77 is no fact'],
    [{ op: 'add', list: 'elements', id: 'EL-2', value: { name: 'Half', kind: 'castle', responsibility: '' } }, 'EL-2 (kind)'],
    [
      { op: 'add', list: 'elements', id: 'EL-2', value: { name: 'Half', kind: 'store', responsibility: '', colour: 'red' } },
      'no field colour',
    ],
    [{ op: 'set', id: statement, field: 'answer', value: { state: 'perhaps' } }, 'answer.state'],
  ]
  for (const [change, sentence] of refused) {
    const failure = await tryIn(change)
    expect(failure).toMatchObject({ code: 'invalid-input' })
    expect(failure?.details).toContain(sentence)
  }
  expect(await failureOf(staff.design.try({ id, base: '9.9.9', changes: drawn }))).toMatchObject({ code: 'not-found' })
  expect((await staff.documentsV1.get({ id })).document.currentVersion).toBe('1.0.0')
})

test('a design that was edited stays when its brief is changed, when a question is answered and in other documents', async () => {
  const id = await given('Kept')
  await staff.design.change({ id, base: '1.0.0', changes: [...drawn, await answered(id)] })
  const other = await given('Kept', { documentType: 'lld' })
  expect(await textOf(other)).toContain('Payment register')
  const asked = (await staff.design.get({ id })).facts.questions[0]!
  const { key } = await staff.documentPage.rule({ id, base: '1.1.0', answers: [{ question: asked.id, answer: 'By March.' }] })
  await ended(key)
  expect(await textOf(id)).toContain('Payment register')
  const longer = { ...designRequirements, constraints: 'No payment leaves the country without a second release.' }
  await given('Kept', { requirements: JSON.stringify(longer) })
  const now = (await staff.design.get({ id })).facts
  expect(now.elements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Payment clerks', 'Release desk', 'Payment register']),
  )
  expect(now.workstreams).toHaveLength(2)
  expect(now.statements.some(({ text }) => text.includes('second release'))).toBe(true)
  expect(now.statements.filter(({ answer }) => answer?.how === 'The desk does it.')).toHaveLength(1)
  await given('Kept', { startFrom: 'brief' })
  expect((await staff.design.get({ id })).facts.elements.filter(({ kind }) => kind !== 'system')).toEqual([])
})

test('other documents of the project follow with one press each, and keep what was written by hand', async () => {
  const id = await given('Followed')
  const other = await given('Followed', { documentType: 'word' })
  const { content } = await staff.sharing.printed({ id: other })
  const section = content.sections.find(({ blocks }) => blocks.some(({ type }) => type === 'paragraph'))!
  const blocks = [
    ...section.blocks.map(({ id: keep }) => ({ keep })),
    { type: 'paragraph' as const, text: [{ text: 'Signed off by the harbour master.' }] },
  ]
  await staff.documentPage.edit({ id: other, section: section.id, base: '1.0.0', blocks })
  expect(await failureOf(staff.design.follow({ id }))).toMatchObject({ code: 'conflict', message: 'This document is up to date.' })
  await staff.design.change({ id, base: '1.0.0', changes: [...drawn, await answered(id)] })
  const { outdated } = await staff.design.get({ id })
  expect(outdated).toEqual([{ id: other, name: 'Word Document 1.1.0' }])
  expect((await staff.design.follow({ id: other })).version).toBe('1.2.0')
  expect((await staff.design.get({ id })).outdated).toEqual([])
  const after = await textOf(other)
  expect(after).toContain('Payment register')
  expect(after).toContain('Signed off by the harbour master.')
  const [version] = (await staff.documentsV1.get({ id: other })).versions
  expect(version!.changelog).toMatch(/^Brought up to date with High-Level Design 1\.1\.0\. .*[Cc]omponents: added/)
  // A change of the plan alone is detected as well.
  await staff.design.change({ id, base: '1.1.0', changes: [{ op: 'set', id: 'WS-1', field: 'weeks', value: 9 }] })
  expect((await staff.design.get({ id })).outdated.map((one) => one.id)).toEqual([other])
})

test('a chapter with a sentence by hand follows the facts in its tables and pictures', async () => {
  const id = await given('Frozen', { startFrom: 'customer-portal' })
  const { content } = await staff.sharing.printed({ id })
  const plan = content.sections.find((section) => section.id === 'plan')!
  const first = plan.blocks.find(({ type }) => type === 'paragraph')!
  const blocks = plan.blocks.map((block) =>
    block === first ? { type: 'paragraph' as const, id: block.id, text: [{ text: 'The plan is tight.' }] } : { keep: block.id },
  )
  await staff.documentPage.edit({ id, section: 'plan', base: '1.0.0', blocks })
  const { facts } = await staff.design.get({ id })
  const work = facts.workstreams[0]!
  await staff.design.change({ id, base: '1.1.0', changes: [{ op: 'set', id: work.id, field: 'weeks', value: work.weeks + 7 }] })
  const after = (await staff.sharing.printed({ id })).content.sections.find((section) => section.id === 'plan')!
  const tableOf = (of: typeof plan) => JSON.stringify(of.blocks.filter(({ type }) => type === 'table'))
  expect(JSON.stringify(after)).toContain('The plan is tight.')
  expect(tableOf(after)).not.toBe(tableOf(plan))
})
