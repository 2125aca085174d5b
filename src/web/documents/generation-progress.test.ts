import { expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { announcementOf, noProgress, portionOf, stepsOf, withEvent } from './generation-progress.ts'

const chapters = ['goals', 'scope', 'risks', 'glossary'].map((id) => ({ id, heading: id.toUpperCase() }))
const story: GenerationEvent[] = [
  { type: 'generation-accepted', documentType: 'hld', client: 'calder', project: 'P' },
  { type: 'brief-read', requirements: 14, questions: 1, assumptions: 2 },
  { type: 'outline-chosen', writer: 'Offline composer', chapters },
  ...chapters.flatMap(({ id }): GenerationEvent[] => [
    { type: 'chapter-started', id },
    { type: 'chapter-written', id, words: 120 },
  ]),
  { type: 'version-saved', version: '1.0.0' },
  { type: 'file-rendered', format: 'pdf', bytes: 312_400 },
  { type: 'generation-finished', documentId: 'd' },
]
const after = (count: number) =>
  story.slice(0, count).reduce((progress, event, number) => withEvent(progress, { number, event }), noProgress)
const statesAfter = (count: number) => stepsOf(after(count)).map(({ state }) => state)

test('each step is at work until its event has come', () => {
  expect(statesAfter(0)).toEqual(['active', 'waiting', 'waiting', 'waiting', 'waiting'])
  expect(statesAfter(2)).toEqual(['done', 'active', 'waiting', 'waiting', 'waiting'])
  expect(statesAfter(3)).toEqual(['done', 'done', 'active', 'waiting', 'waiting'])
  expect(statesAfter(11)).toEqual(['done', 'done', 'done', 'active', 'waiting'])
  expect(statesAfter(story.length)).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('chapters wait, are written and are done', () => {
  expect(after(6).chapters.map(({ state }) => state)).toEqual(['written', 'writing', 'waiting', 'waiting'])
  expect(after(6).chapters[0]?.words).toBe(120)
})

test('a file that the chosen format does not need is not waited for', () => {
  const withoutFile = story.filter(({ type }) => type !== 'file-rendered')
  const progress = withoutFile.reduce((sum, event, number) => withEvent(sum, { number, event }), noProgress)
  expect(stepsOf(progress).every(({ state }) => state === 'done')).toBe(true)
})

test('an event that comes a second time changes nothing', () => {
  const progress = after(5)
  expect(withEvent(progress, { number: 3, event: { type: 'chapter-started', id: 'goals' } })).toBe(progress)
})

test('the bar ends full, and never goes back', () => {
  const shares = story.map((_, index) => portionOf(after(index + 1))).map(({ done, all }) => done / all)
  const fromOutline = shares.slice(2)
  expect(fromOutline).toEqual(fromOutline.toSorted((left, right) => left - right))
  expect(shares.at(-1)).toBe(1)
})

test('chapters are announced by quarters, not one by one', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, heading: 'H' }))
  let progress = withEvent(after(2), { number: 2, event: { type: 'outline-chosen', writer: 'W', chapters: twenty } })
  const said = new Set<string>()
  for (const [index, { id }] of twenty.entries()) {
    progress = withEvent(progress, { number: 3 + index, event: { type: 'chapter-written', id, words: 1 } })
    said.add(announcementOf(progress))
  }
  expect([...said]).toEqual([
    'Writing the chapters',
    'Writing the chapters, 25 percent',
    'Writing the chapters, 50 percent',
    'Writing the chapters, 75 percent',
    'Saving the version',
  ])
})
