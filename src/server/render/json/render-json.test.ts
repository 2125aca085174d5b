import { expect, test } from 'vitest'
import { Content, contentSchemaVersion } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { jsonRenderer } from './render-json.ts'

const edition = { content: everyBlock, version: '1.2.0', createdAt: '2026-03-03T09:00:00.000Z', status: 'Approved' } as const

test('the content reads back whole, with its schema’s version and the facts of its edition', async () => {
  const read: unknown = JSON.parse(Buffer.from(await jsonRenderer.render(edition)).toString('utf8'))
  expect(Content.parse(read)).toEqual(everyBlock)
  expect(read).toMatchObject({
    schemaVersion: contentSchemaVersion,
    edition: { version: '1.2.0', createdAt: edition.createdAt, status: 'Approved' },
  })
})
