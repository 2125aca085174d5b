import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { hldOutline } from '#server/document-types/hld/outline.ts'
import { givenApp, noVendors } from '#server/testing/given-app.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { countWritten } from '#server/usage/store.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})

const structure = JSON.stringify({ elements: [], relations: [], scenarios: [], decisions: [], risks: [], questions: [] })
const isStructure = (body: object) => JSON.stringify(body).includes('Improve the structure')
const chapterOf = (body: object) => /Write the prose of the chapter “([^”]+)”/.exec(JSON.stringify(body))?.[1] ?? ''

/** Each chapter gets words of its own, so that it can be found again. */
const wellBehaved = ({ body }: { body: object }): Play =>
  isStructure(body)
    ? { kind: 'text', text: structure, usage: { output: 10 } }
    : { kind: 'text', text: `The vendor wrote of ${chapterOf(body).toLowerCase()}.`, usage: { output: 20 } }

beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
  vendor.answerOtherwise(wellBehaved)
})

const request = (projectName: string) => ({
  documentType: 'hld' as const,
  client: 'calder' as const,
  projectName,
  requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
  outputFormat: 'json' as const,
  useAgent: 'false' as const,
})
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
  for (const { heading } of hldOutline) expect(words).toContain(`The vendor wrote of ${heading.toLowerCase()}.`)
  const events = await eventsOf(key)
  const textOf = (id: string) =>
    events.flatMap((event) => (event.type === 'chapter-text' && event.id === id ? [event.text] : [])).join('')
  for (const { id, heading } of hldOutline) expect(textOf(id)).toBe(`The vendor wrote of ${heading.toLowerCase()}.`)
  const requests = hldOutline.length + 1
  expect(vendor.seen).toHaveLength(requests)
  expect(await writtenFor(key)).toBe(10 + 20 * hldOutline.length)
})

test('the first chapter is asked for alone, the others three at a time, all with the same beginning', async () => {
  const atOnce: number[] = []
  vendor.answerOtherwise((seen) => {
    if (!isStructure(seen.body)) atOnce.push(vendor.seen.filter(({ isOpen }) => isOpen).length)
    const play = wellBehaved(seen)
    return play.kind === 'text' ? { ...play, pieceMilliseconds: 25 } : play
  })
  await staff.documentsV3.generate(request('Three at a time'), { idempotencyKey: 'three-at-a-time' })
  expect(atOnce.slice(0, 2)).toEqual([1, 1])
  expect(Math.max(...atOnce)).toBe(3)
  const beginnings = new Set(vendor.seen.filter(({ body }) => !isStructure(body)).map(({ body }) => JSON.stringify(body['system'])))
  expect(beginnings.size).toBe(1)
  expect([...beginnings][0]).toContain('"cache_control":{"type":"ephemeral"}')
})

test('a fault in one chapter is told of that chapter alone, and the document is whole', async () => {
  const key = 'one-fault-only'
  vendor.answerOtherwise((seen) => (chapterOf(seen.body) === 'Security' ? { kind: 'answer', status: 413 } : wellBehaved(seen)))
  const { writer, marks, content } = await staff.documentsV3.generate(request('One fault'), { idempotencyKey: key })
  expect(marks).toEqual([
    {
      id: 'security',
      heading: 'Security',
      sentence: expect.stringMatching(/^Claude finds the brief too long.*offline composer wrote/) as string,
    },
  ])
  expect(writer).toBe('Claude Sonnet 4.0 and Arcwright offline composer')
  expect(content.sections.map(({ id }) => id)).toEqual(hldOutline.map(({ id }) => id))
  const events = await eventsOf(key)
  expect(events.filter((event) => event.type === 'chapter-written' && event.mark !== undefined)).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'generation-finished' || type === 'generation-failed')).toHaveLength(1)
})

test('a stop keeps what is finished and writes the rest offline', async () => {
  const key = 'stopped-by-hand'
  vendor.answerOtherwise((seen) => {
    const play = wellBehaved(seen)
    return play.kind === 'text' && !isStructure(seen.body) ? { ...play, pieceMilliseconds: 400 } : play
  })
  const answer = staff.documentsV3.generate(request('Stopped'), { idempotencyKey: key })
  await expect.poll(() => vendor.seen.length, { timeout: 20_000 }).toBeGreaterThan(2)
  expect(await staff.documentsV3.stop({ key })).toEqual({ success: true })
  const { marks, content } = await answer
  expect(marks.length).toBeGreaterThan(hldOutline.length / 2)
  expect(marks.length).toBeLessThan(hldOutline.length)
  expect(marks[0]!.sentence).toMatch(/^Claude was stopped/)
  expect(content.sections).toHaveLength(hldOutline.length)
})

test('a key that is not known cannot be stopped', async () => {
  await expect(staff.documentsV3.stop({ key: 'never-heard-of' })).rejects.toMatchObject({ code: 'not-found' })
})

test('faults that remain after a second try stand in the document’s open questions', async () => {
  vendor.answerOtherwise((seen) =>
    chapterOf(seen.body) === 'Risks' ? { kind: 'text', text: 'It serves 98765 people.' } : wellBehaved(seen),
  )
  const { content } = await staff.documentsV3.generate(request('Doubtful'), { idempotencyKey: 'doubtful-words' })
  const questions = JSON.stringify(content.sections.find(({ id }) => id === 'questions'))
  expect(questions).toContain('To be checked in “Risks”')
  expect(questions).toContain('98765')
})
