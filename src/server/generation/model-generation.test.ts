import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenBriefs } from '#server/testing/given-documents.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import {
  answerByChapter,
  askedIn,
  callOf,
  chapterOf,
  givenDesignAnswer,
  isProposing,
} from '#server/testing/vendors/answer-by-chapter.ts'
import { modelRequest as request } from '#server/testing/vendors/model-request.ts'
import type { Body } from '#server/testing/vendors/script.ts'
import { countWritten } from '#server/usage/store.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})

/** What comes before the instruction: the system's words, then the pieces of the user's. */
const beginningOf = (body: Record<string, unknown>, pieces: number) =>
  JSON.stringify([body['system'], (body['messages'] as { content: unknown[] }[])[0]!.content.slice(0, pieces)])

beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
})

/** Says enough for a document of many chapters. */
const { requirements: enough } = givenBriefs.find(([file]) => file === 'aldgate-claims-lakehouse.json')![1]
const writtenFor = async (key: string) => {
  const generations = app.database.withTables<{ generations: { id: string; key: string } }>().selectFrom('generations')
  const { id } = await generations.select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return countWritten(app.database, id)
}
const eventsOf = async (key: string) => {
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as GenerationEvent)
}

test('a document is written by the vendor, its words stream as events, and the ledger has every request', async () => {
  const key = 'model-written-1'
  const { writer, marks, content } = await staff.documentsV3.generate(request('Written'), { idempotencyKey: key })
  expect(writer).toBe('Claude Sonnet 4.0')
  expect(marks).toEqual([])
  const words = [...walkBlocks(content.sections)].flatMap(({ block }) =>
    block.type === 'paragraph' ? [plainText(block.text)] : [],
  )
  for (const { heading } of content.sections) expect(words).toContain(`The vendor wrote of ${heading.toLowerCase()}.`)
  const events = await eventsOf(key)
  const textOf = (id: string) =>
    events.flatMap((event) => (event.type === 'chapter-text' && event.id === id ? [event.text] : [])).join('')
  for (const { id, heading } of content.sections) expect(textOf(id)).toBe(`The vendor wrote of ${heading.toLowerCase()}.`)
  expect(vendor.seen.map(({ body }) => callOf(body)).slice(0, 2)).toEqual(['design', undefined])
  expect(vendor.seen).toHaveLength(1 + content.sections.length)
  expect(await writtenFor(key)).toBe(10 + 20 * content.sections.length)
})

test('the first chapter is asked for alone, the others three at a time, all with the same beginning', async () => {
  const atOnce: number[] = []
  vendor.answerOtherwise((seen) => {
    if (!isProposing(seen.body)) atOnce.push(vendor.seen.filter(({ endedAt }) => endedAt === undefined).length)
    return { ...answerByChapter(seen), pieceMilliseconds: isProposing(seen.body) ? 0 : 150 }
  })
  await staff.documentsV3.generate(request('Three at a time', enough), { idempotencyKey: 'three-at-a-time' })
  expect(atOnce.slice(0, 2)).toEqual([1, 1])
  expect(Math.max(...atOnce)).toBe(3)
  // The brief is that of every call, the facts those of every chapter.
  const all = new Set(vendor.seen.map(({ body }) => beginningOf(body, 1)))
  const ofWords = new Set(vendor.seen.filter(({ body }) => !isProposing(body)).map(({ body }) => beginningOf(body, 2)))
  expect([all.size, ofWords.size]).toEqual([1, 1])
  expect([...ofWords][0]!.split('"cache_control":{"type":"ephemeral"}')).toHaveLength(3)
})

test('a fault in one chapter is told of that chapter alone, and the document is whole', async () => {
  const key = 'one-fault-only'
  vendor.answerOtherwise((seen) => (chapterOf(seen.body) === 'Summary' ? { kind: 'answer', status: 413 } : answerByChapter(seen)))
  const { writer, marks } = await staff.documentsV3.generate(request('One fault'), { idempotencyKey: key })
  expect(marks).toEqual([
    {
      id: 'summary',
      heading: 'Summary',
      sentence: expect.stringMatching(/^Claude finds the brief too long.*tables and no words/) as string,
    },
  ])
  expect(writer).toBe('Claude Sonnet 4.0')
  const events = await eventsOf(key)
  expect(events.filter((event) => event.type === 'chapter-written' && event.mark !== undefined)).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'generation-finished' || type === 'generation-failed')).toHaveLength(1)
})

