import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import type { ComposeEvent } from '../composer.ts'
import { proposeSolution } from './propose-solution.ts'
import { writeChapter } from './write-chapter.ts'

const brief = givenBrief()
const { signal } = new AbortController()

async function writeAll(solution: Solution): Promise<Words> {
  const chapters = hld.outline.map(
    async (chapter) => [chapter.id, await writeChapter({ chapter, brief, solution }, { signal })] as const,
  )
  return Object.fromEntries(await Promise.all(chapters))
}

const textOf = (words: Words) => Object.values(words).flat().map(plainText)

/** The solution with at most so many facts of each kind. */
function atMost(solution: Solution, limit: number): Solution {
  const cut = Object.entries(solution).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, limit) : value])
  return Object.fromEntries(cut) as Solution
}

/** Signs of a sentence put together wrongly. */
const broken =
  /undefined|null|\bNaN\b|\s{2}|\s[,.;]|\.\.|,,|\( |“”|\b(one|a) (\w+ )?(requirements|questions|risks|parts|decisions|words|milestones)\b|\b(two|three|four) (of the )?(requirement|question|risk|part|decision|word)\b|\bno of\b|\bthe the\b/i
const empty = /\b(leverag\w+|robust|seamless\w*|cutting-edge|holistic|synerg\w+|world-class|state-of-the-art|best-in-class)\b/i

test('writes every chapter of a rich solution, with nothing wrong in the whole document', async () => {
  const solution = givenSolution()
  const words = await writeAll(solution)
  expect(hld.outline.filter(({ id }) => !words[id]?.length)).toEqual([])
  expect(
    checkContent({ content: buildContent({ brief, solution, words, writer: 'Arcwright' }), solution, outline: hld.outline }),
  ).toEqual([])
})

test.each([0, 1, 2, 3, 99])('is grammatical with at most %i facts of each kind', async (limit) => {
  const solution = atMost(givenSolution(), limit)
  const texts = textOf(await writeAll(solution))
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts) {
    expect(text).not.toMatch(broken)
    expect(text).not.toMatch(empty)
    expect(text).toMatch(/^[\p{Lu}“0-9].*[.?!]$/su)
  }
})

test('has little to say of a bare solution, and says it', async () => {
  const solution = givenBareSolution()
  const words = await writeAll(solution)
  expect(textOf(words).join(' ')).toContain('The brief states no requirement yet')
  expect(
    checkContent({ content: buildContent({ brief, solution, words, writer: 'Arcwright' }), solution, outline: hld.outline }),
  ).toEqual([])
})

test('never writes a sentence twice, and cites only facts that are there', async () => {
  const solution = givenSolution()
  const words = await writeAll(solution)
  const sentences = textOf(words).flatMap((text) => text.split(/(?<=[.?!]) /))
  expect(new Set(sentences).size).toBe(sentences.length)
  const ids = new Set(JSON.stringify(solution).match(/"[A-Z]{2,4}-\d+"/g))
  const cites = Object.values(words)
    .flat(2)
    .flatMap((inline) => inline.cites ?? [])
  expect(cites.length).toBeGreaterThan(30)
  expect(cites.filter((id) => !ids.has(`"${id}"`))).toEqual([])
})

const examples = join(import.meta.dirname, '../../../../examples')

test.each(readdirSync(examples).filter((file) => file.endsWith('.json')))('writes %s with nothing wrong, plainly', async (file) => {
  const example = Brief.parse(JSON.parse(readFileSync(join(examples, file), 'utf8')))
  const solution = proposeSolution(example)
  const words = await writeAll(solution)
  const content = buildContent({ brief: example, solution, words, writer: 'Arcwright' })
  expect(checkContent({ content, solution, outline: hld.outline })).toEqual([])
  for (const text of textOf(words)) {
    expect(text).not.toMatch(broken)
    expect(text).not.toMatch(empty)
  }
})

test('streams what it writes and stops when told to', async () => {
  const chapter = hld.outline[1]!
  const heard: string[] = []
  const onEvent = (event: ComposeEvent) => event.type === 'text' && heard.push(event.text)
  const written = await writeChapter({ chapter, brief, solution: givenSolution() }, { signal, onEvent })
  expect(heard.join('').trim()).toBe(written.map(plainText).join('\n\n'))
  await expect(writeChapter({ chapter, brief, solution: givenSolution() }, { signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  )
})
