import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import type { ComposeEvent } from '../composer.ts'
import { offlineComposer } from './offline-composer.ts'

const brief = Brief.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../examples/aldgate-claims-lakehouse.json'), 'utf8')),
)

test('it proposes a solution and writes chapters of it, which it tells one after the other', async () => {
  const heard: ComposeEvent[] = []
  const context = { signal: new AbortController().signal, onEvent: (event: ComposeEvent) => heard.push(event) }
  const { solution } = await offlineComposer.proposeSolution(brief, context)
  const chapters = hld.outline.filter(({ id }) => ['summary', 'statements'].includes(id))
  const written = await offlineComposer.writeWords({ chapters, brief, solution }, context)
  expect(Object.keys(written)).toEqual(['summary', 'statements'])
  const { paragraphs } = written['statements']!
  expect(paragraphs.map(plainText).join('')).not.toBe('')
  const texts = heard.flatMap((event) => (event.type === 'text' && event.chapter === 'statements' ? [event.text] : []))
  expect(texts.join('').trim()).toBe(paragraphs.map(plainText).join('\n\n'))
  const ends = heard.flatMap((event) => (event.type === 'begun' || event.type === 'written' ? [[event.type, event.chapter]] : []))
  expect(ends).toEqual(
    ['summary', 'statements'].flatMap((id) => [
      ['begun', id],
      ['written', id],
    ]),
  )
})

test('it stops where it is told to', async () => {
  const signal = AbortSignal.abort()
  await expect(offlineComposer.proposeSolution(brief, { signal })).rejects.toThrow('aborted')
  const { solution } = await offlineComposer.proposeSolution(brief, { signal: new AbortController().signal })
  await expect(offlineComposer.writeWords({ chapters: hld.outline, brief, solution }, { signal })).rejects.toThrow('aborted')
})
