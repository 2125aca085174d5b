import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import type { Edition } from '../renderer.ts'
import { leadLinks } from './lead-links.ts'
import { readObjects, writeObjects } from './pdf-objects.ts'
import { pdfRenderer } from './render-pdf.ts'

const withBlocks = (blocks: Block[]): Edition => ({
  content: { ...everyBlock, sections: [{ id: 'only', heading: 'Only', blocks, sections: [] }] },
  version: '1.2.0',
  createdAt: '2026-11-20T10:11:12.000Z',
  status: 'Draft',
})

test('a citation and a link lead to the row or heading where their fact stands', async () => {
  const rows = Array.from({ length: 120 }, (_, row) => [`FR-${row + 1}`, 'text'])
  const cited = (text: string, ...cites: string[]): Block => ({ id: text, type: 'paragraph', text: [{ text, cites }] })
  const columns = ['Id', 'Text'].map((heading) => ({ id: heading, heading, kind: 'text' as const }))
  const blocks: Block[] = [
    cited('Last', 'FR-120'),
    cited('First', 'FR-1'),
    { id: 'way', type: 'paragraph', text: [{ text: 'elsewhere', link: '#only' }] },
    { id: 't', type: 'table', caption: '', columns, rows },
  ]
  const { links, pages } = await readPdf(await pdfRenderer.render(withBlocks(blocks)))
  // The first two links are in the table of contents.
  const [last, first, heading] = links.slice(-3).map(({ to }) => to)
  expect(last!.page).toBe(pages)
  expect(first).toMatchObject({ page: 3 })
  expect(heading!.page).toBe(3)
  expect(heading!.y).toBeGreaterThan(first!.y)
  const below = links.at(-1)!.from.y - first!.y
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(60)
})

test('a link to a place that was not printed is a fault, not a dead link', () => {
  const bodies = new Map([
    [1, '<< /Pages 2 0 R >>'],
    [2, '<< /Kids [] >>'],
    [3, '<< /Subtype /Link /A << /S /URI /URI (place:t1) >> >>'],
  ])
  expect(() => leadLinks({ bodies, trailer: '/Root 1 0 R' }, [])).toThrow('t1')
})

test('a packed file holds the same objects', async () => {
  const bodies = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'],
    [4, '<< /Length 2 >>\nstream\nq\n\nendstream'],
  ])
  const { pages } = await readPdf(writeObjects({ bodies, trailer: '/Root 1 0 R' }))
  expect(pages).toBe(1)
  expect(() => readObjects(Buffer.from('%PDF-1.7 startxref 9 %%EOF'))).toThrow('cross-reference')
})
