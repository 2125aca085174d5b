import { type Brief, briefFields, clientOf } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { findUnsupportedNumbers, numbersIn } from '#server/solution/find-unsupported-numbers.ts'
import { listFacts } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { comparableText } from '#server/verify/comparable-text.ts'
import { findMisquotes } from '#server/verify/find-misquotes.ts'
import { findOtherClients } from '#server/verify/find-other-clients.ts'
import { findStrangeProducts, wordsIn } from '#server/verify/find-strangers.ts'

/** Maximum paragraphs of a chapter, and maximum characters of each. */
const limits = { paragraphs: 12, characters: 4_000 } as const

const cite = /\s*\[((?:[A-Z]{2,4}-\d+)(?:\s*[,;]\s*[A-Z]{2,4}-\d+)*)\]/g
const emphasis = /\*\*([^*]+)\*\*|`([^`]+)`/g

/** Parses `**strong**` and `` `code` `` in a text; the rest is plain. */
function markedRuns(text: string): Inline[] {
  const runs: Inline[] = []
  let at = 0
  for (const found of text.matchAll(emphasis)) {
    if (found.index > at) runs.push({ text: text.slice(at, found.index) })
    runs.push(found[1] === undefined ? { text: found[2]!, marks: ['code'] } : { text: found[1], marks: ['strong'] })
    at = found.index + found[0].length
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}

/** “… seven years [FR-9].” → runs of text, each with the facts cited after it. */
function readParagraph(text: string): Inline[] {
  const runs: Inline[] = []
  let at = 0
  for (const found of text.matchAll(cite)) {
    const before = markedRuns(text.slice(at, found.index))
    const last = before.pop() ?? { text: '' }
    runs.push(...before, { ...last, cites: found[1]!.split(/\s*[,;]\s*/) })
    at = found.index + found[0].length
  }
  return [...runs, ...markedRuns(text.slice(at))].filter((run) => run.text !== '' || run.cites)
}

const withoutMarkup = (line: string) =>
  line.replace(/^\s*(?:#{1,6}\s+.*|[-*_]{3,}|```.*)$/, '').replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')

/** A model's text as paragraphs. Headings, rules and list marks are dropped, because we set those ourselves. */
export function readWords(text: string): Inline[][] {
  return text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)])\s)/)
    .map((block) => block.split('\n').map(withoutMarkup).filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim())
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
    .slice(0, limits.paragraphs)
    .map((block) => readParagraph(block.slice(0, limits.characters)))
}

/** The complete part of an answer that was cut off: up to the end of the last sentence. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.!?]["’”)]?(?:\s*\[[A-Z\d,; -]+\])?(?=\s|$)/g)]
  const last = ends.at(-1)
  return last ? text.slice(0, last.index + last[0].length) : ''
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
/** Sentences with fewer words may be repeated. */
const leastWords = 5

function repeatedSentences(paragraphs: Inline[][]): string[] {
  const seen = new Set<string>()
  return paragraphs.flatMap((paragraph) =>
    [...segmenter.segment(plainText(paragraph))]
      .map(({ segment }) => segment.trim())
      .filter((sentence) => {
        const key = sentence.toLowerCase()
        if (key.split(/\s+/).length < leastWords) return false
        if (seen.has(key)) return true
        seen.add(key)
        return false
      }),
  )
}

/** The brief and the facts that a text is about. */
export type WordsContext = { brief: Brief; solution: Solution }

/** Words that plain English avoids. */
const filler = /\b(?:leverag\w+|robust|seamless\w*|cutting-edge|state-of-the-art)\b/i

const toldOf = (brief: Brief) =>
  [clientOf(brief).name, brief.projectName, ...briefFields.map((field) => brief.requirements[field])].join('\n')

/** The provable faults of a chapter's text, as instructions to fix them. */
export function checkWords(paragraphs: Inline[][], { brief, solution }: WordsContext): string[] {
  const known = new Set(listFacts(solution).map(({ id }) => id))
  const unknown = new Set(paragraphs.flat().flatMap(({ cites = [] }) => cites.filter((id) => !known.has(id))))
  const texts = paragraphs.map(plainText)
  const told = toldOf(brief)
  const said = new Set(numbersIn(told))
  const numbers = findUnsupportedNumbers(texts, solution).filter((number) => !said.has(number))
  const all = `${told}\n${textsIn(solution).join('\n')}`
  const [words, exact] = [new Set(wordsIn(all)), comparableText(all)]
  return [
    ...[...unknown].map((id) => `${id} is no fact. Leave it out, or give the id of the fact that you mean.`),
    ...numbers.map((number) => `The number ${number} is in no fact. Leave it out, or use the number of the fact.`),
    ...texts.flatMap((text) => {
      const word = filler.exec(text)?.[0]
      return [
        ...(word ? [`“${word}” is filler: leave it out.`] : []),
        ...findStrangeProducts(text, words).map(
          (name) => `“${name}” is in no fact. Leave it out, or use a name that the facts have.`,
        ),
        ...findMisquotes(text, exact).map(
          (quoted) => `“${quoted.slice(0, 120)}” is nowhere in the brief. Quote exact words, or none.`,
        ),
        ...findOtherClients(text, exact).map((name) => `${name} has nothing to do with this document. Leave it out.`),
      ]
    }),
    ...repeatedSentences(paragraphs).map((sentence) => `This sentence is there twice: “${sentence}”`),
  ]
}

/** Removes citations of unknown facts; the remaining findings are reported elsewhere. */
export function withoutUnknownCites(paragraphs: Inline[][], solution: Solution): Inline[][] {
  const known = new Set(listFacts(solution).map(({ id }) => id))
  return paragraphs.map((paragraph) =>
    paragraph.map(({ cites, ...run }) => {
      const kept = cites?.filter((id) => known.has(id)) ?? []
      return kept.length > 0 ? { ...run, cites: kept } : run
    }),
  )
}