test('a vendor that wrote nothing is not named as a writer', async () => {
  vendor.answerOtherwise(() => ({ kind: 'answer', status: 401 }))
  const { writer, marks, usage, content } = await staff.documentsV3.generate(request('Refused'), { idempotencyKey: 'refused-key' })
  expect(writer).toBe('Arcwright offline composer')
  expect(marks).toHaveLength(content.sections.length + 1)
  expect(usage).toMatchObject({ attempts: 1, failures: 1, inputTokens: 0, cost: 0 })
})

test('a stop keeps what is finished and writes the rest offline', async () => {
  const key = 'stopped-by-hand'
  vendor.answerOtherwise((seen) => ({ ...answerByChapter(seen), ...(!isProposing(seen.body) && { pieceMilliseconds: 400 }) }))
  const answer = staff.documentsV3.generate(request('Stopped'), { idempotencyKey: key })
  await expect.poll(() => vendor.seen.length, { timeout: 20_000 }).toBeGreaterThan(3)
  expect(await staff.documentsV3.stop({ key })).toEqual({ success: true })
  const { marks, content } = await answer
  expect(marks.length).toBeGreaterThan(0)
  expect(marks.length).toBeLessThan(content.sections.length)
  expect(marks[0]!.sentence).toMatch(/^Claude was stopped/)
})

test('a key that is not known cannot be stopped', async () => {
  await expect(staff.documentsV3.stop({ key: 'never-heard-of' })).rejects.toMatchObject({ code: 'not-found' })
})

test('faults that remain after a second try stand in the document’s open questions', async () => {
  vendor.answerOtherwise((seen) =>
    chapterOf(seen.body) === 'Questions and assumptions'
      ? { kind: 'text', text: 'It serves 98765 people.' }
      : answerByChapter(seen),
  )
  const { content } = await staff.documentsV3.generate(request('Doubtful'), { idempotencyKey: 'doubtful-words' })
  const questions = JSON.stringify(content.sections.find(({ id }) => id === 'questions'))
  expect(questions).toContain('To be checked in “Questions and assumptions”')
  expect(questions).toContain('98765')
})

const madeFrom = (key: string) => eventsOf(key).then((events) => events.filter(({ type }) => type !== 'chapter-text'))

test('what is marked is written again, and nothing else is asked for', async () => {
  vendor.answerOtherwise((seen) =>
    ['Summary', 'Questions and assumptions'].includes(chapterOf(seen.body))
      ? { kind: 'answer', status: 413 }
      : answerByChapter(seen),
  )
  const first = await staff.documentsV3.generate(request('Twice'), { idempotencyKey: 'marked-at-first' })
  expect(first.marks.map(({ heading }) => heading)).toEqual(
    ['Questions and assumptions', 'Summary'].toSorted((a, b) => order(a) - order(b)),
  )
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
  const again = () => staff.documentsV3.regenerate({ key: 'marked-at-first' }, { idempotencyKey: 'marked-again' })
  const second = await again()
  expect(vendor.seen.map(({ body }) => chapterOf(body)).toSorted()).toEqual(['Questions and assumptions', 'Summary'])
  expect(second.marks).toEqual([])
  expect(second.writer).toBe('Claude Sonnet 4.0')
  expect(second.document).toMatchObject({ id: first.document.id, version: '1.1.0' })
  const { versions } = await staff.documentsV1.get({ id: first.document.id })
  expect(versions[0]!.changelog).toMatch(/^Marked in version 1\.0\.0 and written again: ‘.*Questions and assumptions’.*\./)
  const events = await madeFrom('marked-again')
  const told = (type: GenerationEvent['type']) =>
    events.flatMap((event) => (event.type === type && 'id' in event ? [event.id] : []))
  expect(told('chapter-written').toSorted()).toEqual(hld.outline.map(({ id }) => id).toSorted())
  expect(told('chapter-started').toSorted()).toEqual(['questions', 'summary'])
  expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['generation-accepted', 'outline-chosen', 'brief-read'])
  expect((await again()).document.version).toBe('1.1.0')
  await expect(staff.documentsV3.regenerate({ key: 'marked-again' })).rejects.toMatchObject({ code: 'conflict' })
})
const order = (heading: string) => hld.outline.findIndex((chapter) => chapter.heading === heading)

