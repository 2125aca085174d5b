import { expect, test } from 'vitest'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { documentsOf, faultsOfShown } from '#server/testing/faults-of-facts.ts'
import { largeBrief, today } from '#server/testing/read-large-design.ts'
import type { Change } from './change.ts'
import { patchFacts } from './patch-facts.ts'
import { viewDesign } from './view-design.ts'

const reading = draftBrief(largeBrief, { today })
const patch = (solution: Solution, changes: Change[]) => patchFacts({ solution, changes, by: 'Ann', today })
const component: Change = {
  op: 'add',
  list: 'elements',
  id: 'EL-2',
  value: { name: 'Desk', kind: 'container', responsibility: 'Shows claims that wait.' },
}

test('work at day rates of two currencies is summed in each', () => {
  const rate = (id: string, item: string, currency: string): Change => ({
    op: 'add',
    list: 'costs',
    id,
    value: { item, unit: 'day', period: 'once', unitPrice: 100.35, currency },
  })
  const effort = ['Developer', 'Tester'].map((role) => ({ role, days: [3, 5] }))
  const { solution } = patch(reading, [
    component,
    { op: 'add', list: 'workstreams', id: 'WS-1', value: { name: 'Build', weeks: 2, effort } },
    rate('CST-1', 'Developer', 'GBP'),
    rate('CST-2', 'Tester', 'EUR'),
  ])
  const printed = JSON.stringify(documentsOf(solution, largeBrief))
  for (const sum of ['At the rates given £301.05 to £501.75.', 'At the rates given €301.05 to €501.75.'])
    expect(printed).toContain(sum)
  expect(faultsOfShown(solution, largeBrief)).toEqual([])
})

test('items that are paid once are added to the days, and months to a year', () => {
  const cost = (id: string, value: Record<string, unknown>): Change => ({
    op: 'add',
    list: 'costs',
    id,
    value: { currency: 'EUR', ...value },
  })
  const { solution } = patch(reading, [
    component,
    {
      op: 'add',
      list: 'workstreams',
      id: 'WS-1',
      value: { name: 'Build', weeks: 2, effort: [{ role: 'Developer', days: [4, 4] }] },
    },
    cost('CST-1', { item: 'Developer', unit: 'day', period: 'once', unitPrice: 1000 }),
    cost('CST-2', { item: 'Scales', unit: 'device', period: 'once', quantity: 2, unitPrice: 750 }),
    cost('CST-3', { item: 'Hosting', unit: 'month', period: 'month', unitPrice: 400 }),
  ])
  const printed = JSON.stringify(documentsOf(solution, largeBrief))
  expect(printed).toContain(
    'At the rates given €4,000; with the other items that are paid once €5,500. €4,800 a year, €400 a month, for what is priced by',
  )
  expect(viewDesign({ solution }).money.totals).toEqual([{ currency: 'EUR', once: [5500, 5500], year: [4800, 4800] }])
  expect(faultsOfShown(solution, largeBrief)).toEqual([])
})

test('a price by the day for something that is no role stays, and the line of a role goes with its last days', () => {
  const day = (id: string, item: string): Change => ({
    op: 'add',
    list: 'costs',
    id,
    value: { item, unit: 'day', period: 'once', quantity: 5, unitPrice: 900, currency: 'EUR' },
  })
  const work = { name: 'Build', weeks: 2, effort: [{ role: 'Tester', days: [3, 4] }] }
  const added: Change[] = [component, { op: 'add', list: 'workstreams', id: 'WS-1', value: work }]
  const { solution } = patch(reading, [...added, day('CST-1', 'Training room'), day('CST-2', 'Tester')])
  expect(solution.costs.map(({ item, quantity }) => [item, quantity])).toEqual([
    ['Training room', 5],
    ['Tester', 4],
  ])
  // One line has no currency of its own.
  const training = solution.costs.find(({ item }) => item === 'Training room')!.id
  const { solution: bare } = patch(solution, [{ op: 'set', id: training, field: 'currency', value: null }])
  for (const one of [solution, bare]) {
    expect(viewDesign({ solution: one }).money.totals).toEqual([{ currency: 'EUR', once: [7200, 8100], year: [0, 0] }])
    expect(faultsOfShown(one, largeBrief)).toEqual([])
  }
  const { id } = solution.workstreams[0]!
  const { solution: after } = patch(solution, [{ op: 'set', id, field: 'effort', value: [] }])
  expect(after.costs.map(({ item }) => item)).toEqual(['Training room'])
})
