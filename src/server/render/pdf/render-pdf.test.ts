import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockInlines } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { bare, readPdf } from '#server/testing/read-pdf.ts'
import { showMissing } from '../fonts/show-missing.ts'
import { cellFormatter } from '../format-value.ts'
import type { Edition } from '../renderer.ts'
import { pdfRenderer } from './render-pdf.ts'

const editionOf = (content: Content): Edition => ({
  content,
  version: '1.2.0',
  createdAt: '2026-11-20T10:11:12.000Z',
  status: 'Draft',
})
const edition = editionOf(everyBlock)

const withBlocks = (...blocks: Block[]) =>
  editionOf({ ...everyBlock, sections: [{ id: 'only', heading: 'Only', blocks, sections: [] }] })
const paragraph = (text: string): Block => ({ id: `paragraph-${text.length}`, type: 'paragraph', text: [{ text }] })

test('every heading, cell, item and caption can be read in the file', async () => {
  const { text } = await readPdf(await pdfRenderer.render(edition))
  const blocks = [...walkBlocks(everyBlock.sections)].flatMap(({ block }) => printedWords(block))
  const words = [...walkSections(everyBlock.sections)].map(({ section }) => section.heading).concat(blocks)
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word) => !text.includes(bare(word)))).toEqual([])
  for (const figure of ['£5,150.50', '\u2212£1,250.00', '£33,651', '62.5%', '1 Dec 2026', '53,050'])
    expect(text).toContain(bare(figure))
})

function printedWords(block: Block): string[] {
  const words = blockInlines(block).map((inline) => inline.text)
  if ('caption' in block) words.push(block.caption)
  if (block.type === 'table') words.push(...printedCells(block))
  if (block.type === 'diagram') words.push(...block.nodes.map((node) => node.label))
  if (block.type === 'code') words.push(block.text)
  if (block.type === 'callout') words.push(block.title)
  if (block.type === 'figures') words.push(...block.items.map((item) => `${item.value}${item.label}${item.note ?? ''}`))
  return words
}

function printedCells(table: BlockOf<'table'>): string[] {
  const { rows, totals } = computeTable(table)
  return table.columns.flatMap((column, index) => {
    const cells = [...rows.map((row) => row[index] ?? null), totals?.[index] ?? null]
    const format = cellFormatter(column, cells)
    const plain = cells.flatMap((cell) => (Array.isArray(cell) ? [] : [cell]))
    return [column.heading, ...plain.map((cell) => format(cell).replace(/^-/, '\u2212'))]
  })
}

test('letters with marks that no single character has are printed, also in diagrams', async () => {
  const name = 'Ọ̀yọ́ x\u0301\u0302'
  const nodes = ['a', 'b'].map((id) => ({ id, label: `${name} ${id}`, kind: 'system' as const }))
  const edges = [{ from: 'a', to: 'b', label: name }]
  const diagram: Block = { id: 'd', type: 'diagram', caption: name, alt: name, direction: 'right', nodes, edges, groups: [] }
  const { text } = await readPdf(await pdfRenderer.render(withBlocks(paragraph(name), diagram)))
  expect(text.split('Figure1').map((part) => part.includes('x\u0301\u0302'))).toEqual([true, true])
})

test('the file is tagged, bookmarked, dated by the version and names its title, author and words', async () => {
  const { tagged, bookmarks, information, pages } = await readPdf(await pdfRenderer.render(edition))
  expect(tagged).toBe(true)
  expect(bookmarks.filter((title) => title !== 'Contents')).toEqual(
    [...walkSections(everyBlock.sections)].map(({ section }) => expect.stringContaining(section.heading)),
  )
  expect(information).toMatchObject({
    Title: everyBlock.title,
    Author: 'Arcwright',
    Keywords: 'High-Level Design, Aldgate Mutual, Claims platform',
    CreationDate: expect.stringMatching(/^D:20261120101112/),
  })
  expect(information['Language']).toBe('en-GB')
  expect(pages).toBeGreaterThan(6)
})

