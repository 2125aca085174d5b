import type { DesignFacts } from '#shared/api/design.ts'
import { expect, test } from 'vitest'
import { pasteDays, readDays, sumByRole, sumOfMoney, withDays, withFirmRates } from './effort.ts'

const source = { from: 'person' }
const work = (id: string, effort: { role: string; days: [number, number] }[]) => {
  return { id, source, name: id, startWeek: 1, weeks: 2, deliverables: [], dependsOn: [], effort }
}
const rate = (item: string, unitPrice: number, currency = 'EUR') => {
  return { id: `CST-${item}`, source, item, quantity: 1, unit: 'day', unitPrice, currency, period: 'once' as const }
}
const workstreams = [
  work('WS-1', [
    { role: 'Developer', days: [10, 15] },
    { role: 'Tester', days: [2, 2] },
  ]),
  work('WS-2', [{ role: 'Developer', days: [5, 5] }]),
]

test.each([
  ['20–30', [20, 30]],
  [' 20 - 30 ', [20, 30]],
  ['8', [8, 8]],
  ['2,5', [2.5, 2.5]],
  ['', 'none'],
  ['30-20', undefined],
  ['about 8', undefined],
])('days as people type them: %s', (typed, days) => {
  expect(readDays(typed)).toEqual(days)
})

test('days of a role are set in their place, added at the end or taken away', () => {
  const { effort } = workstreams[0]!
  expect(withDays(effort, 'Developer', [1, 2]).map(({ role, days }) => [role, days])).toEqual([
    ['Developer', [1, 2]],
    ['Tester', [2, 2]],
  ])
  expect(withDays(effort, 'Architect', [3, 3]).map(({ role }) => role)).toEqual(['Developer', 'Tester', 'Architect'])
  expect(withDays(effort, 'Developer', 'none').map(({ role }) => role)).toEqual(['Tester'])
})

test('money is summed where every role has a rate in one currency', () => {
  const sums = sumByRole({ workstreams, costs: [rate('Developer', 1_000), rate('Tester', 800)] })
  expect(sums.map(({ days, cost }) => [days, cost])).toEqual([
    [
      [15, 20],
      [15_000, 20_000],
    ],
    [
      [2, 2],
      [1_600, 1_600],
    ],
  ])
  expect(sumOfMoney(sums)).toEqual({ cost: [16_600, 21_600], currency: 'EUR' })
  expect(sumOfMoney(sumByRole({ workstreams, costs: [rate('Developer', 1_000)] }))).toBeUndefined()
  expect(sumOfMoney(sumByRole({ workstreams, costs: [rate('Developer', 1_000), rate('Tester', 8, 'GBP')] }))).toBeUndefined()
})

test('the firm’s rates go to roles without one, on the line of the role or a new one', () => {
  const { unitPrice: _, currency: _none, ...unpriced } = rate('Tester', 0)
  const facts = { workstreams, costs: [unpriced] } as unknown as DesignFacts
  const newId = (_list: string, offset = 0) => `CST-${8 + offset}`
  const card = { currency: 'GBP', rates: ['developer', 'Tester', 'Architect'].map((role) => ({ role, rate: 900 })) }
  expect(withFirmRates({ facts, newId }, card)).toEqual([
    {
      op: 'add',
      list: 'costs',
      id: 'CST-8',
      value: { item: 'Developer', quantity: 20, unit: 'day', period: 'once', unitPrice: 900, currency: 'GBP' },
    },
    { op: 'set', id: 'CST-Tester', field: 'unitPrice', value: 900 },
    { op: 'set', id: 'CST-Tester', field: 'currency', value: 'GBP' },
  ])
  const priced = { workstreams, costs: [rate('Developer', 1), rate('Tester', 1)] } as unknown as DesignFacts
  expect(withFirmRates({ facts: priced, newId }, card)).toEqual([])
})

test('a block of days is set from a cell on, with a line in the costs for each role that has none', () => {
  const editing = {
    facts: { workstreams, costs: [rate('Developer', 800)] } as unknown as DesignFacts,
    newId: (list: string, offset = 0) => `new ${list} ${offset}`,
  }
  const roles = ['Developer', 'Tester', 'Architect']
  const cells = [
    ['12', '', 'many'],
    ['3–4', '5'],
    ['9', '9'],
  ]
  expect(pasteDays(editing, { cells, firstWork: 0, firstRole: 1, roles })).toEqual([
    {
      op: 'set',
      id: 'WS-1',
      field: 'effort',
      value: [
        { role: 'Developer', days: [10, 15] },
        { role: 'Tester', days: [12, 12] },
      ],
    },
    {
      op: 'set',
      id: 'WS-2',
      field: 'effort',
      value: [
        { role: 'Developer', days: [5, 5] },
        { role: 'Tester', days: [3, 4] },
        { role: 'Architect', days: [5, 5] },
      ],
    },
    { op: 'add', list: 'costs', id: 'new costs 0', value: { item: 'Tester', quantity: 16, unit: 'day', period: 'once' } },
    { op: 'add', list: 'costs', id: 'new costs 1', value: { item: 'Architect', quantity: 5, unit: 'day', period: 'once' } },
  ])
})
