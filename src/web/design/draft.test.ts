import { expect, test } from 'vitest'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { applyChanges, nextId } from './apply-changes.ts'
import { changesOf, clashesOf, doStep, emptyDraft, rebase, redo, undo } from './draft.ts'

const source = { from: 'person' }
const store = { id: 'EL-2', source, name: 'Case store', kind: 'store' as const, responsibility: 'Keeps cases.' }
const desk = { id: 'EL-3', source, name: 'Desk', kind: 'container' as const, responsibility: 'Shows cases.' }
const facts: DesignFacts = {
  system: 'Cases',
  cloud: 'neutral',
  statements: [
    {
      id: 'ST-1',
      text: 'Cases are kept.',
      denies: false,
      earlier: false,
      answer: { state: 'yes', components: ['EL-2'], source },
    },
  ],
  names: [{ id: 'NAM-1', name: 'Kafka', statements: [] }],
  elements: [store, desk],
  relations: [{ id: 'REL-4', source, from: 'EL-3', to: 'EL-2', label: 'case', synchronous: true }],
  dataEntities: [],
  interfaces: [],
  scenarios: [],
  environments: [],
  qualities: [],
  decisions: [],
  risks: [],
  assumptions: [],
  questions: [],
  needs: [],
  workstreams: [],
  milestones: [],
  windows: [],
  costs: [],
}
const set = (id: string, field: string, value: string): FactChange => ({ op: 'set', id, field, value })
const add = (id: string, name: string): FactChange => ({
  op: 'add',
  list: 'elements',
  id,
  value: { name, kind: 'queue', responsibility: '' },
})

test('a removed component takes its connections with it and is no part of an answer any more', () => {
  const after = applyChanges(facts, [{ op: 'remove', id: 'EL-2' }])
  expect(after.elements).toEqual([desk])
  expect(after.relations).toEqual([])
  expect(after.statements[0]!.answer!.components).toEqual([])
  expect(facts.elements).toHaveLength(2)
})

test('an answer is merged key by key, and an empty one goes', () => {
  const changes: FactChange[] = [
    { op: 'set', id: 'ST-1', field: 'answer', value: { how: 'In the store.', owner: 'Ada' } },
    { op: 'set', id: 'ST-1', field: 'answer', value: { owner: '' } },
  ]
  expect(applyChanges(facts, changes).statements[0]!.answer).toEqual({
    state: 'yes',
    components: ['EL-2'],
    how: 'In the store.',
    source,
  })
})

test('ids of what is added follow each other and are not used again after a removal', () => {
  expect(nextId('elements', { facts, changes: [] })).toBe('EL-4')
  expect(nextId('elements', { facts, changes: [add('EL-4', 'Queue'), { op: 'remove', id: 'EL-4' }] })).toBe('EL-5')
  expect(nextId('risks', { facts, changes: [], offset: 2 })).toBe('RSK-3')
})

test('steps are undone and done again, and a new one ends what could be done again', () => {
  const draft = doStep(doStep(emptyDraft('1.0.0'), [set('EL-2', 'name', 'A')]), [set('EL-2', 'name', 'B')])
  const undone = undo(draft)
  expect(applyChanges(facts, changesOf(undone)).elements[0]!.name).toBe('A')
  expect(redo(undone)).toEqual(draft)
  expect(redo(doStep(undone, [set('EL-3', 'name', 'C')])).steps).toHaveLength(2)
  expect(undo(emptyDraft('1.0.0'))).toEqual(emptyDraft('1.0.0'))
})

const theirs: DesignFacts = {
  ...facts,
  elements: [{ ...store, name: 'Case archive' }, desk, { ...desk, id: 'EL-4', name: 'Added by them' }],
}

test('what both changed is shown field by field; what only one changed is not', () => {
  const draft = doStep(emptyDraft('1.0.0'), [set('EL-2', 'name', 'Case vault'), set('EL-3', 'name', 'Counter')])
  expect(clashesOf({ draft, before: facts, after: theirs })).toEqual([
    { id: 'EL-2', name: 'Case archive', fields: [{ field: 'name', theirs: 'Case archive', mine: 'Case vault' }] },
  ])
})

test('on a newer version added facts get free ids wherever they are named, and what is theirs stays theirs', () => {
  const connect: FactChange = { op: 'add', list: 'relations', id: 'REL-5', value: { from: 'EL-3', to: 'EL-4', label: 'case' } }
  const draft = doStep(emptyDraft('1.0.0'), [add('EL-4', 'Queue'), connect, set('EL-2', 'name', 'Case vault')])
  const moved = rebase({ draft, after: theirs, version: '1.1.0' }, new Set(['EL-2']))
  expect(moved.base).toBe('1.1.0')
  expect(changesOf(moved)).toEqual([add('EL-5', 'Queue'), { ...connect, value: { ...connect.value, to: 'EL-5' } }])
})
