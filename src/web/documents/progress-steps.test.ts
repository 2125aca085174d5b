import { expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { withEvent } from './generation-progress.ts'
import { noProgress } from './no-progress.ts'
import { announcementOf, portionOf, secondsLeft, stepsOf } from './progress-steps.ts'

const chapters = ['goals', 'scope', 'risks', 'glossary'].map((id) => ({ id, heading: id.toUpperCase() }))
const story: GenerationEvent[] = [
  { type: 'generation-accepted', documentType: 'hld', client: 'calder', project: 'P' },
  { type: 'outline-chosen', writer: 'Offline composer', chapters },
  { type: 'brief-read', requirements: 14, questions: 1, assumptions: 2 },
  ...chapters.flatMap(({ id }): GenerationEvent[] => [
    { type: 'chapter-started', id },
    { type: 'chapter-written', id, words: 120 },
  ]),
  { type: 'version-saved', version: '1.0.0' },
  { type: 'file-rendered', format: 'pdf', bytes: 312_400 },
  { type: 'generation-finished', documentId: 'd' },
]
const after = (count: number) =>
  story.slice(0, count).reduce((progress, event, number) => withEvent(progress, { number: number + 1, event }), noProgress)
const statesAfter = (count: number) => stepsOf(after(count)).map(({ state }) => state)

test('each step is at work until its event has come', () => {
  expect(statesAfter(0)).toEqual(['active', 'waiting', 'waiting', 'waiting', 'waiting'])
  expect(statesAfter(2)).toEqual(['done', 'active', 'waiting', 'waiting', 'waiting'])
  expect(statesAfter(3)).toEqual(['done', 'done', 'active', 'waiting', 'waiting'])
  expect(statesAfter(11)).toEqual(['done', 'done', 'done', 'active', 'waiting'])
  expect(statesAfter(story.length)).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('a file that the chosen format does not need is not waited for', () => {
  const withoutFile = story.filter(({ type }) => type !== 'file-rendered')
  const progress = withoutFile.reduce((sum, event, number) => withEvent(sum, { number: number + 1, event }), noProgress)
  expect(stepsOf(progress).every(({ state }) => state === 'done')).toBe(true)
})

test('work that failed has made no file', () => {
  const failed = withEvent(after(3), { number: 4, event: { type: 'generation-failed', error: 'It took too long.' } })
  expect(stepsOf(failed).map(({ state }) => state)).toEqual(['done', 'done', 'active', 'waiting', 'waiting'])
})

test('the bar ends full, and never goes back', () => {
  const shares = story.map((_, index) => portionOf(after(index + 1))).map(({ done, all }) => done / all)
  const fromOutline = shares.slice(1)
  expect(fromOutline).toEqual(fromOutline.toSorted((left, right) => left - right))
  expect(shares.at(-1)).toBe(1)
})

test('each chapter that is done is announced by its heading, and never its words', () => {
  const said = new Set<string>()
  let [progress, number] = [after(3), 3]
  const tell = (event: GenerationEvent) => {
    progress = withEvent(progress, { number: ++number, event })
    said.add(announcementOf(progress))
  }
  for (const { id } of chapters) {
    tell({ type: 'chapter-started', id })
    tell({ type: 'chapter-text', id, text: 'A word that is not said. ' })
    tell({ type: 'chapter-written', id, words: 1 })
  }
  expect([...said]).toEqual([
    'Writing the chapters',
    'GOALS: done, 1 of 4',
    'SCOPE: done, 2 of 4',
    'RISKS: done, 3 of 4',
    'Saving the version',
  ])
})

const wait = { reason: 'Claude is overloaded.', seconds: 12, until: 50_000 }

test('a wait is announced once, whatever is left of it', () => {
  const waiting = withEvent(after(4), { number: 5, event: { type: 'vendor-waited-for', id: 'goals', ...wait } })
  expect(announcementOf(waiting)).toBe('Claude is overloaded. Trying again in 12 s')
  const structure = withEvent(after(2), { number: 3, event: { type: 'vendor-waited-for', id: 'structure', ...wait } })
  expect(announcementOf(structure)).toBe('Claude is overloaded. Trying again in 12 s')
})

test('what is left of a wait is never more than the vendor asked for, and never less than nothing', () => {
  expect([10_000, 40_500, 49_999, 50_000, 90_000].map((now) => secondsLeft(wait, now))).toEqual([12, 10, 1, 0, 0])
})

test('while a model designs the step says so, and where nobody does, that the brief is read', () => {
  const designing = withEvent(after(2), { number: 3, event: { type: 'design-begun', asked: 4 } })
  expect(announcementOf(designing)).toBe('Designing')
  const grown = withEvent(designing, { number: 4, event: { type: 'design-growing', system: 'archive', risks: 2 } })
  expect(announcementOf(grown)).toBe('Designing')
  expect(stepsOf(grown).map(({ label }) => label)).not.toContain('Reading the brief')
  const read = { type: 'brief-read', requirements: 1, questions: 0, assumptions: 0 } as const
  expect(stepsOf(withEvent(grown, { number: 5, event: { ...read, isDesigned: true } }))[1]).toMatchObject({
    label: 'Designing',
    state: 'done',
  })
  expect(stepsOf(withEvent(grown, { number: 5, event: read }))[1]?.label).toBe('Reading the brief')
  expect(announcementOf(after(2))).toBe('Reading the brief')
})
