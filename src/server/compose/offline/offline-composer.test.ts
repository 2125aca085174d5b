import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import type { ComposeEvent } from '../composer.ts'
import { offlineComposer } from './offline-composer.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenBriefs, givenDocument, givenWords } from '#server/testing/given-documents.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'

const textOf = (words: Words) => Object.values(words).flat().map(plainText)

/** The solution with at most the given number of facts of each kind. */
function atMost(solution: Solution, limit: number): Solution {
  const cut = Object.entries(solution).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, limit) : value])
  return Object.fromEntries(cut) as Solution
}

/** Signs of a badly joined sentence. */
const broken =
  /undefined|null|\bNaN\b|\s{2}|\s[,.;]|\.\.|,,|\( |“”|\b(one|a) (\w+ )?(requirements|questions|risks|parts|decisions|words|milestones)\b|\b(two|three|four) (of the )?(requirement|question|risk|part|decision|word)\b|\bno of\b|\bthe the\b/i
const empty = /\b(leverag\w+|robust|seamless\w*|cutting-edge|holistic|synerg\w+|world-class|state-of-the-art|best-in-class)\b/i

for (const documentType of documentTypeIds) {
  const brief = givenBrief({ documentType })

  test(`${documentType}: writes a rich solution with nothing wrong in the whole document`, async () => {
    const { content, solution, outline } = await givenDocument(documentType, brief, givenSolution())
    expect(checkContent({ content, solution, outline })).toEqual([])
  })

  test.each([0, 1, 2, 3, 99])(`${documentType}: is grammatical with at most %i facts of each kind`, (limit) => {
    const texts = textOf(givenWords(brief, atMost(givenSolution(), limit)))
    for (const text of texts) {
      expect(text).not.toMatch(broken)
      expect(text).not.toMatch(empty)
      expect(text).toMatch(/^[\p{Lu}“0-9].*[.?!]$/su)
    }
  })

  test(`${documentType}: never writes a sentence twice, and cites only facts that are there`, async () => {
    const solution = givenSolution()
    const words = givenWords(brief, solution)
    const sentences = textOf(words).flatMap((text) => text.split(/(?<=[.?!]) /))
    expect(new Set(sentences).size).toBe(sentences.length)
    const ids = new Set(JSON.stringify(solution).match(/"[A-Z]{2,4}-\d+"/g))
    const cites = Object.values(words)
      .flat(2)
      .flatMap((inline) => inline.cites ?? [])
    expect(cites.filter((id) => !ids.has(`"${id}"`))).toEqual([])
  })

  test.each(givenBriefs)(`${documentType}: writes %s with nothing wrong, plainly`, async (_, of) => {
    const { content, solution, words, outline } = await givenDocument(documentType, of)
    expect(checkContent({ content, solution, outline })).toEqual([])
    for (const text of textOf(words)) {
      expect(text).not.toMatch(broken)
      expect(text).not.toMatch(empty)
    }
  })
}

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
