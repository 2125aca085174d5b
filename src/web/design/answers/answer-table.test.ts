import { expect, test } from 'vitest'
import { answerStates } from '#shared/design-facts.ts'
import * as german from '../../words/de/design-answers.ts'
import * as english from '../../words/en/design-answers.ts'
import type { Component, Statement } from '../editing.ts'
import { readTabTable } from '../tab-table.ts'
import { type AnswerTable, readAnswerTable, writeAnswerTable } from './answer-table.ts'
import { columnOf, stateOf, tableColumns } from '#shared/answer-words.ts'

const source = { from: 'brief' }
const element = (id: string, name: string, kind: Component['kind'] = 'component'): Component => ({
  id,
  name,
  kind,
  responsibility: '',
  source,
})
const elements = [
  element('EL-1', 'Claims store', 'store'),
  element('EL-2', 'Portal, public'),
  element('EL-3', 'Fraud score', 'model'),
  element('EL-4', 'Clerk', 'person'),
]
const statement = (id: string, clause: string | undefined, answer?: Partial<NonNullable<Statement['answer']>>): Statement => ({
  id,
  text: `Words of ${id}`,
  denies: false,
  earlier: false,
  ...(clause && { clause }),
  ...(answer && { answer: { state: 'open', components: [], source, ...answer } }),
})
const statements = [
  statement('ST-1', '5.10', {
    state: 'yes',
    how: 'Kept\nin two places.',
    components: ['EL-1', 'EL-2'],
    owner: 'Ada',
    due: '2027-01-04',
  }),
  statement('ST-2', undefined, {}),
  statement('ST-3', '5.2', {}),
  statement('ST-4', '5.2', {}),
  statement('ST-5', '5.3'),
]
const facts = { statements, elements }
const read = (...rows: string[][]) => readAnswerTable(rows.map((row) => row.join('\t')).join('\n'), facts) as AnswerTable
const valuesOf = ({ changes }: AnswerTable) => changes.map((one) => [one.id, one.op === 'set' && one.value])

test('what is copied changes nothing when it is pasted as it is', () => {
  const text = writeAnswerTable(statements, elements)
  expect(readTabTable(text)[1]).toEqual([
    '5.10 (S1)',
    'Words of ST-1',
    'Yes',
    'Kept\nin two places.',
    '',
    '',
    'Claims store; Portal, public',
    'Ada',
    '2027-01-04',
    '',
  ])
  expect(readAnswerTable(text, facts)).toEqual({
    rows: 5,
    changes: [],
    unknownReferences: [],
    unknownStates: [],
    unknownComponents: [],
    unknownDays: [],
    otherColumns: [],
  })
})

test('columns in any order and either language are read, and only what differs is changed', () => {
  const table = read(
    ['Verantwortlich', 'Antwort', 'Ziffer', 'Fällig', 'Komponenten'],
    ['Ada', 'teilweise', '5.10', '05.02.2027', 'claims STORE'],
    ['Ben', 'NEIN', 'S2', '', 'Fraud score, Portal, public'],
  )
  expect(valuesOf(table)).toEqual([
    ['ST-1', { state: 'in-part', due: '2027-02-05', components: ['EL-1'] }],
    // The comma is part of a name, and neither half is a component.
    ['ST-2', { state: 'no', owner: 'Ben' }],
  ])
  expect(table.unknownComponents.map(({ text }) => text)).toEqual(['Portal', 'public'])
})

test('statements are found by clause, by number and by both', () => {
  const table = read(['Reference', 'Owner'], ['5.3', 'A'], ['ST-2', 'B'], ['5.2 (S4)', 'C'], ['s1', 'D'])
  expect(valuesOf(table).map(([id]) => id)).toEqual(['ST-5', 'ST-2', 'ST-4', 'ST-1'])
})

test('rows that fit no statement, or more than one, are named and left out', () => {
  const table = read(['Reference', 'Answer'], ['9.9', 'Yes'], ['5.2', 'Yes'], ['', 'Yes'], ['S77', 'Yes'])
  expect(table).toMatchObject({ rows: 4, changes: [], unknownReferences: ['9.9', '5.2', '–', 'S77'] })
})

test('cells that are not understood are named, and the rest of their row counts', () => {
  const table = read(
    ['Reference', 'Answer', 'Components', 'Due', 'Owner', 'Price'],
    ['S2', 'perhaps', 'Claims store; Mainframe; Clerk', '31/02/2027', 'Ada', '4'],
  )
  expect(table).toMatchObject({
    unknownStates: [{ reference: 'S2', text: 'perhaps' }],
    unknownComponents: [{ reference: 'S2', text: 'Mainframe' }],
    unknownDays: [{ reference: 'S2', text: '31/02/2027' }],
    otherColumns: ['Price'],
  })
  expect(valuesOf(table)).toEqual([['ST-2', { owner: 'Ada' }]])
})

test('an empty cell leaves what is there, and a statement without an answer gets one only where something is said', () => {
  expect(read(['Reference', 'How', 'Answer'], ['5.10', '', ''], ['5.3', '', '']).changes).toEqual([])
  expect(valuesOf(read(['Reference', 'Answer'], ['5.3', 'Yes']))).toEqual([['ST-5', { state: 'yes', components: [] }]])
})

test('of two rows for one statement the later counts', () => {
  expect(valuesOf(read(['Reference', 'Answer', 'Owner'], ['S2', 'Yes', 'Ada'], ['S2', 'No', '']))).toEqual([
    ['ST-2', { state: 'no', owner: 'Ada' }],
  ])
})

test('a table without headings of references is refused', () => {
  expect(readAnswerTable('5.10\tYes', facts)).toBe('no-reference')
  expect(readAnswerTable(' \n\t', facts)).toBe('empty')
})

test('every state and column is read as either language writes it', () => {
  for (const words of [english, german]) {
    for (const state of answerStates) expect(stateOf(words.states[state].toUpperCase())).toBe(state)
    for (const column of tableColumns) expect(columnOf(` ${words.columns[column]}: `)).toBe(column)
  }
})
