import { searchWords } from '../../texts/search-words.ts'

/** The words of a query; `isOpen`: the last one may be incomplete. */
export type Question = { words: string[]; isOpen: boolean }
export type Ranked = { isNamed: boolean; names: string[] }

const exact = 4
const beginning = 3
const together = 2

/** True if the words occur in the name from a position on, one after the other. */
const isAt = (name: string[], from: number, { words, isOpen }: Question) =>
  words.every((word, at) => {
    const found = name[from + at] ?? ''
    return found === word || (isOpen && at === words.length - 1 && found.startsWith(word))
  })

function rankName(text: string, question: Question): number {
  const name = [...new Set(searchWords(text).map(({ word }) => word))]
  const { words } = question
  if (name.length === words.length && isAt(name, 0, { words, isOpen: false })) return exact
  if (isAt(name, 0, question)) return beginning
  if (name.some((_, from) => isAt(name, from, question))) return together
  return 0
}

/** Returns the share of the words that occur in the names, below 1. */
function shareOf(names: string[], { words }: Question): number {
  const known = new Set(names.flatMap((name) => searchWords(name).map(({ word }) => word)))
  return words.filter((word) => known.has(word)).length / (words.length + 1)
}

/**
 * Returns how well the names of a document answer a query: a title or project that is the query, then one that begins with it, then one that
 * contains it as typed, then all its words in any name, then by the share of its words in the names.
 */
export function rankHit({ isNamed, names }: Ranked, question: Question): number {
  const best = Math.max(...names.map((name) => rankName(name, question)))
  return Math.max(best, isNamed ? 1 : 0) + shareOf(names, question)
}
