import type { Database } from '#server/platform/database.ts'
import { type LibraryFilters, type LibraryScope, listVocabulary } from '../store.ts'

/** Shorter words have too many neighbours to guess which one was meant. */
const shortestWord = 4
/** Words of at least this length may have two typing errors. */
const longWord = 7

const mostErrors = (word: string) => (word.length >= longWord ? 2 : 1)
const isGuessable = (word: string) => word.length >= shortestWord && /^\p{L}+$/u.test(word)

type Asked = { scope: LibraryScope; filters: LibraryFilters; words: string[] }

/**
 * Corrects the words of a search that found nothing, with words of the documents that the viewer may see. Returns undefined if all words
 * occur, or none is near.
 */
export async function suggestWords(database: Database, { scope, filters, words }: Asked): Promise<string | undefined> {
  const guessable = words.filter(isGuessable)
  if (guessable.length === 0) return undefined
  const lengths = guessable.map(({ length }) => length)
  const [shortest, longest] = [Math.min(...lengths) - 2, Math.max(...lengths) + 2]
  const vocabulary = await listVocabulary(database, { scope, filters, shortest, longest })
  const known = new Set(vocabulary.map(({ word }) => word))
  const corrected = words.map((word) => (isGuessable(word) && !known.has(word) ? (nearest(word, vocabulary) ?? word) : word))
  const suggestion = corrected.join(' ')
  return suggestion === words.join(' ') ? undefined : suggestion
}

/** The word with the fewest errors; of several, the most frequent. */
export function nearest(word: string, vocabulary: { word: string; count: number }[]): string | undefined {
  let best: { word: string; errors: number; count: number } | undefined
  for (const one of vocabulary) {
    if (Math.abs(one.word.length - word.length) > mostErrors(word)) continue
    const errors = countErrors(word, one.word)
    if (errors > mostErrors(word)) continue
    if (!best || errors < best.errors || (errors === best.errors && one.count > best.count)) best = { ...one, errors }
  }
  return best?.word
}

/** Letters to add, remove, replace or swap with a neighbour so that one word becomes the other. */
function countErrors(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at, ...Array.from({ length: other.length }, () => 0)])
  for (let to = 0; to <= other.length; to++) rows[0]![to] = to
  for (let from = 1; from <= one.length; from++)
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[from - 1] === other[to - 1]
      const isSwapped = from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1]
      rows[from]![to] = Math.min(
        rows[from - 1]![to]! + 1,
        rows[from]![to - 1]! + 1,
        rows[from - 1]![to - 1]! + (isSame ? 0 : 1),
        ...(isSwapped ? [rows[from - 2]![to - 2]! + 1] : []),
      )
    }
  return rows[one.length]![other.length]!
}
