import { expect, test } from 'vitest'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { pdfRenderer } from './render-pdf.ts'

test('memory stays flat over a hundred documents', { timeout: 300_000 }, async () => {
  const render = (number: number) => {
    const text = [{ text: `Words of document ${number}. `.repeat(200) }]
    return pdfRenderer.render(editionOf(withBlocks({ id: 'paragraph', type: 'paragraph', text })))
  }
  for (let number = 0; number < 25; number++) await render(number)
  const before = process.memoryUsage().rss
  for (let number = 25; number < 125; number++) await render(number)
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(40)
})
