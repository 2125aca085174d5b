import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockInlines, blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenShortBriefs } from '#server/testing/given-short-briefs.ts'

const types = ['hld', 'lld'] as const
const documents = await Promise.all(
  [...givenBriefs, ...givenShortBriefs].flatMap(([name, brief]) =>
    types.map(async (type) => ({ name: `${type} of ${name}`, type, ...(await givenDocument(type, brief)) })),
  ),
)

/** Labels such as “Serves FR-1 and FR-2” are no sentences: they are shorter than this, in words. */
const shortest = 5
const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)

const proseOf = (block: Block): string[] => {
  if (block.type === 'paragraph' || block.type === 'callout') return [plainText(block.text)]
  return block.type === 'list' ? block.items.map((item) => plainText(item.text)) : []
}
const sentencesOf = (content: Content) =>
  blocksOf(content)
    .flatMap(proseOf)
    .flatMap((words) => [...segmenter.segment(words)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.split(/\s+/).length > shortest)

/** A sentence without the names and ids of this design: what is left is what it says. */
function withoutNames(sentence: string, { elements, dataEntities, scenarios, environments, interfaces }: Solution): string {
  const names = [...elements, ...dataEntities, ...scenarios, ...environments, ...interfaces].map(({ name }) => name)
  const masked = names
    .toSorted((left, right) => right.length - left.length)
    .reduce((words, name) => words.replaceAll(name, '_'), sentence)
  return masked
    .replaceAll(/\b(FR|NFR|CON|OBJ|DEC|OQ|ASM|RSK|SCN)-\d+/g, '_')
    .replaceAll(/_(, _)*( and _)?/g, '_')
    .toLowerCase()
}

const repeated = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index)

test.each(documents)('$name says no sentence twice, not even with another name', ({ content, solution }) => {
  const said = sentencesOf(content).map((sentence) => withoutNames(sentence, solution))
  expect(repeated(said.filter((sentence) => sentence.split(/\s+/).length > shortest))).toEqual([])
})

test.each(documents)('$name has no two headings alike, and no caption that repeats its heading', ({ content }) => {
  const sections = [...walkSections(content.sections)].map(({ section }) => section)
  expect(repeated(sections.map(({ heading }) => heading))).toEqual([])
  const echoes = sections.flatMap(({ heading, blocks }) =>
    blocks.filter((block) => 'caption' in block && block.caption.toLowerCase().split(/[:,]/)[0] === heading.toLowerCase()),
  )
  expect(echoes.map(({ id }) => id)).toEqual([])
})

const faults: [name: string, pattern: RegExp][] = [
  ['a doubled mark', /[.,;:]{2,}|\.”\.| [.,;]/],
  ['“a” before a vowel', /\ba [AEIO][A-Z]{1,3}\b|\ba [aeio]\p{Ll}/u],
  ['“an” before a consonant', /\ban [bcdfgjkpqtvwyz]\p{Ll}/u],
  ['a day as programs write it', /[\p{L},] \(?\d{4}-\d\d-\d\d|\d{4}-\d\d-\d\d\)? \p{L}/u],
  ['a slot or nothing said', /\{\w+\}|undefined|\bnull\b|\bNaN\b/],
  // A sad face of the brief's before a closing mark is no pair.
  ['an empty pair of marks', /(?<!:)\(\s*\)|“\s*”/],
  ['a word of the brochures', /\b(leverag|robust|seamless|cutting-edge|holistic|synerg)/i],
  ['one of many', /(?<!-)\bone (risks|questions|modules|parts|requirements|tests|assumptions|decisions)\b/],
]

test.each(documents)('$name is written without slips', ({ content }) => {
  const own = blocksOf(content)
    .filter(({ type, id }) => type !== 'code' && type !== 'quote' && id !== 'understood-brief')
    .flatMap(blockTexts)
    .map((words) => words.replaceAll(/“[^”]*”/g, '“…”'))
  const found = faults.flatMap(([name, pattern]) => own.filter((words) => pattern.test(words)).map((words) => `${name}: ${words}`))
  const balanced = blocksOf(content)
    .flatMap(proseOf)
    .filter((words) => words.split('“').length !== words.split('”').length)
  expect([...found, ...balanced]).toEqual([])
})

test.each(documents)('$name quotes every requirement in the brief’s own words', ({ content, solution }) => {
  const cited = new Set(blocksOf(content).flatMap((block) => blockInlines(block).flatMap(({ cites = [] }) => cites)))
  const written = new Set(blocksOf(content).flatMap(blockTexts))
  expect(solution.requirements.filter(({ id }) => !cited.has(id) && !written.has(id))).toEqual([])
})

test.each(types)('the %s of one brief does not read like that of another', (type) => {
  const all = documents.filter((document) => document.type === type && document.name.endsWith('.json'))
  const said = all.map(({ content }) => sentencesOf(content))
  const common = said[0]!.filter((sentence) => said.every((others) => others.includes(sentence)))
  const fewest = Math.min(...said.map((sentences) => sentences.length))
  expect(common.length / fewest).toBeLessThan(0.2)
})
