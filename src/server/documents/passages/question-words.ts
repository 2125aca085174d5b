import { searchWords } from '../texts/search-words.ts'
import { stemOf } from './word-stem.ts'
import { stopWords } from './stop-words.ts'

/** Maximum number of words used to search documents. */
const mostSearched = 24

export const stemsOf = (text: string): string[] => searchWords(text).map(({ word }) => stemOf(word))

/** The words of a question that carry its meaning, each once. */
export const contentWords = (question: string): string[] => [
  ...new Set(
    searchWords(question)
      .map(({ word }) => word)
      .filter((word) => word.length > 1 && !stopWords.has(word)),
  ),
]

/** The words used to search documents. */
export const searchedWords = (question: string): string[] => contentWords(question).slice(0, mostSearched)

const goesOn =
  /^\W*(?:and|or|but|also|why|(?:what|how) about|since when|until when|und|oder|aber|auch|warum|was ist mit|seit wann|bis wann)\b/i

/** A question with too little content of its own is combined with the previous one. */
export const withPreviousQuestion = (question: string, before: string | null): string =>
  before !== null && (goesOn.test(question) || contentWords(question).length <= 1) ? `${question} ${before}` : question
