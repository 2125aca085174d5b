import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { hasQpdf, qpdfError, readPdf } from '#server/testing/read-pdf.ts'
import type { Block } from '#shared/content/blocks.ts'
import { pdfStandards } from '#shared/formats.ts'
import { jsonRenderer } from '../json/render-json.ts'
import { pdfRenderer } from './render-pdf.ts'

const edition = { content: everyBlock, version: '1.2.0', createdAt: '2026-11-20T10:11:12.000Z', status: 'Draft' } as const
const source = Buffer.from(await jsonRenderer.render(edition)).toString('utf8')

test.each([
  { pdfStandard: 'ua-1', conformance: 'PDF/UA-1', attachments: {} },
  { pdfStandard: 'a-3a', conformance: 'PDF/A-3A', attachments: { 'content.json': source } },
] as const)('$conformance is tagged, says so, and holds the json where it is for archives', async ({ pdfStandard, ...said }) => {
  expect(await readPdf(await pdfRenderer.render(edition, { pdfStandard }))).toMatchObject({ tagged: true, ...said })
})

test('a title of control characters alone, and letters that the font has only in parts, keep no PDF from being made', async () => {
  const diagram: Block = {
    id: 'system',
    type: 'diagram',
    caption: 'System',
    alt: 'A system of two',
    direction: 'right',
    nodes: [{ id: 'n', label: 'Lǚxíng Saṃskāra', kind: 'person' }],
    edges: [],
    groups: [],
  }
  const odd = editionOf({ ...withBlocks(diagram), title: '\u0001' })
  const { information, text } = await readPdf(await pdfRenderer.render(odd))
  expect(information).toMatchObject({ Title: '[U+0001]' })
  expect(text).toContain('System')
})

test.runIf(hasQpdf).each(pdfStandards)('qpdf finds nothing to complain of in %s', async (pdfStandard) => {
  expect(qpdfError(await pdfRenderer.render(edition, { pdfStandard }))).toBe('')
})
