import { expect, test } from 'vitest'
import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import { type Format, formatNames } from '#shared/formats.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { listComplaints } from '#server/testing/check-office.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { renderers } from './renderers.ts'

const [, brief] = givenBriefs.find(([file]) => file.startsWith('wexmoor'))!

/** What an independent reader finds wrong with a file; a PDF and a JSON are read whole. */
const complaintsOf: Record<Format, (bytes: Uint8Array, title: string) => Promise<unknown[]>> = {
  json: async (bytes, title) => [JSON.parse(Buffer.from(bytes).toString('utf8'))].filter((read) => read.title !== title),
  pdf: async (bytes) => {
    const { outside, tagged, pages } = await readPdf(bytes)
    return [...outside, ...(tagged && pages > 1 ? [] : ['not a tagged document of several pages'])]
  },
  docx: (bytes) => listComplaints(bytes, 'docx'),
  pptx: (bytes) => listComplaints(bytes, 'pptx'),
  xlsx: (bytes) => listComplaints(bytes, 'xlsx'),
}

const pairs = documentTypeIds.flatMap((type) => formatNames.map((format): [DocumentTypeId, Format] => [type, format]))

test.each(pairs)(
  '%s as %s is whole and valid',
  async (type, format) => {
    const { content } = await givenDocument(type, brief)
    const edition = { content, version: '1.0.0', createdAt: '2026-01-05T09:00:00.000Z', status: 'Draft' as const }
    const bytes = await renderers[format].render(edition)
    expect(await complaintsOf[format](bytes, content.title)).toEqual([])
  },
  60_000,
)
