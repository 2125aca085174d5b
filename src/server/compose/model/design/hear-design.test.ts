import { expect, test } from 'vitest'
import { givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import type { Attempt, ComposeEvent } from '../../composer.ts'
import { hearDesign } from './hear-design.ts'

const asked = ['ST-1', 'ST-2']
const whole = JSON.stringify(givenDesignAnswer(asked))
const attempt = { type: 'attempt', attempt: { purpose: 'design' } as Attempt } as const

/** The events about a design, without those that are passed through. */
function toldOf(events: ComposeEvent[]) {
  const told: ComposeEvent[] = []
  const { onEvent } = hearDesign(asked, { signal: new AbortController().signal, onEvent: (event) => told.push(event) })
  for (const event of events) onEvent!(event)
  return told.filter(({ type }) => type === 'designing' || type === 'growing')
}
const types = (events: ComposeEvent[]) => toldOf(events).map(({ type }) => type)
const text = (words: string): ComposeEvent => ({ type: 'text', text: words })

test('an answer that was stored is told at once, when another process goes on', () => {
  const [begun, grown, ...rest] = toldOf([text(whole)])
  expect(begun).toEqual({ type: 'designing', asked: 2 })
  expect(grown).toMatchObject({ growth: { system: 'payments archive', answers: { yes: 2 }, questions: 1 } })
  expect(rest).toEqual([])
})

test('what came since the last look is told at the end of the answer', () => {
  const pieces = whole.split('').map((character) => text(character))
  const told = toldOf([...pieces, attempt])
  expect(told.at(-1)).toMatchObject({ growth: { answers: { yes: 2 } } })
  expect(told.length).toBeGreaterThan(2)
})

test('a second turn, a request that is repeated and a further round begin anew; a tool that nothing was shown before does not', () => {
  const restarted: ComposeEvent = { type: 'restarted', reason: 'Checked.' }
  expect(types([text(whole), attempt, restarted, text(whole), attempt])).toEqual(['designing', 'growing', 'designing', 'growing'])
  expect(types([text(whole), attempt, text(whole)])).toEqual(['designing', 'growing', 'designing', 'growing'])
  expect(types([text(whole), { type: 'tool', text: 'Searches' }])).toEqual(['designing', 'growing', 'designing'])
  expect(types([text('I search.'), { type: 'tool', text: 'Searches' }, attempt, text(whole)])).toEqual(['designing', 'growing'])
  expect(types([attempt, restarted])).toEqual(['designing'])
})
