import { expect, test } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { replaceWords } from './replace-words.ts'

const lists =
  'names relations dataEntities interfaces environments qualities decisions risks assumptions questions needs workstreams milestones windows costs'
const facts = {
  ...Object.fromEntries(lists.split(' ').map((list) => [list, []])),
  system: 'Job desk',
  cloud: 'azure',
  summary: { text: 'Inspectors see their jobs.' },
  statements: [
    { id: 'ST-1', text: 'An inspector asks.', answer: { state: 'yes', how: 'The inspector’s list.', components: [] } },
    { id: 'ST-2', text: 'Every inspector is told.' },
  ],
  elements: [
    { id: 'EL-2', name: 'Inspector list', kind: 'store', responsibility: 'Subinspectors are not told.' },
    {
      id: 'EL-3',
      name: 'Store',
      kind: 'store',
      responsibility: 'A store.',
      fails: { when: 'an inspector waits', then: 'it waits' },
    },
  ],
  scenarios: [{ id: 'SCN-1', name: 'Visit', steps: [{ from: 'EL-2', to: 'EL-3', action: 'Sends the inspector.' }] }],
} as unknown as DesignFacts

const set = (id: string, field: string, value: unknown) => ({ op: 'set', id, field, value })

test('whole words are replaced in every text of the design, with their capital, plural and genitive, and not in the client’s', () => {
  expect(replaceWords(facts, ' inspector ', 'surveyor')).toEqual({
    count: 5,
    facts: ['An inspector asks.', 'Inspector list', 'Store', 'Visit'],
    changes: [
      set('summary', 'text', 'Surveyors see their jobs.'),
      set('ST-1', 'answer', { state: 'yes', how: 'The surveyor’s list.', components: [] }),
      set('EL-2', 'name', 'Surveyor list'),
      set('EL-3', 'fails', { when: 'an surveyor waits', then: 'it waits' }),
      set('SCN-1', 'steps', [{ from: 'EL-2', to: 'EL-3', action: 'Sends the surveyor.' }]),
    ],
  })
})

test('a choice from a list is no text, and nothing is found for no words', () => {
  expect(replaceWords(facts, 'store', 'ledger').changes).toEqual([
    set('EL-3', 'name', 'Ledger'),
    set('EL-3', 'responsibility', 'A ledger.'),
  ])
  expect(replaceWords(facts, '  ', 'x').changes).toEqual([])
  expect(replaceWords(facts, 'job (desk', 'x').changes).toEqual([])
  expect(replaceWords(facts, 'job', 'visit').changes[0]).toEqual(set('system', 'text', 'Visit desk'))
})
