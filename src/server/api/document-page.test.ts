import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { AppError } from '#shared/errors.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

async function given(project: string) {
  const { document, content } = await staff.documentsV3.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName: project,
    requirements: JSON.stringify(designRequirements),
    startFrom: 'customer-portal',
  })
  return { id: document.id, content }
}
const sectionOf = (content: Content, id: string) =>
  [...walkSections(content.sections)].find(({ section }) => section.id === id)!.section
const keptOf = (blocks: Block[]) => blocks.map(({ id }) => ({ keep: id }))
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as AppError,
  )
const paragraph = (text: string, cites?: string[]) => ({ type: 'paragraph' as const, text: [{ text, ...(cites && { cites }) }] })
/** Waits for work to finish and returns its result. */
async function ended(key: string) {
  for (;;) {
    const { state, result, error } = await staff.documentsV3.generation({ key })
    if (state === 'finished') return result!
    if (state === 'failed') throw new Error(error ?? '')
    await new Promise((done) => void setTimeout(done, 20))
  }
}

test('an edit is a version of its own: what was left alone keeps its bytes, and the history tells by whom', async () => {
  const { id, content } = await given('Edited')
  const { blocks } = sectionOf(content, 'summary')
  const edit = {
    id,
    section: 'summary',
    base: '1.0.0',
    blocks: [...keptOf(blocks), paragraph('Signed off by the harbour master.')],
  }
  expect(await staff.documentPage.edit(edit)).toEqual({ success: true, version: '1.1.0' })
  const after = await staff.sharing.printed({ id })
  const now = sectionOf(after.content, 'summary').blocks
  expect(now.slice(0, -1)).toEqual(blocks)
  expect(now.at(-1)).toEqual({ ...paragraph('Signed off by the harbour master.'), id: 'summary-own-1' })
  expect(after.writer).toBe('Arcwright offline composer, edited by Given')
  const [version] = (await staff.documentsV1.get({ id })).versions
  expect(version).toMatchObject({ version: '1.1.0', changelog: '‘Summary’ edited by hand.', author: 'Given', madeBy: 'edit' })
  const { version: told, since, changed, edited, mayEdit } = await staff.documentPage.surroundings({ id })
  expect({ told, since, changed, edited, mayEdit }).toEqual({
    told: '1.1.0',
    since: '1.0.0',
    changed: ['summary'],
    edited: ['summary'],
    mayEdit: true,
  })
  expect((await staff.documentPage.surroundings({ id, version: '1.0.0' })).mayEdit).toBe(false)
  const { rows } = await sql<{ action: string }>`
    select action from audit_trail where details::json ->> 'documentId' = ${id} order by id desc limit 1`.execute(app.database)
  expect(rows).toEqual([{ action: 'section-edited' }])
})

test('what nobody could mean is refused with a sentence, and nothing is saved', async () => {
  const { id, content } = await given('Refused')
  const { blocks } = sectionOf(content, 'summary')
  const kept = keptOf(blocks)
  const table = blocks.find(({ type }) => type === 'table')!
  const edit = (sent: object[], more = {}) =>
    failureOf(staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: sent as never, ...more }))
  const added = [...kept, paragraph('More.')]
  const refusals = {
    'a stale base': await edit(added, { base: '0.9.0' }),
    'a block of another section': await edit([...kept, { keep: sectionOf(content, 'components').blocks[0]!.id }]),
    'a block twice': await edit([...kept, kept[0]!]),
    'a table left out': await edit(kept.filter(({ keep }) => keep !== table.id)),
    'a table written over': await edit(
      kept.map((one) => (one.keep === table.id ? { ...paragraph('No table.'), id: table.id } : one)),
    ),
    'a table by hand': await edit([...kept, table]),
    'a section that is not there': await edit(added, { section: 'nowhere' }),
    'a fact that is not there': await edit([...kept, paragraph('So it is.', ['FR-999'])]),
    'a link that is code': await edit([...kept, { type: 'paragraph', text: [{ text: 'x', link: 'javascript:alert(1)' }] }]),
    'a link to nowhere': await edit([...kept, { type: 'paragraph', text: [{ text: 'x', link: '#nowhere' }] }]),
    'nothing new': await edit(kept),
    'too many blocks': await edit(Array.from({ length: 201 }, () => paragraph('One.'))),
    'items far too deep': await edit([...kept, { type: 'list', ordered: false, items: nest(40) }]),
  }
  expect(Object.fromEntries(Object.entries(refusals).map(([name, error]) => [name, error?.code]))).toEqual({
    'a stale base': 'conflict',
    'a block of another section': 'invalid-input',
    'a block twice': 'invalid-input',
    'a table left out': 'invalid-input',
    'a table written over': 'invalid-input',
    'a table by hand': 'invalid-input',
    'a section that is not there': 'not-found',
    'a fact that is not there': 'invalid-input',
    'a link that is code': 'invalid-input',
    'a link to nowhere': 'invalid-input',
    'nothing new': 'conflict',
    'too many blocks': 'invalid-input',
    'items far too deep': 'invalid-input',
  })
  expect((await staff.documentsV1.get({ id })).versions).toHaveLength(1)
})

