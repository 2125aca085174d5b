import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { pdfRenderer } from './render-pdf.ts'

const long = (letter: string) => letter.repeat(10_000)
const count = (text: string, letter: string) => text.split(letter).length - 1

test("of a caption, a heading, a key figure and a callout's title longer than a page nothing is lost", async () => {
  const table: Block = {
    id: 'table',
    type: 'table',
    caption: long('ß'),
    columns: [
      { id: 'name', heading: long('þ'), kind: 'text' },
      { id: 'count', heading: 'Count', kind: 'number' },
    ],
    rows: Array.from({ length: 80 }, (_, row) => [`Row ${row}`, row]),
  }
  const chart: Block = {
    id: 'chart',
    type: 'chart',
    caption: long('ð'),
    alt: 'Counts',
    kind: 'bar',
    table: 'table',
    categories: 'name',
    series: ['count'],
  }
  const figures: Block = { id: 'figures', type: 'figures', items: [{ label: 'Label', value: '1', note: long('æ') }] }
  const callout: Block = { id: 'callout', type: 'callout', tone: 'note', title: long('ø'), text: [] }
  const sections = [{ id: 'only', heading: 'Only', blocks: [table, chart, figures, callout], sections: [] }]
  const { text, outside } = await readPdf(await pdfRenderer.render(editionOf({ ...everyBlock, sections })))
  for (const letter of ['ß', 'þ', 'ð', 'æ', 'ø']) expect(count(text, letter)).toBeGreaterThanOrEqual(10_000)
  expect(outside).toEqual([])
})

test('below a heading that would fill the page no row is lost', async () => {
  const columns = Array.from({ length: 14 }, (_, index) => ({ id: `c${index}`, heading: `${index}`, kind: 'text' as const }))
  const heads = columns.map((column, index) => (index === 0 ? { ...column, heading: long('þ') } : column))
  // No font has these characters: each is shown as its code, which is wider.
  const row = columns.map((_, index) => (index === 1 ? '\u{13000}'.repeat(75) : 'word'.repeat(8)))
  const wide: Block = { id: 'wide', type: 'table', caption: 'Wide', columns: heads, rows: [row] }
  const sections = [{ id: 'only', heading: 'Only', blocks: [wide], sections: [] }]
  const { text, outside } = await readPdf(await pdfRenderer.render(editionOf({ ...everyBlock, sections })))
  expect(count(text, 'þ')).toBeGreaterThanOrEqual(10_000)
  // One may be split by the end of a page.
  expect(count(text, '13000')).toBeGreaterThanOrEqual(74)
  expect(outside).toEqual([])
})
