import { expect, test } from 'vitest'
import { dataFlowOf } from './data-flow.ts'

const flow = (label: string) => {
  const { from, data } = dataFlowOf({
    id: 'REL-1',
    source: { from: 'pattern', pattern: 'lakehouse' },
    from: 'caller',
    to: 'called',
    label,
    synchronous: true,
  })
  return `${from}: ${data}`
}

test('data runs with a call that gives and against one that takes', () => {
  expect(flow('sends repair estimates')).toBe('caller: Repair estimates')
  expect(flow('Reads curated tables')).toBe('called: Curated tables')
  expect(flow('Queries, filters and exports figures')).toBe('called: Figures')
  expect(flow('Reads and writes cases')).toBe('caller: Cases, both ways')
})

test('a label that names no data stands as it is', () => {
  expect(flow('Uses the screens')).toBe('caller: Uses the screens')
  expect(flow('Watches levels and answers alerts')).toBe('caller: Watches levels and answers alerts')
  expect(flow('Asks for an answer from the passages found')).toBe('caller: Asks for an answer from the passages found')
})
