import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Inline } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { checkXlsx } from '#server/testing/check-xlsx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable, givenWorkbook } from '#server/testing/given-workbook.ts'
import { held, hostileBlocks, hostileTexts } from '#server/testing/given-hostile-text.ts'
import { findAll } from '#server/testing/read-office.ts'
import { readRange, type ReadWorkbook, relationships, sheetTexts } from '#server/testing/read-workbook.ts'
import { xlsxRenderer } from './render-xlsx.ts'

const everything = await xlsxRenderer.render(editionOf(everyBlock))
const allTexts = (workbook: ReadWorkbook) => workbook.sheets.flatMap(sheetTexts)

const hostile: Content = {
  ...everyBlock,
  title: 'T&P "title" \u0001',
  sections: hostileTexts.map((text, index) => ({
    id: `s${index}`,
    heading: `${text} `,
    blocks: hostileBlocks(text, index),
    sections: [],
  })),
}

test('the Open XML SDK finds nothing wrong with every block, nor with hostile text', async () => {
  expect(await listValidationErrors(everything, 'xlsx')).toEqual([])
  const bytes = await xlsxRenderer.render(editionOf(hostile))
  checkXlsx(bytes)
  expect(await listValidationErrors(bytes, 'xlsx')).toEqual([])
}, 60_000)

test('no column is wider than a sheet can have it', async () => {
  const value = [givenColumn('a', 'number')]
  const { sheets } = await givenWorkbook(withBlocks(givenTable(value, [[1e308], [-1e308]])))
  const widths = sheets.flatMap(({ root }) => findAll(root, 'col').map(({ attributes }) => Number(attributes['width'])))
  expect(Math.max(...widths)).toBe(255)
})

test('the same edition gives the same bytes', async () => {
  expect(Buffer.from(everything).equals(await xlsxRenderer.render(editionOf(structuredClone(everyBlock))))).toBe(true)
})

test('each chapter has a sheet, the summary leads to all of them, and every word is there', async () => {
  const workbook = await givenWorkbook(everyBlock)
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

/** A block's texts in cells; the text of a diagram is in its picture. */
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

test('charts draw the cells of their table, and pictures and charts say what they show', async () => {
  const { parts, sheets } = await givenWorkbook(everyBlock)
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
  const table = givenTable(
    [givenColumn('a', 'text')],
    [
      [[{ text: 'all of it', link: 'https://example.org/cell' }]],
      [[{ text: 'see ' }, { text: 'part', link: 'https://example.org/part' }]],
    ],
  )
  const workbook = await givenWorkbook(withBlocks({ id: 'p', type: 'paragraph', text }, table))
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
  const { sheets } = await givenWorkbook(content)
  expect(sheets.map(({ name }) => name).slice(0, 6)).toEqual([
    'Cover',
    'Summary',
    'summary (2)',
    'History (2)',
    'quoted',
    'Sheet 6',
  ])
  expect(sheets).toHaveLength(headings.length + 1)
})

test('text that is too long for a cell or a row goes on in the next', async () => {
  const long = Array.from({ length: 9000 }, (_, index) => `word${index}`).join(' ')
  const table = givenTable(
    [givenColumn('a', 'text'), givenColumn('b', 'number', { total: 'sum' })],
    [
      [long, 1],
      ['short', 2],
    ],
  )
  const workbook = await givenWorkbook(withBlocks({ id: 'p', type: 'paragraph', text: [{ text: long }] }, table))
  const said = sheetTexts(workbook.sheets[1]!).filter((text) => text.includes('word'))
  expect(said.join('').split(long)).toHaveLength(3)
  expect(workbook.sheets[1]!.tables[0]!.attributes['ref']).toMatch(/^B(\d+):C\d+$/)
})

const plane = (code: number) => String.fromCodePoint(code, code + 1, code + 2)
const planes = Array.from({ length: 17 }, (_, index) => plane(index * 0x1_0000 + 0x4e00)).join(' ')

test('any text of any plane is printed as it stands, in every block, and nothing of it becomes markup', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => held(text).trim() !== '')
  const short = hostileTexts.filter((text) => text.trim() !== '' && text.length < 100)
  const said = async (text: string) => {
    const workbook = await givenWorkbook({ ...withBlocks(...hostileBlocks(text, 0)), title: `T${text}`, subtitle: text })
    return allTexts(workbook).join('\n').split(held(text)).length - 1
  }
  await fc.assert(
    fc.asyncProperty(texts, async (text) => (await said(text)) >= 16),
    { examples: [...short, planes].map((text) => [text]), numRuns: 25, endOnFailure: true },
  )
  expect(await said(planes)).toBeGreaterThanOrEqual(16)
})
