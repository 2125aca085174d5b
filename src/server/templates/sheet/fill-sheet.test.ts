import { array, assert, asyncProperty, constantFrom, record, string, stringMatching, uint8Array, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { askedRows, givenSheet } from '#server/testing/given-sheet.ts'
import { checkOffice } from '#server/testing/check-office.ts'
import { findAll, readParts, readXml } from '#server/testing/read-office.ts'
import { innerText } from '#server/testing/read-workbook.ts'
import { type FillJob, fillSheet, type SheetAnswer } from './fill-sheet.ts'
import { readSheet } from './read-sheet.ts'

const statement = (number: number, text: string, clause?: string) => ({ id: `ST-${number}`, text, clause, earlier: false })
const statements = [
  statement(1, 'The ticket is shown within 2 seconds.', 'R1'),
  statement(2, 'Tickets are checked without a network.', 'R2'),
  statement(3, 'Payments are taken through Stripe.', 'R3'),
  statement(4, 'Refunds take one day.'),
  statement(5, 'They are reported monthly.'),
]
const asked = [
  { reference: 'R1', text: 'The  ticket is shown within 2 SECONDS.' },
  { reference: 'R2', text: 'The crew checks tickets offline.' },
  { reference: 'R3', text: 'Payments are taken through Stripe.', cells: [{ at: 'C7', text: 'NC', style: 2 }] },
  { reference: 'R4', text: 'Refunds take one day. They are reported monthly.' },
  { reference: 'R9', text: 'The ferry is blue.' },
]
const answers: Record<string, SheetAnswer> = {
  'ST-1': { state: 'yes', how: 'In <cache> & _x0041_ kept', owner: 'Ida Holm', due: '2027-01-12', evidence: 'Test 4' },
  'ST-2': { state: 'in-part', how: 'For one day.' },
  'ST-3': { state: 'yes', how: 'As asked.' },
  'ST-4': { state: 'proposed', how: 'A queue.' },
  'ST-5': { state: 'proposed', how: 'A report.' },
}
const progress = () => {}
const job = (more: Partial<FillJob> = {}): FillJob => ({ statements, answers, overwrites: false, progress, ...more })
const sheet = givenSheet({ rows: askedRows(asked) })
const path = 'xl/worksheets/sheet2.xml'

/** The text of each requirements cell, with its style. */
const cellsOf = (bytes: Uint8Array) =>
  new Map(
    findAll(readXml(readParts(bytes).get(path)!), 'c').map((cell) => [
      cell.attributes['r']!,
      `${cell.attributes['s'] ?? '-'} ${innerText(cell)}`,
    ]),
  )
const changesOf = (before: Uint8Array, after: Uint8Array) => {
  const [one, other] = [cellsOf(before), cellsOf(after)]
  return Object.fromEntries([...other].filter(([at, cell]) => one.get(at) !== cell))
}

test('the sheet, its heads, its list and its rows are found', async () => {
  const found = await readSheet(sheet, { statements, progress })
  expect([found.sheets, found.sheet, found.head]).toEqual([['Read me', 'Requirements'], 1, 4])
  expect(found.roles).toEqual({ reference: 'A', statement: 'B', answer: 'C', how: 'D', owner: 'E', due: 'F', evidence: 'G' })
  expect(found.columns[2]).toEqual({ letters: 'C', heading: 'Compliance (see list)', values: ['C', 'PC', 'NC'] })
  expect(found.rows.map(({ row, statements: ids }) => [row, ...ids])).toEqual([
    [5, 'ST-1'],
    [6, 'ST-2'],
    [7, 'ST-3'],
    [8, 'ST-4', 'ST-5'],
    [9],
  ])
  expect(found.rows[2]!.cells).toEqual({ answer: 'NC' })
})

test('only the cells that are meant are filled, in their own styles and with the words of their list', async () => {
  const { bytes, left, ...counts } = await fillSheet(sheet, job())
  expect(changesOf(sheet, bytes)).toEqual({
    C5: '2 C',
    D5: '2 In <cache> & _x005F_x0041_ kept',
    E5: '2 Ida Holm',
    F5: '4 46399',
    G5: '- Test 4',
    C6: '2 PC',
    D6: '2 For one day.',
    D7: '2 As asked.',
    D8: '2 A queue. A report.',
  })
  expect(left).toEqual([
    { cell: 'C7', reason: 'has-value' },
    { cell: 'C8', reason: 'not-in-list' },
  ])
  expect(counts).toEqual({ cells: 9, rows: 4 })
  const [before, after] = [readParts(sheet), readParts(bytes)]
  expect([...after.keys()]).toEqual([...before.keys()])
  const others = [...before.keys()].filter((name) => !before.get(name)!.equals(after.get(name)!))
  expect(others).toEqual(['xl/workbook.xml', path])
  expect(after.get('xl/workbook.xml')!.toString()).toBe(
    before.get('xl/workbook.xml')!.toString().replace('calcId="191029"', 'calcId="191029" fullCalcOnLoad="1"'),
  )
  // Without the cells that were filled, both sheets are the same.
  const rest = (xml: string) => xml.replaceAll(/<c r="[C-G][5-8]".*?(?:\/>|<\/c>)/g, '').replaceAll(/spans="[^"]*"/g, '')
  const cut = (bytes: Uint8Array) =>
    rest(
      readParts(bytes)
        .get(path)!
        .toString()
        .replaceAll(/<c ([^>]*)\/>/g, '<c $1></c>'),
    )
  expect(cut(bytes)).toBe(cut(sheet))
  expect(checkOffice(bytes).faults).toEqual([])
})

test('what has a value is overwritten only where somebody asked for it, and formulas never are', async () => {
  const cells = [
    { at: 'C7', text: 'NC', style: 2 },
    { at: 'D7', style: 2, xml: '<f>A7</f><v>0</v>' },
  ]
  const given = givenSheet({
    rows: askedRows([
      { reference: '', text: '' },
      { reference: '', text: '' },
      { ...asked[2]!, cells },
    ]),
  })
  const filled = await fillSheet(given, job({ overwrites: true }))
  expect(changesOf(given, filled.bytes)).toEqual({ C7: '2 C' })
  expect(filled.left).toEqual([{ cell: 'D7', reason: 'formula' }])
})

test.each([
  ['a name of another sheet’s cells', 'Choices', 'Partially compliant'],
  ['those cells', 'Lists!$A$1:$A$3', 'Partially compliant'],
  ['words with explanations', '"Full - as standard,Partial - with changes,None"', 'Partial - with changes'],
])('a list may be %s', async (_, list, word) => {
  const given = givenSheet({ rows: askedRows(asked), list })
  expect(changesOf(given, (await fillSheet(given, job())).bytes)['C6']).toBe(`2 ${word}`)
})

test('an answer that a list has no word for, or two, or whose list is a formula, is left out', async () => {
  for (const [list, reason] of [
    ['"Red,Green"', 'not-in-list'],
    ['"Partial - now,Partial - later"', 'not-in-list'],
    ['INDIRECT("A1")', 'list-not-read'],
  ] as const) {
    const given = givenSheet({ rows: askedRows(asked), list })
    const { bytes, left } = await fillSheet(given, job())
    expect(changesOf(given, bytes)['C6']).toBeUndefined()
    expect(left).toContainEqual({ cell: 'C6', reason })
  }
})

test('open answers are not filled in, nor rows whose statements are answered differently', async () => {
  const own = { ...answers, 'ST-1': { state: 'open' as const, how: 'Later' }, 'ST-5': { state: 'no' as const } }
  const { bytes, left } = await fillSheet(sheet, job({ answers: own }))
  expect(Object.keys(changesOf(sheet, bytes))).toEqual(['C6', 'D6', 'D7'])
  expect(left).toContainEqual({ cell: 'C8', reason: 'answers-differ' })
})

test('a person’s columns hold over what was found; without a column for the answer it begins the text', async () => {
  const choice = { sheet: 1, head: 4, columns: { statement: 'B', how: 'G' } }
  const { bytes } = await fillSheet(sheet, job({ choice }))
  expect(changesOf(sheet, bytes)).toMatchObject({ G7: '- Yes: As asked.' })
  expect(Object.keys(changesOf(sheet, bytes)).every((at) => at.startsWith('G'))).toBe(true)
})

test('whatever is in a workbook, parts that are not filled keep their bytes, and cells read back as they were meant', async () => {
  const text = string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((one) => /[\p{L}\p{N}]/u.test(one))
  const part = record({ name: stringMatching(/^[a-z]{1,8}$/), data: uint8Array({ maxLength: 500 }) })
  const row = record({ text, how: text, state: constantFrom('yes' as const, 'no' as const) })
  await assert(
    asyncProperty(uniqueArray(part, { selector: ({ name }) => name }), array(row, { maxLength: 8 }), async (parts, rows) => {
      const own = rows.map((one, at) => ({ ...one, id: `ST-${at}`, text: `${at} ${one.text}`, earlier: false }))
      const more = parts.map(({ name, data }) => ({ name: `xl/media/${name}.bin`, data }))
      const given = givenSheet({ rows: askedRows(own.map(({ text }) => ({ reference: '', text }))), parts: more })
      const { bytes, cells } = await fillSheet(
        given,
        job({ statements: own, answers: Object.fromEntries(own.map(({ id, ...answer }) => [id, answer])) }),
      )
      const [before, after] = [readParts(given), readParts(bytes)]
      const named = [path, 'xl/workbook.xml']
      const changed = [...before].filter(([name, data]) => !after.get(name)!.equals(data) && !named.includes(name))
      expect(changed).toEqual([])
      expect(cells).toBe(rows.length * 2)
      const read = await readSheet(bytes, { statements: own, progress })
      expect(read.rows.map((one) => one.cells['how'])).toEqual(rows.map(({ how }) => how.trim()))
    }),
    { numRuns: 40 },
  )
})