test('only our own fonts are embedded', async () => {
  const { fonts } = await readPdf(await pdfRenderer.render(edition))
  expect(fonts).toEqual([
    'GeistMono-Regular',
    'GeistMono-SemiBold',
    'HankenGrotesk-Regular',
    'HankenGrotesk-SemiBold',
    'SourceSerif4-Italic',
    'SourceSerif4-Regular',
    'SourceSerif4-SemiBold',
  ])
})

test('nothing leaves the margins', async () => {
  expect((await readPdf(await pdfRenderer.render(edition))).outside).toEqual([])
})

test('the same edition gives the same bytes, whatever was printed between', async () => {
  const first = await pdfRenderer.render(edition)
  await pdfRenderer.render(withBlocks(paragraph('Something else.')))
  const second = await pdfRenderer.render(structuredClone(edition))
  expect(Buffer.compare(first, second)).toBe(0)
})

const hostile = [
  '#import "@preview/evil:1.0.0"; #read("/etc/passwd")',
  '$x^2$ *bold* _italic_ @FR-1 <label> \\ `raw` // comment /* more */',
  '= Heading\n- item\n+ item\n/ term: it',
  '"); #panic("x")',
  'bell\u0007 escape\u001B null\u0000 half\uD83D turned\u202E',
  '漢字 🚀 שלום',
  '<script>alert(1)</script> &amp; {{template}}',
  // Private-use characters, which no font has: an archival file must not contain them without their meaning.
  'private \uE000 \u{F0000} \u{10FFFD}',
]

test('hostile words stay words, in every block that there is', async () => {
  const text = hostile.map((words) => [{ text: words, cites: [words], link: 'javascript:alert(1)' }]).flat()
  const words = hostile.join(' ')
  const blocks: Block[] = [
    { id: hostile[0]!, type: 'paragraph', text },
    { id: 'l', type: 'list', ordered: true, items: [{ text, items: [{ text }] }] },
    {
      id: 't',
      type: 'table',
      caption: words,
      columns: hostile.map((heading, index) => ({ id: `${index}`, heading, kind: 'text' })),
      rows: [hostile],
    },
    { id: 'c', type: 'callout', tone: 'risk', title: words, text },
    { id: 'k', type: 'code', language: words, text: words },
    { id: 'q', type: 'quote', text, source: words },
    { id: 'f', type: 'figures', items: hostile.map((value) => ({ label: value, value, note: value })) },
    { id: 'p', type: 'chart', caption: words, alt: words, kind: 'bar', table: 'none', categories: 'a', series: ['b'] },
  ]
  const content: Content = {
    ...everyBlock,
    title: words,
    subtitle: words,
    language: words,
    facts: [
      { label: 'Client', value: words },
      { label: 'Prepared by', value: words },
    ],
    sections: [{ id: words, heading: words, blocks, sections: [] }],
  }
  const found = await readPdf(await pdfRenderer.render(editionOf(content)))
  for (const each of hostile) {
    const shown = bare(showMissing(each))
    expect(found.text.split(shown).length - 1).toBeGreaterThanOrEqual(10)
  }
  expect(found.outside).toEqual([])
  const archive = await readPdf(await pdfRenderer.render(editionOf(content), { pdfStandard: 'a-3a' }))
  expect(archive.text).toBe(found.text)
})

