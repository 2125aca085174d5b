import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
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
  const { text, outside } = await readPdf(
    await pdfRenderer.render({
      content: { ...everyBlock, sections },
      version: '1.0.0',
      createdAt: '2026-11-20T10:11:12.000Z',
      status: 'Draft',
    }),
  )
  for (const letter of ['ß', 'þ', 'ð', 'æ', 'ø']) expect(count(text, letter)).toBeGreaterThanOrEqual(10_000)
  expect(outside).toEqual([])
})
