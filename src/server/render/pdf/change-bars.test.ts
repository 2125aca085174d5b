import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { compareContents } from '#server/compare/compare-contents.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { hasQpdf, qpdfError, readPdf } from '#server/testing/read-pdf.ts'
import { pdfRenderer } from './render-pdf.ts'

const edition = { version: '1.1.0', createdAt: '2026-03-03T09:00:00.000Z', status: 'Draft' } as const
const render = (before: Content, after: Content, pdfStandard: 'ua-1' | 'a-3a' = 'ua-1') =>
  pdfRenderer.render(
    { ...edition, content: compareContents(before, after), revision: { since: '1.0.0', author: 'R. Hughes' } },
    { pdfStandard },
  )

/** Every second block left out, and some text changed. */
const changed: Content = {
  ...everyBlock,
  sections: (JSON.parse(JSON.stringify(everyBlock.sections).replaceAll('2 seconds', '3 seconds')) as Content['sections']).map(
    (section) => ({ ...section, heading: `${section.heading} now`, blocks: section.blocks.filter((_, at) => at % 2 === 0) }),
  ),
}

test.each([
  ['ua-1', 'PDF/UA-1'],
  ['a-3a', 'PDF/A-3A'],
] as const)('a comparison is set to %s like any document, whatever came and went', async (pdfStandard, conformance) => {
  for (const [before, after] of [
    [everyBlock, changed],
    [changed, everyBlock],
  ] as const) {
    const pdf = await render(before, after, pdfStandard)
    expect(await readPdf(pdf)).toMatchObject({ tagged: true, conformance })
    expect(hasQpdf ? qpdfError(pdf) : '').toBe('')
  }
})

/** The reader leaves spaces out. */
test('both versions stand in it, and what bears no mark of its own is told in a word', async () => {
  const { text } = await readPdf(await render(everyBlock, changed))
  expect(text).toContain('Comparedwith')
  expect(text).toMatch(/within23seconds/)
  expect(text).toContain('Removed')
  expect(text).toContain('Headedbefore:')
})

const figure = (id: string, value: number): Block => ({
  id,
  type: 'table',
  caption: 'Sizes',
  columns: [
    { id: 'what', heading: 'What', kind: 'text' },
    { id: 'much', heading: 'How much', kind: 'number' },
  ],
  rows: [
    [[{ text: 'Disputes in an hour' }], 247],
    [[{ text: 'Payments in a day' }], value],
  ],
})

test('a number is said as its own version says it: decimals of the other are none of its', async () => {
  const { text } = await readPdf(await render(withBlocks(figure('sizes', 1.125)), withBlocks(figure('sizes', 2))))
  expect(text).toMatch(/247\.000\s*247/)
  expect(text).toMatch(/1\.125\s*2/)
})