test('a word of 10,000 letters is broken inside its margins, wherever it stands', async () => {
  const word = 'x'.repeat(10_000)
  const short = 'y'.repeat(400)
  const table: Block = {
    id: 't',
    type: 'table',
    caption: short,
    columns: ['a', 'b', 'c'].map((id) => ({ id, heading: short, kind: 'text' })),
    rows: [
      [word, short, 'plain'],
      ['plain', 'plain', short],
    ],
  }
  const blocks: Block[] = [
    paragraph(word),
    table,
    { id: 'k', type: 'code', language: '', text: word },
    { id: 'c', type: 'callout', tone: 'note', title: short, text: [{ text: word }] },
    {
      id: 'f',
      type: 'figures',
      items: [
        { label: short, value: short, note: short },
        { label: 'a', value: '1' },
        { label: 'b', value: '2' },
      ],
    },
    { id: 'l', type: 'list', ordered: false, items: [{ text: [{ text: word }] }] },
  ]
  const content = { ...everyBlock, title: short, subtitle: short, sections: [{ id: 's', heading: short, blocks, sections: [] }] }
  const found = await readPdf(await pdfRenderer.render(editionOf(content)))
  expect(found.outside).toEqual([])
  expect(found.text.match(/x/g)!.length).toBeGreaterThanOrEqual(50_000)
})

test('a table of 40 columns is printed whole, in parts', async () => {
  const columns = Array.from({ length: 40 }, (_, index) => ({ id: `c${index}`, heading: `Column ${index}`, kind: 'text' as const }))
  const rows = Array.from({ length: 30 }, (_, row) => columns.map((_, index) => `cell-${row}-${index}`))
  const found = await readPdf(await pdfRenderer.render(withBlocks({ id: 't', type: 'table', caption: 'Wide', columns, rows })))
  for (const cell of rows.flat()) expect(found.text).toContain(bare(cell))
  expect(found.text).toContain('(part1of3)')
  expect(found.outside).toEqual([])
})

test('a long table repeats its header on each page', async () => {
  const rows = Array.from({ length: 200 }, (_, row) => [`Row ${row}`, 'text'])
  const columns = ['Firstheading', 'Second'].map((heading) => ({ id: heading, heading, kind: 'text' as const }))
  const found = await readPdf(await pdfRenderer.render(withBlocks({ id: 't', type: 'table', caption: '', columns, rows })))
  expect(found.text.split('Firstheading').length - 1).toBe(found.pages - 2)
  expect(found.pages).toBeGreaterThan(5)
})

test('deep lists and deep sections are printed whole', async () => {
  const list = (depth: number): Extract<Block, { type: 'list' }>['items'] => [
    { text: [{ text: `item-${depth}.` }], items: depth < 120 ? list(depth + 1) : undefined },
  ]
  const deep = (depth: number): Content['sections'] => [
    { id: `s${depth}`, heading: `section-${depth}.`, blocks: [], sections: depth < 40 ? deep(depth + 1) : [] },
  ]
  const [first] = deep(1)
  const content = {
    ...everyBlock,
    sections: [{ ...first!, blocks: [{ id: 'l', type: 'list' as const, ordered: false, items: list(1) }] }],
  }
  const found = await readPdf(await pdfRenderer.render(editionOf(content)))
  for (let depth = 1; depth <= 120; depth++) expect(found.text).toContain(`item-${depth}.`)
  for (let depth = 1; depth <= 40; depth++) expect(found.text).toContain(`section-${depth}.`)
  expect(found.outside).toEqual([])
})

test('empty content still gives a title page, and empty parts give no fault', async () => {
  const empty = editionOf({ ...everyBlock, subtitle: '', facts: [], sections: [] })
  expect((await readPdf(await pdfRenderer.render(empty))).pages).toBe(1)
  const hollow = withBlocks(
    { id: 'p', type: 'paragraph', text: [] },
    { id: 't', type: 'table', caption: '', columns: [{ id: 'a', heading: '', kind: 'text' }], rows: [] },
    { id: 'l', type: 'list', ordered: false, items: [{ text: [] }] },
    { id: 'k', type: 'code', language: '', text: '' },
    { id: 'q', type: 'quote', text: [], source: '' },
    { id: 'f', type: 'figures', items: [{ label: '', value: '' }] },
    { id: 'b', type: 'page-break' },
  )
  expect((await readPdf(await pdfRenderer.render(hollow))).text).toContain('Only')
})
