import { expect, test } from 'vitest'
import { formatNames } from '#shared/formats.ts'
import { fileBeginnings } from '#server/testing/file-beginnings.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import type { Edition } from './renderer.ts'
import { renderers } from './renderers.ts'

const edition: Edition = { content: everyBlock, version: '1.2.0', createdAt: '2026-03-03T09:00:00.000Z', status: 'Draft' }
const empty: Edition = { ...edition, content: { ...everyBlock, facts: [], sections: [] } }

test.each(formatNames)('%s: every block is rendered, and the same edition gives the same bytes', async (format) => {
  const first = Buffer.from(await renderers[format].render(edition))
  expect(first.toString('latin1')).toMatch(new RegExp(`^${fileBeginnings[format]}`))
  expect(first.equals(await renderers[format].render(structuredClone(edition)))).toBe(true)
})

test.each(formatNames)('%s: another version, date or status gives another file', async (format) => {
  const render = async (change: Partial<Edition>) => Buffer.from(await renderers[format].render({ ...empty, ...change }))
  const first = await render({})
  for (const change of [{ version: '1.3.0' }, { createdAt: '2026-03-04T09:00:00.000Z' }, { status: 'Approved' }] as const)
    expect(first.equals(await render(change))).toBe(false)
})