const nest = (depth: number): object[] => [{ text: [{ text: 'Deep.' }], ...(depth > 0 && { items: nest(depth - 1) }) }]

test('of two who edit at once, one is told that the document has moved on', async () => {
  const { id, content } = await given('At once')
  const kept = keptOf(sectionOf(content, 'summary').blocks)
  const edits = ['One.', 'Two.', 'Three.'].map((text) =>
    failureOf(staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: [...kept, paragraph(text)] })),
  )
  const codes = (await Promise.all(edits)).map((error) => error?.code)
  expect(codes.filter((code) => code === 'conflict')).toHaveLength(2)
  expect((await staff.documentsV1.get({ id })).versions).toHaveLength(2)
})

test('a number in no fact is marked, and the mark goes with it', async () => {
  const { id, content } = await given('Numbers')
  const kept = keptOf(sectionOf(content, 'summary').blocks)
  await staff.documentPage.edit({
    id,
    section: 'summary',
    base: '1.0.0',
    blocks: [...kept, paragraph('It costs 81,234 pounds within 2 seconds.')],
  })
  const { marks } = await staff.documentPage.surroundings({ id })
  expect(marks).toEqual([
    { section: 'summary', heading: 'Summary', code: 'number-in-no-fact', sentence: '81,234: in no fact of the brief.' },
  ])
  await staff.documentPage.edit({ id, section: 'summary', base: '1.1.0', blocks: kept })
  expect((await staff.documentPage.surroundings({ id })).marks).toEqual([])
})

test('a rollback brings the edits of its version back', async () => {
  const { id, content } = await given('Rolled back')
  const kept = keptOf(sectionOf(content, 'summary').blocks)
  await staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: [...kept, paragraph('By hand.')] })
  await staff.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  expect((await staff.documentPage.surroundings({ id })).edited).toEqual([])
  await staff.documentsV1.rollback({ id, targetVersion: '1.1.0' })
  expect((await staff.documentPage.surroundings({ id })).edited).toEqual(['summary'])
  const { versions } = await staff.documentsV1.get({ id })
  expect(versions.map(({ madeBy, madeFrom }) => [madeBy, madeFrom])).toEqual([
    ['rollback', '1.1.0'],
    ['rollback', '1.0.0'],
    ['edit', '1.0.0'],
    ['generation', null],
  ])
})

test('offline a chapter is not written again, as nothing would change, unless somebody edited it', async () => {
  const { id, content } = await given('Rewritten')
  const refused = await failureOf(staff.documentPage.rewrite({ id, section: 'summary', base: '1.0.0' }))
  expect([refused?.code, refused?.message]).toEqual(['conflict', 'Nothing would change: no model writes here.'])
  for (const [section, base] of [
    ['summary', '1.0.0'],
    ['risks', '1.1.0'],
  ] as const) {
    const kept = keptOf(sectionOf(content, section).blocks)
    await staff.documentPage.edit({ id, section, base, blocks: [...kept, paragraph('By hand.')] })
  }
  const { key } = await staff.documentPage.rewrite({ id, section: 'summary', base: '1.2.0' })
  const { content: again } = await ended(key)
  expect(sectionOf(again, 'summary')).toEqual(sectionOf(content, 'summary'))
  expect(JSON.stringify(sectionOf(again, 'risks'))).toContain('By hand.')
  const [version] = (await staff.documentsV1.get({ id })).versions
  expect(version).toMatchObject({ madeBy: 'rewrite', madeFrom: '1.2.0' })
  expect(version!.changelog).toContain('‘Summary’ written again.')
  const missing = await failureOf(staff.documentPage.rewrite({ id, section: 'nowhere', base: '1.3.0' }))
  expect(missing?.code).toBe('not-found')
})

