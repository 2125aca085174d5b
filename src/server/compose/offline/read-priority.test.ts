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

test('a label, a column or a heading goes before the words of the sentence', () => {
  const of = (priority: string, text = 'It must work', heading = '') => readPriority({ text, heading, priority }).priority
  expect(
    ['M', 'S', 'C', 'W', 'P1', 'P2', 'High', 'Medium', 'Low', 'Must have', 'S - should', 'Won’t'].map((label) => of(label)),
  ).toEqual(['must', 'should', 'could', 'wont', 'must', 'should', 'must', 'should', 'could', 'must', 'should', 'wont'])
  expect(readPriority({ text: 'It must work', heading: 'nice to have' }).priority).toBe('could')
})

test('the first verb of demand decides, not one in the reason that follows', () => {
  const of = (text: string) => readPriority({ text, heading: '' }).priority
  expect(of('The load must be logged so that auditors could follow it')).toBe('must')
  expect(of('Exports should run as required')).toBe('should')
  expect(of('Reports must be sent, if budget allows')).toBe('could')
})

test('without a word of priority must is assumed and marked', () => {
  expect(readPriority({ text: 'Export to Excel', heading: '' })).toEqual({ priority: 'must', priorityStated: false })
})
