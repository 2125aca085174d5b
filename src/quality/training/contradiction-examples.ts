import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirements } from '#shared/brief.ts'
import { comparedOf, countWords, signsOfPair, type Compared } from '#server/compose/reading/learned/contradiction-signs.ts'
import { readBrief } from '#server/compose/reading/read-brief.ts'
import type { LabelledBrief } from '../labelled/labelled-brief.ts'
import type { Example } from './fit-weights.ts'
import { briefWith, today } from './name-examples.ts'

/** An excerpt of a brief of which it is known which two lines exclude each other; `lines` are indices into its lines. */
export type ExcerptOfPairs = { id: string; lines: string[]; opposed: Marked[]; seeming: Marked[] }
export type Marked = { lines: [number, number]; why: string }

const folder = join(import.meta.dirname, 'corpus/contradictions')
export const readExcerptsOfPairs = (): ExcerptOfPairs[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => parseExcerptsOfPairs(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))

const mark = /^\s*\[(\??\d+)\]\s*/
const told = /^([=?]) (\d+): (.+)$/

/** The excerpts of one file; an Error with the excerpt's number where it is not written as it should be. */
export function parseExcerptsOfPairs(name: string, text: string): ExcerptOfPairs[] {
  const blocks = text.split(/^---\s*$/m).filter((block) => block.trim() !== '')
  return blocks.map((block, at) => {
    const id = `${name}:${at + 1}`
    const [head = '', ...rest] = block.split('\n').filter((line) => line.trim() !== '')
    if (!head.startsWith('# ')) throw new Error(`${id}: an excerpt begins with # and what it is.`)
    const lines: string[] = []
    const marked = new Map<string, number[]>()
    const reasons: [string, string][] = []
    for (const line of rest) {
      const [, sign, number, why] = told.exec(line) ?? []
      if (sign !== undefined && number !== undefined && why !== undefined) {
        reasons.push([sign === '?' ? `?${number}` : number, why])
        continue
      }
      let plain = line
      for (let found = mark.exec(plain); found !== null; found = mark.exec(plain)) {
        marked.set(found[1]!, [...(marked.get(found[1]!) ?? []), lines.length])
        plain = plain.slice(found[0].length)
      }
      lines.push(plain)
    }
    const pairs = reasons.map(([tag, why]) => {
      const [one, other, ...more] = marked.get(tag) ?? []
      if (one === undefined || other === undefined || more.length > 0) throw new Error(`${id}: [${tag}] marks two lines.`)
      return { tag, pair: { lines: [one, other] as [number, number], why } }
    })
    const without = [...marked.keys()].find((tag) => !reasons.some(([of]) => of === tag))
    if (without !== undefined) throw new Error(`${id}: nothing is said of [${without}].`)
    const of = (isSeeming: boolean) => pairs.filter(({ tag }) => tag.startsWith('?') === isSeeming).map(({ pair }) => pair)
    return { id, lines, opposed: of(false), seeming: of(true) }
  })
}

/** Of the pairs of a whole brief every so manieth is enough: they are many, and all alike. */
const everyOther = 8
/** Together those that exclude each other weigh a good part of what all others do. */
const weightOfOpposed = 20

/** The pairs of statements of an annotated excerpt. */
export function pairsOfExcerpt({ id, lines, opposed }: ExcerptOfPairs): Example[] {
  const starts = lines.map((_, at) => lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0))
  const lineOf = (start: number) => starts.findLastIndex((from) => from <= start)
  return examplesOf(id, { name: 'The work', requirements: { technicalRequirements: lines.join('\n') }, every: 1 }, (one, other) => {
    const [first, second] = [lineOf(one.statement.segment.start), lineOf(other.statement.segment.start)]
    return opposed.some(({ lines: [a, b] }) => (a === first && b === second) || (a === second && b === first))
  })
}

/** The pairs of statements of a labelled brief. */
export function pairsOfLabelled({ id, projectName, requirements, truth }: LabelledBrief): Example[] {
  const plain = (words: string) =>
    words
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%€$£]/gu, '')
  // A label may quote two sentences, or a part of one.
  const holds = ({ statement: { quote } }: Compared, words: string) =>
    plain(quote).includes(plain(words)) || (plain(quote).length > shortest && plain(words).includes(plain(quote)))
  return examplesOf(id, { name: projectName, requirements, every: everyOther }, (one, other) =>
    truth.contradictions.some(({ a, b }) => (holds(one, a) && holds(other, b)) || (holds(one, b) && holds(other, a))),
  )
}

const shortest = 15

type Source = { name: string; requirements: Partial<Requirements>; every: number }

function examplesOf(
  source: string,
  { name, requirements, every }: Source,
  isOpposed: (one: Compared, other: Compared) => boolean,
): Example[] {
  const { statements } = readBrief(briefWith(name, requirements), { today })
  const compared = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise').map(comparedOf)
  const counts = countWords(compared)
  let passed = 0
  return compared.flatMap((one, at) =>
    compared.slice(at + 1).flatMap((other): Example[] => {
      const isBoth = isOpposed(one, other)
      if (!isBoth && passed++ % every !== 0) return []
      const signs = signsOfPair(one, other, counts)
      return [{ source, signs, is: isBoth ? 'opposed' : 'other', weight: isBoth ? weightOfOpposed : every }]
    }),
  )
}