test('questions that are answered are asked no more, in one version, and what a person wrote stays', async () => {
  const { id, content } = await given('Ruled')
  const kept = keptOf(sectionOf(content, 'summary').blocks)
  await staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: [...kept, paragraph('By hand.')] })
  type Asked = { id: string; text: string }
  const before = (await staff.documentsV3.facts({ id })).facts as {
    questions: Asked[]
    assumptions: Asked[]
    requirements: Asked[]
  }
  const [first, second] = before.questions
  const [assumption] = before.assumptions
  const answers = [
    { question: first!.id, answer: 'The system must serve 400 concurrent users.' },
    { question: second!.id, answer: 'Whatever the harbour says.' },
  ]
  const verdicts = assumption ? [{ assumption: assumption.id, verdict: 'confirmed' as const }] : []
  const { key } = await staff.documentPage.rule({ id, base: '1.1.0', answers, assumptions: verdicts })
  const { document } = await ended(key)
  expect(document.version).toBe('1.2.0')
  const { facts, quotes } = await staff.documentsV3.facts({ id })
  const after = facts as typeof before & { decisions: { outcome: string; status: string }[] }
  const texts = after.questions.map(({ text }) => text)
  expect([texts.includes(first!.text), texts.includes(second!.text)]).toEqual([false, false])
  expect(after.decisions.find(({ outcome }) => outcome === 'Whatever the harbour says.')?.status).toBe('accepted')
  const quoted = quotes.filter(({ field }) => field === 'answers')
  expect(quoted.map(({ quote }) => quote)).toEqual(
    expect.arrayContaining(['Whatever the harbour says.', 'The system must serve 400 concurrent users.']),
  )
  expect(quoted.every(({ start }) => start !== null)).toBe(true)
  for (const requirement of before.requirements)
    expect(after.requirements.find((one) => one.id === requirement.id)?.text).toBe(requirement.text)
  const printed = await staff.sharing.printed({ id })
  expect(JSON.stringify(sectionOf(printed.content, 'summary'))).toContain('By hand.')
  expect(printed.writer).toBe('Arcwright offline composer, edited by Given')
  const answerTable = JSON.stringify(sectionOf(printed.content, 'decisions').blocks)
  for (const words of ['Questions answered', 'Whatever the harbour says.', 'Answered by Given.'])
    expect(answerTable).toContain(words)
  const [version] = (await staff.documentsV1.get({ id })).versions
  expect(version).toMatchObject({ madeBy: 'rulings', madeFrom: '1.1.0' })
  expect(version!.changelog).toContain('2 questions answered')
  const nothing = await failureOf(staff.documentPage.rule({ id, base: '1.2.0' }))
  const foreign = await failureOf(staff.documentPage.rule({ id, base: '1.2.0', answers: [{ question: 'OQ-999', answer: 'Yes.' }] }))
  const stale = await failureOf(staff.documentPage.rule({ id, base: '1.1.0', answers }))
  expect([nothing?.code, foreign?.code, stale?.code]).toEqual(['invalid-input', 'invalid-input', 'conflict'])
})

test('what was answered for one document is not asked in the next of its project', async () => {
  const { id } = await given('Twice')
  const { questions } = (await staff.documentsV3.facts({ id })).facts as { questions: { id: string; text: string }[] }
  const answers = [{ question: questions[0]!.id, answer: 'It is as it is.' }]
  await ended((await staff.documentPage.rule({ id, base: '1.0.0', answers })).key)
  const { document } = await staff.documentsV3.generate({ documentType: 'lld', client: 'aldgate', projectName: 'Twice' })
  const { facts } = await staff.documentsV3.facts({ id: document.id })
  expect((facts as { questions: { text: string }[] }).questions.map(({ text }) => text)).not.toContain(questions[0]!.text)
})
