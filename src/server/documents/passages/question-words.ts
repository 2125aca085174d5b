import { stemOf } from './stem.ts'
import { searchWords } from '../texts/search-words.ts'
import { synonyms, stopWords, joinWords, answerKindWords } from './everyday-words.ts'

/** Words that documents are looked for by; nobody asks in more. */
const mostSearched = 24

/** A word of a question: its stem, and what else answers the same. */
export type WantedWord = { own: string; others: string[] }

export const stemsOf = (text: string): string[] => searchWords(text).map(({ word }) => stemOf(word))

/** Which classes of synonyms a stem belongs to; a class is written `#3`. */
const classes = new Map<string, string[]>()
for (const [number, words] of synonyms.entries())
  for (const stem of new Set(words.map((word) => stemOf(word.toLowerCase()))))
    classes.set(stem, [...(classes.get(stem) ?? []), `#${number}`])
const classesOf = (stem: string) => classes.get(stem) ?? []

/** Letters from which an ending may hide another: `traceable` and `traced`, `confidence` and `confident`. */
const longWord = 7
const kept = new Map<string, string[]>()
/** Words of documents repeat; so many are known at once. */
const mostKept = 20_000

/** What a word is alike by: its stem first, then its root, then the classes of words that mean nearly the same. */
export function featuresOfWord(word: string): string[] {
  const known = kept.get(word)
  if (known) return known
  const stem = stemOf(word)
  const root = word.length >= longWord ? stemOf(word.replace(/(?:able|ible|ent|ant|ence|ance)$/, '')) : stem
  const features = [stem, `~${root}`, ...classesOf(stem)]
  if (kept.size >= mostKept) kept.clear()
  kept.set(word, features)
  return features
}

/** Words that say what is asked, each once. */
export const contentWords = (question: string): string[] => [
  ...new Set(
    searchWords(joinWords(question))
      .map(({ word }) => word)
      .filter((word) => !stopWords.has(word)),
  ),
]

const kindsOf = (word: string) => (Object.hasOwn(answerKindWords, word) ? answerKindWords[word]! : [])

export const wantedWords = (question: string): WantedWord[] =>
  contentWords(question).map((word) => {
    const [own = word, ...others] = featuresOfWord(word)
    return { own, others: [...others, ...kindsOf(word).map(stemOf)] }
  })

/** Words that documents are looked for by: those of a question and those that answer the same. */
export const searchedWords = (question: string): string[] =>
  [...new Set(contentWords(question).flatMap((word) => [word, ...kindsOf(word)]))].slice(0, mostSearched)

const goesOn = /^\W*(?:and|or|but|also|why|(?:what|how) about|since when|until when)\b/i

/** A question that says nothing by itself goes on from the one before it. */
export const withPreviousQuestion = (question: string, before: string | null): string =>
  before !== null && (goesOn.test(question) || contentWords(question).length <= 1) ? `${question} ${before}` : question
