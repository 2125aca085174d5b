import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { countAnswered, grownOf } from '#shared/grown-design.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { answerByChapter, askedIn, givenDesignAnswer, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { modelRequest as request } from '#server/testing/vendors/model-request.ts'
import type { Play } from '#server/testing/vendors/script.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'claude-sonnet-5-5' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
/** The responses to requests for a design in turn; after them every answer is sound. */
const turns: ((seen: RecordedRequest) => Play)[] = []
beforeEach(() => {
  turns.length = 0
  vendor.answerOtherwise((seen) => ((isProposing(seen.body) ? turns.shift() : undefined) ?? answerByChapter)(seen))
})

const eventsOf = async (key: string) => {
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as GenerationEvent)
}
/** The types of a design's events: all events before the brief counts as read. */
const designing = (events: GenerationEvent[]) =>
  events.slice(
    2,
    events.findIndex(({ type }) => type === 'brief-read'),
  )
/** The growth of the design since it last began. */
const grownIn = (events: GenerationEvent[]) =>
  grownOf(
    events.flatMap((event) =>
      'asked' in event || event.type === 'design-growing' || event.type === 'design-mended' ? [event] : [],
    ),
  )
const whole = { system: 'payments archive', decisions: 1, risks: 1, questions: 1 }
const expectWhole = (events: GenerationEvent[]) => {
  const grown = grownIn(events)
  expect(grown).toMatchObject(whole)
  expect(grown.parts.map(({ name, kind }) => [name, kind])).toEqual([
    ['Ledger', 'system'],
    ['Auditors', 'people'],
    ['Payment intake', 'container'],
    ['Payment store', 'store'],
  ])
  expect(grown.connections).toEqual([
    [0, 2],
    [2, 3],
    [1, 3],
  ])
  expect(grown.work.map(({ startWeek, weeks }) => [startWeek, weeks])).toEqual([
    [1, 3],
    [4, 2],
  ])
  expect(grown.asked).toBeGreaterThan(0)
  expect(countAnswered(grown)).toBe(grown.asked)
}
const slowly = (seen: RecordedRequest): Play => ({ ...answerByChapter(seen), piece: 30, pieceMilliseconds: 20 })
const wrong = ({ body }: RecordedRequest): Play => {
  const { connections, answers, ...design } = givenDesignAnswer(askedIn(body))
  const [first, ...others] = connections
  const given = { ...design, connections: [{ ...first, to: 'gone' }, ...others], answers: answers.slice(1) }
  return { kind: 'text', text: JSON.stringify(given) }
}

test('while a vendor writes a design, what is whole of it comes as events, twice a second at most, and in the end all of it', async () => {
  turns.push(slowly)
  const key = 'design-that-grows'
  const begunAt = performance.now()
  await staff.documentsV3.generate(request('Grows'), { idempotencyKey: key })
  const most = (performance.now() - begunAt) / 500 + 2
  const events = await eventsOf(key)
  const told = designing(events)
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['design-begun', 'design-growing']))
  expect(told.filter(({ type }) => type === 'design-begun')).toHaveLength(1)
  expect(told.length).toBeGreaterThan(3)
  expect(told.length).toBeLessThan(most)
  expectWhole(told)
  // The first events show a design that is not complete.
  expect(grownIn(told.slice(0, -1)).answers).toEqual({})
  expect(events.find(({ type }) => type === 'brief-read')).toMatchObject({ isDesigned: true })
})

test('a design that is mended stays with the reason, and what is mended comes with its points', async () => {
  turns.push(wrong)
  await staff.documentsV3.generate(request('Mended'), { idempotencyKey: 'design-is-mended' })
  const told = designing(await eventsOf('design-is-mended'))
  const at = told.findIndex(({ type }) => type === 'chapter-restarted')
  expect(told[at]).toEqual({ type: 'chapter-restarted', id: 'structure', reason: 'The design is checked and mended.' })
  expect(told.slice(at + 1).map(({ type }) => type)).toEqual(['design-mended'])
  const [before, after] = [grownIn(told.slice(0, at)), grownIn(told)]
  expect([before.connections.length, countAnswered(before), before.mended]).toEqual([2, before.asked - 1, []])
  expect([after.connections.length, countAnswered(after)]).toEqual([3, after.asked])
  expect(after).toMatchObject({ ...whole, parts: before.parts, work: before.work })
  expect(after.mended).toEqual([
    'The connection “payments” names “gone”, which is not in the design.',
    expect.stringMatching(/^ST-\d+ asks for something and has no answer\.$/),
  ])
})

test('what an agent says before it uses a tool is no design, and the last round is', async () => {
  turns.push(
    () => ({ kind: 'tool', name: 'search_references', input: { words: 'payments' } }),
    () => ({ kind: 'pause', text: '{"system":"half a design","risks":' }),
  )
  const asked = { ...request('Agent grows'), useAgent: 'true' as const }
  await staff.documentsV3.generate(asked, { idempotencyKey: 'agent-that-grows' })
  const told = designing(await eventsOf('agent-that-grows'))
  expect(told.map(({ type }) => type)).toEqual([
    'design-begun',
    'tool-used',
    'design-growing',
    'design-begun',
    'design-growing',
    ...told.slice(5).map(() => 'design-growing'),
  ])
  expectWhole(told)
})

test('where the model does not answer, nothing counts as designed', async () => {
  turns.push(() => ({ kind: 'answer', status: 413 }))
  await staff.documentsV3.generate(request('Not designed'), { idempotencyKey: 'not-designed' })
  const events = await eventsOf('not-designed')
  expect(designing(events).map(({ type }) => type)).toEqual(['design-begun'])
  expect(events.find(({ type }) => type === 'brief-read')).not.toHaveProperty('isDesigned')
})

test('facts that are known are not designed', async () => {
  await staff.documentsV3.generate(request('Known'), { idempotencyKey: 'known-facts-1' })
  const another = { ...request('Known'), documentType: 'lld' as const }
  await staff.documentsV3.generate(another, { idempotencyKey: 'known-facts-2' })
  expect(designing(await eventsOf('known-facts-2'))).toEqual([])
})

test('all events of a design are small', async () => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(length(event::text))::int as bytes from job_events where event->>'type' = 'design-growing' group by job_id
  `.execute(app.database)
  expect(rows.length).toBeGreaterThan(2)
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(4_000)
})
