import { expect, test } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { applyChanges } from '../apply-changes.ts'
import type { Component } from '../editing.ts'
import { addConnection, changeFails, setOptional, turnRound } from './picture-changes.ts'

const source = { from: 'person' }
const store: Component = { id: 'EL-2', name: 'Case store', kind: 'store', parent: 'EL-1', responsibility: 'Keeps cases', source }
const editing = { newId: (list: string) => `${list}-new` }

test('a new connection waits for its answer, but not that of a person', () => {
  const person = { ...store, id: 'EL-3', kind: 'person' as const }
  const facts = {
    elements: [store, { ...store, id: 'EL-4' }, person],
    relations: [],
    workstreams: [],
    milestones: [],
  } as unknown as DesignFacts
  const waits = (to: string) => applyChanges(facts, [addConnection(editing, { from: 'EL-2', to, label: 'cases' })]).relations[0]
  expect(waits('EL-4')).toMatchObject({ id: 'relations-new', label: 'cases', synchronous: true })
  expect(waits('EL-3')).toMatchObject({ from: 'EL-2', to: 'EL-3', synchronous: false })
})

test('what happens where it fails is taken away once both are empty', () => {
  const failing = { ...store, fails: { when: 'The disk is full', then: '' } }
  expect(changeFails(failing, { then: 'Cases wait' })).toMatchObject({ value: { when: 'The disk is full', then: 'Cases wait' } })
  expect(changeFails(store, { when: 'The disk is full' })).toMatchObject({ value: { when: 'The disk is full', then: '' } })
  expect(changeFails(failing, { when: '' })).toEqual({ op: 'set', id: 'EL-2', field: 'fails', value: null })
})

test('a connection is turned in one step', () => {
  const connection = { id: 'REL-1', from: 'EL-2', to: 'EL-3', label: 'cases', synchronous: true, source }
  expect(turnRound(connection)).toEqual([
    { op: 'set', id: 'REL-1', field: 'from', value: 'EL-3' },
    { op: 'set', id: 'REL-1', field: 'to', value: 'EL-2' },
  ])
})

test('an optional field that is emptied is taken away', () => {
  expect(setOptional('EL-2', 'technology', '')).toMatchObject({ value: null })
  expect(setOptional('EL-2', 'technology', 'PostgreSQL')).toMatchObject({ value: 'PostgreSQL' })
})
