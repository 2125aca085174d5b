import { expect, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { grownOf } from '#shared/grown-design.ts'
import { withEvent, type GenerationProgress } from './generation-progress.ts'
import { noProgress } from './no-progress.ts'

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

const begun = after(4)
/** The progress after the first chapter has begun. */
const hear = (events: GenerationEvent[], from: GenerationProgress = begun) =>
  events.reduce((progress, event) => withEvent(progress, { number: progress.last + 1, event }), from)
const text = (id: string, words: string): GenerationEvent => ({ type: 'chapter-text', id, text: words })
const start = (id: string): GenerationEvent => ({ type: 'chapter-started', id })
const written = (id: string, mark?: string): GenerationEvent => ({ type: 'chapter-written', id, words: 9, ...(mark && { mark }) })
const chapter = (progress: GenerationProgress, id: string) => progress.chapters.find((candidate) => candidate.id === id)!

test('chapters wait, are written and are done', () => {
  expect(after(6).chapters.map(({ state }) => state)).toEqual(['written', 'writing', 'waiting', 'waiting'])
  expect(after(6).chapters[0]?.words).toBe(120)
})

test('an event that comes a second time changes nothing', () => {
  const progress = after(5)
  expect(withEvent(progress, { number: 4, event: { type: 'chapter-started', id: 'goals' } })).toBe(progress)
})

test('words are put after those before, each to its chapter', () => {
  const progress = hear([text('goals', 'One '), start('scope'), text('scope', 'Other'), text('goals', 'word.')])
  expect([chapter(progress, 'goals').text, chapter(progress, 'scope').text]).toEqual(['One word.', 'Other'])
})

test('a restart voids the words and says why; where there were none, nothing is said', () => {
  const restart: GenerationEvent = { type: 'chapter-restarted', id: 'goals', reason: 'Claude ended its answer early.' }
  const again = hear([text('goals', 'Half a'), restart])
  expect(chapter(again, 'goals')).toMatchObject({ text: '', note: 'Claude ended its answer early.' })
  expect(chapter(hear([restart], again), 'goals').note).toBe('Claude ended its answer early.')
  expect(chapter(hear([restart]), 'goals').note).toBeUndefined()
  expect(chapter(hear([written('goals')], again), 'goals').note).toBeUndefined()
})

test('a wait ends with the next word', () => {
  const wait = { reason: 'Claude is overloaded.', seconds: 12, until: 50_000 }
  const waiting = hear([{ type: 'vendor-waited-for', id: 'goals', ...wait }])
  expect(chapter(waiting, 'goals').wait).toEqual(wait)
  expect(chapter(hear([text('goals', 'At')], waiting), 'goals').wait).toBeUndefined()
  const structure = hear([{ type: 'vendor-waited-for', id: 'structure', ...wait }], after(1))
  expect(structure.structure.wait).toEqual(wait)
  expect(hear([{ type: 'brief-read', requirements: 1, questions: 0, assumptions: 0 }], structure).structure).toEqual({})
})

test('a chapter whose words are not the vendor’s is marked', () => {
  expect(chapter(hear([written('goals', 'Claude was stopped.')]), 'goals')).toMatchObject({
    state: 'written',
    mark: 'Claude was stopped.',
  })
  expect(hear([written('goals')]).latest).toBe('GOALS')
})

test('a chapter takes the place of one that is done, and the others keep theirs', () => {
  const three = hear([text('goals', 'Done.'), start('scope'), start('risks')])
  expect(three.shown).toEqual(['goals', 'scope', 'risks'])
  const one = hear([written('scope')], three)
  expect(one.shown).toEqual(['goals', 'scope', 'risks'])
  const next = hear([start('glossary')], one)
  expect(next.shown).toEqual(['goals', 'glossary', 'risks'])
  expect([chapter(next, 'goals').text, chapter(next, 'scope').text]).toEqual(['Done.', ''])
})

test('where chapters are checked once more and none is done, the one that begins takes the oldest place', () => {
  const three = hear([start('scope'), start('risks')])
  expect(hear([start('glossary')], three).shown).toEqual(['glossary', 'scope', 'risks'])
})

test('what the agent does is listed, and what it does again is counted', () => {
  const tools = ['Estimates the costs', 'Estimates the costs', 'Draws the diagram'].map((words): GenerationEvent => ({
    type: 'tool-used',
    text: words,
  }))
  expect(hear(tools).tools).toEqual([
    { text: 'Estimates the costs', times: 2 },
    { text: 'Draws the diagram', times: 1 },
  ])
})

const part = { name: 'Payment store', kind: 'store' as const }
const designing = (progress: GenerationProgress = after(2)) =>
  hear(
    [
      { type: 'design-begun', asked: 9 },
      { type: 'design-growing', system: 'archive', parts: [part, part] },
      { type: 'design-growing', connections: [[0, 1]], parts: [part], answers: { yes: 2 } },
    ],
    progress,
  )
const mended: GenerationEvent = { type: 'chapter-restarted', id: 'structure', reason: 'The design is checked and mended.' }
const read = { type: 'brief-read', requirements: 1, questions: 0, assumptions: 0 } as const

test('a design grows by what comes to it', () => {
  expect(grownOf(designing().design!)).toMatchObject({
    asked: 9,
    system: 'archive',
    parts: [part, part, part],
    answers: { yes: 2 },
  })
})

test('a design that is begun anew says why, until it is done', () => {
  const again = hear([mended, { type: 'design-begun', asked: 9 }], designing())
  expect(grownOf(again.design!).parts).toEqual([])
  expect(again.structure.note).toBe('The design is checked and mended.')
  const more = hear([{ type: 'design-growing', system: 'archive' }], again)
  expect([grownOf(more.design!).system, more.structure.note]).toEqual(['archive', 'The design is checked and mended.'])
  const done = hear([{ ...read, isDesigned: true }], more)
  expect([done.structure, grownOf(done.design!).system]).toEqual([{}, 'archive'])
  expect(hear([mended], after(2)).structure.note).toBeUndefined()
})

test('a design that is mended stays while it is, and is then replaced, with what was mended', () => {
  const again = hear([mended], designing())
  expect([grownOf(again.design!).parts.length, again.structure.note]).toEqual([3, 'The design is checked and mended.'])
  const points = ['ST-1 asks for something and has no answer.']
  const done = hear([{ type: 'design-mended', points, system: 'archive', parts: [part], answers: { yes: 3 } }], again)
  expect(grownOf(done.design!)).toMatchObject({ asked: 9, parts: [part], connections: [], answers: { yes: 3 }, mended: points })
})

test('a wait in a design ends with what comes next, and a design that is not that of the document goes', () => {
  const wait = { reason: 'Claude is overloaded.', seconds: 12, until: 50_000 }
  const waiting = hear([{ type: 'vendor-waited-for', id: 'structure', ...wait }], designing())
  expect(waiting.structure.wait).toEqual(wait)
  expect(hear([{ type: 'design-growing', risks: 1 }], waiting).structure.wait).toBeUndefined()
  expect(hear([read], designing()).design).toBeUndefined()
})
