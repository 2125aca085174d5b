import { expect, test } from 'vitest'
import type { AnswerState } from '#shared/design-facts.ts'
import type { Statement } from '../editing.ts'
import { countByFilter, groupByHeading, hasWords, passes, referencesOf } from './answer-filters.ts'

const statement = (id: string, state?: AnswerState, more: Partial<Statement> = {}): Statement => ({
  id,
  text: 'Claims shall be kept for ten years.',
  denies: false,
  earlier: false,
  ...(state && { answer: { state, components: [], source: { from: 'brief' } } }),
  ...more,
})
const built = { state: 'yes' as const, components: ['EL-1'], source: { from: 'brief' } }

test('each filter counts what it shows, and earlier words are among all statements alone', () => {
  const all = [
    statement('ST-1'),
    statement('ST-2', 'open'),
    statement('ST-3', 'ask'),
    statement('ST-4', 'set-aside'),
    statement('ST-5', 'yes'),
    statement('ST-6', undefined, { answer: built }),
    statement('ST-7', 'open', { earlier: true }),
  ]
  expect(countByFilter(all)).toEqual({ asked: 5, open: 1, ask: 1, 'without-component': 2, 'set-aside': 1, all: 7 })
})

test('no and questions need no component', () => {
  expect(passes(statement('ST-1', 'no'), 'without-component')).toBe(false)
  expect(passes(statement('ST-1', 'ask'), 'without-component')).toBe(false)
  expect(passes(statement('ST-1', 'in-part'), 'without-component')).toBe(true)
})

test('all words that are looked for have to be there, in any order and case, the reference among them', () => {
  const one = statement('ST-1')
  expect(hasWords(one, '5.2', 'TEN claims')).toBe(true)
  expect(hasWords(one, '5.2', '5.2 years')).toBe(true)
  expect(hasWords(one, '5.2', 'ten months')).toBe(false)
  expect(hasWords(one, '5.2', '  ')).toBe(true)
})

test('a statement is named by its clause, by its number where it has none, by both where others have the same', () => {
  const all = [
    statement('ST-1', 'open', { clause: '5.1' }),
    statement('ST-2'),
    statement('ST-3', 'open', { clause: '5.2' }),
    statement('ST-4', 'open', { clause: '5.2' }),
  ]
  expect([...referencesOf(all).values()]).toEqual(['5.1', 'S2', '5.2 (S3)', '5.2 (S4)'])
})

test('neighbours under one heading are a group, and the order stays', () => {
  const under = (id: string, heading?: string) => statement(id, 'open', heading ? { heading } : {})
  const groups = groupByHeading([under('ST-1'), under('ST-2', 'A'), under('ST-3', 'A'), under('ST-4', 'B'), under('ST-5', 'A')])
  expect(groups.map(({ heading, statements }) => [heading, statements.map(({ id }) => id)])).toEqual([
    [undefined, ['ST-1']],
    ['A', ['ST-2', 'ST-3']],
    ['B', ['ST-4']],
    ['A', ['ST-5']],
  ])
})
