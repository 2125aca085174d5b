import { expect, test } from 'vitest'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { emptyDraft } from './draft.ts'
import { removedWith } from './removed-with.ts'

const [shop, store, till] = ['EL-2', 'EL-3', 'EL-4'].map((id) => ({ id, name: id, kind: 'container', satisfies: [] }))
const step = (from: string, to: string) => ({ from, to, action: 'asks' })
const lists = [
  'statements',
  'names',
  'dataEntities',
  'interfaces',
  'environments',
  'qualities',
  'decisions',
  'risks',
  'assumptions',
]
const facts = {
  ...Object.fromEntries(
    [...lists, 'questions', 'needs', 'workstreams', 'milestones', 'windows', 'costs'].map((list) => [list, []]),
  ),
  elements: [shop, store, till],
  relations: [
    { id: 'REL-1', from: 'EL-2', to: 'EL-3', label: 'tickets' },
    { id: 'REL-2', from: 'EL-2', to: 'EL-4', label: 'sums' },
  ],
  scenarios: [{ id: 'SCN-1', name: 'Sale', steps: [step('EL-2', 'EL-3'), step('EL-3', 'EL-2'), step('EL-2', 'EL-4')] }],
} as unknown as DesignFacts
const after = (...steps: FactChange[][]) => removedWith({ ...emptyDraft('1.0.0'), steps }, facts)

test('what goes with a component that is removed is counted, until the next step', () => {
  const removal: FactChange = { op: 'remove', id: 'EL-3' }
  expect(after([removal])).toEqual({ components: 1, connections: 1, steps: 2 })
  expect(after([removal], [{ op: 'remove', id: 'EL-4' }])).toEqual({ components: 1, connections: 1, steps: 1 })
  expect(after([removal, { op: 'remove', id: 'EL-4' }])).toEqual({ components: 2, connections: 2, steps: 3 })
  expect(after([removal], [{ op: 'set', id: 'EL-2', field: 'name', value: 'Shop' }])).toBeUndefined()
  expect(after([{ op: 'remove', id: 'REL-1' }])).toBeUndefined()
})
