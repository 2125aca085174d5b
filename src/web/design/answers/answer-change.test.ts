import { expect, test } from 'vitest'
import type { Statement } from '../editing.ts'
import { answerChange, answerChanges, withComponent } from './answer-change.ts'

const statement = (id: string, answer?: Partial<NonNullable<Statement['answer']>>): Statement => ({
  id,
  text: 'The portal shall keep claims for ten years.',
  denies: false,
  earlier: false,
  ...(answer && { answer: { state: 'open', components: [], source: { from: 'brief' }, ...answer } }),
})

test('only the keys that differ are sent', () => {
  const answered = statement('ST-1', { state: 'yes', how: 'In the store.', components: ['EL-1'] })
  expect(answerChange(answered, { state: 'yes', how: 'In the archive.', components: ['EL-1'] })).toEqual({
    op: 'set',
    id: 'ST-1',
    field: 'answer',
    value: { how: 'In the archive.' },
  })
})

test('there is no step where nothing differs, an empty text for one that is not there included', () => {
  expect(answerChange(statement('ST-1', { state: 'no' }), { state: 'no', how: '', owner: '', due: null })).toBeUndefined()
})

test('what is there is taken away by an empty text, a day by null', () => {
  const answered = statement('ST-1', { owner: 'Ada', due: '2027-01-04' })
  expect(answerChange(answered, { owner: '', due: null })).toMatchObject({ value: { owner: '', due: null } })
})

test('the order of components counts', () => {
  const answered = statement('ST-1', { components: ['EL-1', 'EL-2'] })
  expect(answerChange(answered, { components: ['EL-2', 'EL-1'] })).toMatchObject({ value: { components: ['EL-2', 'EL-1'] } })
})

test('a statement without an answer is given a whole one', () => {
  expect(answerChange(statement('ST-1'), { state: 'open' })).toMatchObject({ value: { state: 'open', components: [] } })
  expect(answerChange(statement('ST-1'), { owner: 'Ada' })).toMatchObject({
    value: { state: 'open', components: [], owner: 'Ada' },
  })
})

test('many statements are one step, without those that are as they shall be', () => {
  const all = [statement('ST-1', { state: 'yes' }), statement('ST-2', { state: 'open' }), statement('ST-3')]
  expect(answerChanges(all, () => ({ state: 'yes' })).map(({ id }) => id)).toEqual(['ST-2', 'ST-3'])
})

test('a component is added once', () => {
  expect(withComponent(statement('ST-1', { components: ['EL-1'] }), 'EL-2')).toEqual({ components: ['EL-1', 'EL-2'] })
  expect(
    answerChange(statement('ST-1', { components: ['EL-1'] }), withComponent(statement('ST-1', { components: ['EL-1'] }), 'EL-1')),
  ).toBeUndefined()
})
