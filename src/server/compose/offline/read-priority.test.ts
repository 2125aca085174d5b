import { expect, test } from 'vitest'
import { readPriority } from './read-priority.ts'

test('words of priority are read, the softer one first', () => {
  const of = (text: string, heading = '') => readPriority({ text, heading })
  expect(of('It must work')).toEqual({ priority: 'must', priorityStated: true })
  expect(of('It should work')).toEqual({ priority: 'should', priorityStated: true })
  expect(of('It would be nice to have')).toEqual({ priority: 'could', priorityStated: true })
  expect(of('Not in this release')).toEqual({ priority: 'wont', priorityStated: true })
  expect(of('Export to Excel', 'should have')).toEqual({ priority: 'should', priorityStated: true })
})

test('without a word of priority must is assumed and marked', () => {
  expect(readPriority({ text: 'Export to Excel', heading: '' })).toEqual({ priority: 'must', priorityStated: false })
})
