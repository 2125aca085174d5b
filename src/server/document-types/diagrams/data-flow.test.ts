import { expect, test } from 'vitest'
import type { Relation } from '#server/solution/solution.ts'
import { dataFlowOf } from './data-flow.ts'

const relation: Relation = {
  id: 'REL-1',
  source: { from: 'catalogue', entry: 'connector' },
  from: 'caller',
  to: 'called',
  label: 'reads curated tables',
  synchronous: true,
}
const flow = (more: Partial<Relation>) => dataFlowOf({ ...relation, ...more })

test('data takes the way that the relation says, whatever the words of its label', () => {
  expect(flow({ data: 'curated tables', direction: 'from' })).toMatchObject({
    from: 'called',
    to: 'caller',
    data: 'Curated tables',
  })
  expect(flow({ data: 'orders', direction: 'to' })).toMatchObject({ from: 'caller', to: 'called', data: 'Orders' })
  expect(flow({ data: 'cases', direction: 'both' })).toMatchObject({ from: 'caller', isBothWays: true })
})

test('a relation that was stored earlier goes the way of its call, under its label', () => {
  expect(flow({})).toMatchObject({ from: 'caller', to: 'called', data: 'Reads curated tables', isBothWays: false })
})
