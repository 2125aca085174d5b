import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { answerByChapter, answerWithout, callOf, chaptersIn, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'
import { modelRequest as request } from '#server/testing/vendors/model-request.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
})

const eventsOf = async (key: string) => {
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as GenerationEvent)
}

const madeFrom = (key: string) => eventsOf(key).then((events) => events.filter(({ type }) => type !== 'chapter-text'))

test('what is marked is written again, and nothing else is asked for', async () => {
  vendor.answerOtherwise(answerWithout('summary', 'questions'))
  const first = await staff.documentsV3.generate(request('Twice'), { idempotencyKey: 'marked-at-first' })
  expect(first.marks.map(({ heading }) => heading)).toEqual(
    ['Questions and assumptions', 'Summary'].toSorted((a, b) => order(a) - order(b)),
  )
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
  const again = () => staff.documentsV3.regenerate({ key: 'marked-at-first' }, { idempotencyKey: 'marked-again' })
  const second = await again()
  expect(vendor.seen.map(({ body }) => chaptersIn(body).map(({ id }) => id))).toEqual([['summary', 'questions']])
  expect(second.marks).toEqual([])
  expect(second.writer).toBe('model-1')
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
  expect(vendor.seen.map(({ body }) => callOf(body) ?? chaptersIn(body).map(({ id }) => id))).toEqual([
    'design',
    'critic',
    content.sections.map(({ id }) => id),
  ])
  expect(content.sections.map(({ id }) => id)).toContain('components')
  expect(first.content.sections.map(({ id }) => id)).not.toContain('components')
})

test('only finished work of one’s own is written again', async () => {
  await expect(staff.documentsV3.regenerate({ key: 'never-heard-of' })).rejects.toMatchObject({ code: 'not-found' })
  vendor.answerOtherwise((seen) => {
    const play = answerByChapter(seen)
    return play.kind === 'text' ? { ...play, pieceMilliseconds: 200 } : play
  })
  const running = staff.documentsV3.generate(request('Running'), { idempotencyKey: 'still-running' })
  await expect.poll(() => vendor.seen.length).toBeGreaterThan(0)
  await expect(staff.documentsV3.regenerate({ key: 'still-running' })).rejects.toMatchObject({ code: 'conflict' })
  const other = await app.signedIn()
  await expect(other.documentsV3.regenerate({ key: 'still-running' })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV3.stop({ key: 'still-running' })
  await running
})
