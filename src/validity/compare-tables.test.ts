import { expect, test } from 'vitest'
import { givenColumn, givenTable } from '#server/testing/given-workbook.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { type ClaimedTable, listClaims } from './claims.ts'
import { compareTables } from './compare-tables.ts'
import type { ReadCell, ReadTable } from './reading.ts'

const columns = [
  givenColumn('Name', 'text'),
  givenColumn('Cost', 'money'),
  givenColumn('Twice', 'money', { formula: { operation: 'add', columns: ['Cost', 'Cost'] } }),
]
const claimed = listClaims(
  withBlocks(
    givenTable(columns, [
      [[{ text: 'One' }], 1.5, null],
      ['Two', 2, null],
    ]),
  ),
).filter(({ kind }) => kind === 'table') as ClaimedTable[]
const text = (...texts: string[]): ReadCell[] => texts.map((one) => ({ text: one }))
const heads = ['Name', 'Cost', 'Twice']
const printed = (words: string) => words
const said = (read: ReadTable[], hasFormulas = false) =>
  compareTables(claimed, read, { printed, hasFormulas }).map(({ sentence }) => sentence)
const whole: ReadTable = { kind: 'table', heads, rows: [text('One', '£1.50', '£3.00'), text('Two', '£2.00', '£4.00')] }

test('a table may come whole, row by row, or in parts side by side', () => {
  const [first, second] = whole.rows.map((row): ReadTable => ({ kind: 'table', heads, rows: [row] }))
  const part = (name: string, at: number): ReadTable => ({
    kind: 'table',
    heads: ['Name', name],
    rows: whole.rows.map((row) => [row[0]!, row[at]!]),
  })
  expect([said([whole]), said([first!, second!]), said([part('Cost', 1), part('Twice', 2)])]).toEqual([[], [], []])
})

test('a row that is broken over pages has all its words', () => {
  const broken = [text('O', '£1.50', '£3.00'), text('ne', '', ''), whole.rows[1]!]
  expect(said([{ kind: 'table', heads, rows: broken }])).toEqual([])
  expect(said([{ kind: 'table', heads, rows: [text('O', '£1.50', '£3.00'), text('x', '', ''), whole.rows[1]!] }])).not.toEqual([])
})

test('another number, a missing row, another order and a table too many are told', () => {
  expect(said([{ ...whole, rows: [text('One', '£1.60', '£3.00'), whole.rows[1]!] }])).toEqual([
    'The content says "1.5", the file "£1.60".',
  ])
  expect(said([{ ...whole, rows: [text('One and more', '£1.50', '£3.00'), whole.rows[1]!] }])).toEqual([
    'The content says "One", the file "One and more".',
  ])
  expect(said([{ ...whole, rows: [whole.rows[0]!] }])).toContain('1 of 2 rows are missing.')
  expect(said([{ ...whole, rows: whole.rows.toReversed() }])).toHaveLength(6)
  expect(said([whole, { ...whole, heads: ['Other'] }])).toEqual(['1 tables more than the content has, from "Other".'])
  expect(said([])).toEqual(['The table is missing.'])
})

test('formulas stand where values follow from others, and nowhere else', () => {
  const cells = (first: Partial<ReadCell>, last: Partial<ReadCell>): ReadTable => ({
    ...whole,
    rows: [
      [
        { text: 'One', ...first },
        { text: '1.5', number: 1.5 },
        { text: '3', number: 3, ...last },
      ],
      [{ text: 'Two' }, { text: '2', number: 2 }, { text: '4', number: 4, formula: '=x' }],
    ],
  })
  expect(said([cells({}, { formula: '=x' })], true)).toEqual([])
  expect(said([cells({ formula: '="One"' }, { formula: '=x' })], true)).toEqual(['It is a formula, and the content has none.'])
  expect(said([cells({}, {})], true)).toEqual(['It is a value and no formula.'])
  expect(said([cells({}, { formula: '=x', isError: true, text: '#REF!' })], true)).toEqual([
    'The content says "3", the file the error #REF!.',
  ])
})