test('a marked design is asked for again with all that rests on it', async () => {
  vendor.answerOtherwise((seen) => (isProposing(seen.body) ? { kind: 'answer', status: 413 } : answerByChapter(seen)))
  const first = await staff.documentsV3.generate(request('Marked design'), { idempotencyKey: 'design-marked' })
  expect(first.marks.map(({ id, heading, sentence }) => [id, heading, sentence])).toEqual([
    [
      'design',
      'Design',
      'Claude finds the brief too long for the model. Nothing is designed yet: the document is a reading of the brief.',
    ],
  ])
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
  const { marks, content } = await staff.documentsV3.regenerate({ key: 'design-marked' }, { idempotencyKey: 'design-again' })
  expect(marks).toEqual([])
  expect(vendor.seen.map(({ body }) => callOf(body) ?? chapterOf(body)).toSorted()).toEqual(
    ['design', ...content.sections.map(({ heading }) => heading)].toSorted(),
  )
  expect(content.sections.map(({ id }) => id)).toContain('components')
  expect(first.content.sections.map(({ id }) => id)).not.toContain('components')
})

test('what is left of a design’s faults after its second turn is a mark of the document', async () => {
  const wrong = (body: Body) =>
    JSON.stringify({ ...givenDesignAnswer(askedIn(body)), names: [{ name: 'Salesforce', role: 'source' }] })
  vendor.answerOtherwise((seen) => (isProposing(seen.body) ? { kind: 'text', text: wrong(seen.body) } : answerByChapter(seen)))
  const { marks, content } = await staff.documentsV3.generate(request('Left over'), { idempotencyKey: 'left-over' })
  expect(marks).toEqual([
    { id: 'design', heading: 'Design', sentence: 'Claude’s design has 1 point to check: “Salesforce” is no name of the brief.' },
  ])
  expect(content.sections.map(({ id }) => id)).toContain('components')
})

test('a stop during the design leaves a reading of the brief, marked', async () => {
  vendor.answerOtherwise((seen) => ({ ...answerByChapter(seen), piece: 4, pieceMilliseconds: 100 }))
  const made = staff.documentsV3.generate(request('Stopped design'), { idempotencyKey: 'stopped-design' })
  await expect.poll(() => vendor.seen.length, { timeout: 20_000 }).toBe(1)
  await staff.documentsV3.stop({ key: 'stopped-design' })
  const { marks, writer, content } = await made
  expect(marks[0]).toMatchObject({
    id: 'design',
    sentence: expect.stringMatching(/^Claude was stopped\. Nothing is designed yet/) as string,
  })
  expect(writer).toBe('Arcwright offline composer')
  expect(content.sections.map(({ id }) => id)).not.toContain('components')
  expect(vendor.seen.map(({ isAborted }) => isAborted)).toEqual([true])
})

test('only finished work of one’s own is written again', async () => {
  await expect(staff.documentsV3.regenerate({ key: 'never-heard-of' })).rejects.toMatchObject({ code: 'not-found' })
  vendor.answerOtherwise((seen) => {
    const play = answerByChapter(seen)
    return play.kind === 'text' ? { ...play, pieceMilliseconds: 200 } : play
  })
  const running = staff.documentsV3.generate(request('Running'), { idempotencyKey: 'still-running' })
  await expect.poll(() => vendor.seen.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect(staff.documentsV3.regenerate({ key: 'still-running' })).rejects.toMatchObject({ code: 'conflict' })
  const other = await app.signedIn()
  await expect(other.documentsV3.regenerate({ key: 'still-running' })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV3.stop({ key: 'still-running' })
  await running
})

test('what an agent used is told afterwards, with what all of it cost', async () => {
  let rounds = 0
  vendor.answerOtherwise((seen) => {
    if (!isProposing(seen.body) || rounds === 3) return answerByChapter(seen)
    rounds += 1
    return { kind: 'tool', name: rounds === 3 ? 'read_template' : 'search_references', input: { words: 'payments' } }
  })
  const asked = { ...request('By an agent'), useAgent: 'true' as const }
  const { tools, usage, marks } = await staff.documentsV3.generate(asked, { idempotencyKey: 'by-an-agent' })
  expect(marks).toEqual([])
  expect(tools).toEqual([
    { text: 'Searches the reference designs', times: 2 },
    { text: 'Looks into the template', times: 1 },
  ])
  expect(usage.attempts).toBe(vendor.seen.length)
})
