import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenBriefs } from '#server/testing/given-documents.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import {
  answerByChapter,
  answerWithout,
  askedIn,
  callOf,
  chaptersIn,
  givenDesignAnswer,
  isProposing,
  sentenceFor,
  wordsFor,
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

/** The prompt before the instruction: the system prompt, then the pieces of the user's message. */
const beginningOf = (body: Record<string, unknown>, pieces: number) =>
  JSON.stringify([body['system'], (body['messages'] as { content: unknown[] }[])[0]!.content.slice(0, pieces)])

beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
})

/** A brief with enough content for a document of many chapters. */
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
  expect(writer).toBe('model-1')
  expect(marks).toEqual([])
  const words = [...walkBlocks(content.sections)].flatMap(({ block }) =>
    block.type === 'paragraph' ? [plainText(block.text)] : [],
  )
  for (const { heading } of content.sections) expect(words).toContain(`The vendor wrote of ${heading.toLowerCase()}.`)
  const events = await eventsOf(key)
  const textOf = (id: string) =>
    events.flatMap((event) => (event.type === 'chapter-text' && event.id === id ? [event.text] : [])).join('')
  for (const { id, heading } of content.sections) expect(textOf(id)).toBe(`The vendor wrote of ${heading.toLowerCase()}.`)
  expect(vendor.seen.map(({ body }) => callOf(body))).toEqual(['design', 'critic', undefined])
  expect(await writtenFor(key)).toBe(10 + 10 + 20)
})

test('the design, its critic, the words and what they say once more are four calls with the same beginning', async () => {
  vendor.answerOtherwise((seen) =>
    isProposing(seen.body) || vendor.seen.length > 3 ? answerByChapter(seen) : answerWithout('summary')(seen),
  )
  const { content, marks } = await staff.documentsV3.generate(request('Four calls', enough), { idempotencyKey: 'four-calls' })
  expect(marks).toEqual([])
  expect(vendor.seen.map(({ body }) => callOf(body) ?? chaptersIn(body).map(({ id }) => id))).toEqual([
    'design',
    'critic',
    content.sections.map(({ id }) => id),
    ['summary'],
  ])
  // The brief is the same in every call, the whole first turn in all calls for text, the form in all calls about the design.
  const all = new Set(vendor.seen.map(({ body }) => beginningOf(body, 1)))
  const ofWords = new Set(vendor.seen.slice(2).map(({ body }) => beginningOf(body, 3)))
  expect([all.size, ofWords.size]).toEqual([1, 1])
  const forms = new Set(vendor.seen.slice(0, 2).map(({ body }) => JSON.stringify(body['output_config'])))
  expect(forms.size).toBe(1)
  expect([...ofWords][0]!.split('"cache_control":{"type":"ephemeral"}')).toHaveLength(3)
})

test('a fault in one chapter is told of that chapter alone, and the document is whole', async () => {
  const key = 'one-fault-only'
  vendor.answerOtherwise(answerWithout('summary'))
  const { writer, marks } = await staff.documentsV3.generate(request('One fault'), { idempotencyKey: key })
  expect(marks).toEqual([
    {
      id: 'summary',
      heading: 'Summary',
      sentence: 'Claude did not answer in the agreed form. The chapter has its tables and no words.',
    },
  ])
  expect(writer).toBe('model-1')
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
  vendor.answerOtherwise((seen) => ({ ...answerByChapter(seen), ...(!isProposing(seen.body) && { pieceMilliseconds: 200 }) }))
  const answer = staff.documentsV3.generate(request('Stopped'), { idempotencyKey: key })
  const written = () =>
    sql`select from job_events where event->>'type' = 'chapter-written' and event->>'words' = '5'`.execute(app.database)
  const before = (await written()).rows.length
  await expect.poll(async () => (await written()).rows.length).toBeGreaterThan(before)
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
    isProposing(seen.body)
      ? answerByChapter(seen)
      : {
          kind: 'text',
          text: wordsFor(chaptersIn(seen.body), (one) => (one.id === 'questions' ? 'It serves 98765 people.' : sentenceFor(one))),
        },
  )
  const { content } = await staff.documentsV3.generate(request('Doubtful'), { idempotencyKey: 'doubtful-words' })
  const questions = JSON.stringify(content.sections.find(({ id }) => id === 'questions'))
  expect(questions).toContain('To be checked in “Questions and assumptions”')
  expect(questions).toContain('98765')
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
  await expect.poll(() => vendor.seen.length).toBe(1)
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
