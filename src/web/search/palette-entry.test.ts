import { expect, test } from 'vitest'
import { type Entry, type Found, groupEntries } from './palette-entry.ts'

const entry = (id: string, label: string): Entry => ({ id, label, note: '', to: `/${id}` })
const known = {
  actions: [entry('write', 'Write a document')],
  screens: [entry('documents', 'Documents'), entry('projects', 'Projects')],
  recent: [entry('ledger', 'Ledger')],
}
const found: Found = {
  clients: [{ id: 'calder', name: 'Calder Bank' }],
  projects: [{ id: 'p', name: 'Documents of record', client: 'calder', clientName: 'Calder Bank', status: 'planning' }],
  documents: [
    {
      id: 'd',
      name: 'Ledger',
      type: 'hld',
      clientName: 'Calder Bank',
      project: 'Ledger',
      version: '1.0.0',
      link: '/documents/d',
      hit: { heading: 'Scope', text: 'All documents are kept.', marks: [{ start: 4, end: 13 }] },
    },
  ],
}
const labels = (words: string, answer?: Found) =>
  groupEntries(words, known, answer).map(({ name, entries }) => [name, ...entries.map(({ label }) => label)])

test('without words stand what was opened last, screens and actions', () => {
  expect(labels('', found)).toEqual([
    ['Recent', 'Ledger'],
    ['Screens', 'Documents', 'Projects'],
    ['Actions', 'Write a document'],
  ])
})

test('with words, names come before what holds the words in its text', () => {
  expect(labels('docum', found)).toEqual([
    ['Screens', 'Documents'],
    ['Actions', 'Write a document'],
    ['Projects', 'Documents of record'],
    ['Clients', 'Calder Bank'],
    ['Documents', 'Ledger'],
  ])
  expect(labels('a write')).toEqual([['Actions', 'Write a document']])
  expect(labels('zebra')).toEqual([])
})
