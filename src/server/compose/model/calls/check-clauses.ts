import { mattersOf } from '../../reading/shared-matter.ts'
import type { Statement } from '../../reading/reading.ts'

/** The words that say what a text is about, and its figures. */
const termsOf = (text: string) => new Set([...mattersOf(text), ...(text.match(/\d+/g) ?? [])])

type StatementText = Pick<Statement, 'id' | 'text' | 'segment'>

/** A word that more statements than these have says nothing of which of them is meant. */
const mostThatShare = 3
/** Words that a sentence shares with another statement, and with its own none, from which on it speaks of the other. */
const [leastOfStatement, leastOfClause] = [3, 2]

const shared = (words: Set<string>, text: string) => [...termsOf(text)].filter((word) => words.has(word))

/** How many statements have each word, counted once for all texts that are held against them. */
const countsOf = new WeakMap<StatementText[], Map<string, number>>()
function countWords(statements: StatementText[]): Map<string, number> {
  const known = countsOf.get(statements)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { text } of statements) for (const word of termsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  countsOf.set(statements, counts)
  return counts
}

/** Words of a text that few statements have. */
function rareWords(text: string, statements: StatementText[]): Set<string> {
  const counts = countWords(statements)
  return new Set([...termsOf(text)].filter((word) => (counts.get(word) ?? 0) <= mostThatShare))
}

const isBeside = (one: StatementText, other: StatementText) =>
  one.segment.id === other.segment.id || (one.segment.clause !== undefined && one.segment.clause === other.segment.clause)

/** The statement that a sentence speaks of, where it is put under one of which it says no word. */
export function findOtherStatement(how: string, statement: StatementText, statements: StatementText[]): StatementText | undefined {
  const rare = rareWords(how, statements)
  const own = statements.filter((other) => isBeside(other, statement)).map(({ text }) => text)
  if (shared(rare, `${statement.segment.heading ?? ''} ${own.join(' ')}`).length > 0) return undefined
  return mostShared(
    statements.filter((other) => !isBeside(other, statement)),
    rare,
    leastOfStatement,
  )
}

function mostShared<Item extends { text: string }>(items: Item[], words: Set<string>, least: number): Item | undefined {
  const counted = items.map((item) => ({ item, count: shared(words, item.text).length })).filter(({ count }) => count >= least)
  return counted.toSorted((one, other) => other.count - one.count)[0]?.item
}

/** “PK9”, “R-3”; a bare letter or number is a clause behind a word that says so. */
const clauseName =
  /(?:\b(?:clause|section|item|article|requirement|para(?:graph)?|point|no\.?)\s|§\s?)([\p{L}\d]+(?:[.-]\d+)*)|(?<![\p{L}\p{N}])(\p{Lu}{1,4}[- ]?\d+(?:\.\d+)*)(?![\p{L}\p{N}])/giu

/** Clauses that a text names and says of them what stands in another: the one that is named, and the one that is meant. */
export function findOtherClauses(text: string, statements: StatementText[]): { named: string; meant: string }[] {
  const words = new Map<string, string>()
  for (const { segment, text: said } of statements)
    if (segment.clause !== undefined)
      words.set(segment.clause, `${words.get(segment.clause) ?? ''} ${segment.heading ?? ''} ${said}`)
  const clauses = [...words].map(([clause, said]) => ({ clause, text: said }))
  return text.split(/(?<=[.;!?])\s+(?=\p{Lu})/u).flatMap((sentence) => {
    const named = [...sentence.matchAll(clauseName)].flatMap(([, behind, alone]) =>
      words.has(behind ?? alone!) ? [behind ?? alone!] : [],
    )
    if (named.length === 0) return []
    const rare = rareWords(sentence.replaceAll(clauseName, ' '), statements)
    if (named.some((clause) => shared(rare, words.get(clause)!).length > 0)) return []
    const meant = mostShared(clauses, rare, leastOfClause)
    return meant ? [{ named: named[0]!, meant: meant.clause }] : []
  })
}
