import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { offlineComposer } from './offline-composer.ts'

const brief = Brief.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../examples/aldgate-claims-lakehouse.json'), 'utf8')),
)

test('it proposes a solution and writes a chapter of it', async () => {
  const context = { signal: new AbortController().signal }
  const { solution } = await offlineComposer.proposeSolution(brief, context)
  const { paragraphs } = await offlineComposer.writeChapter(
    { chapter: hld.outline.find(({ id }) => id === 'statements')!, brief, solution },
    context,
  )
  expect(
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join(''),
  ).not.toBe('')
})

test('it stops where it is told to', async () => {
  const signal = AbortSignal.abort()
  await expect(offlineComposer.proposeSolution(brief, { signal })).rejects.toThrow('aborted')
})
