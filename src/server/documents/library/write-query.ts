import { searchWords } from '../texts/search-words.ts'
import type { LibraryFilters, LibraryScope } from './store.ts'

/** Words of a question that count; nobody types more. */
const mostWords = 12
/** A beginning of so many letters may go on; a shorter one goes on as almost anything. */
const shortestBeginning = 3

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** What is asked for, and whether its last word may still be typed. */
export function readQuestion(text: string): { words: string[]; isOpen: boolean } {
  const words = [...new Set(searchWords(text).map(({ word }) => word))].slice(0, mostWords)
  return { words, isOpen: /[\p{L}\p{N}\p{M}]$/u.test(text) }
}

/** Whether the last word may be the beginning of another. */
const mayGoOn = (words: string[], isOpen: boolean) => {
  const last = words.at(-1) ?? ''
  return isOpen && (last.length >= shortestBeginning || /\P{ASCII}/u.test(last))
}

/**
 * Every word has to be there, in whatever form; nothing that is typed is syntax. Then, where the last may go on, the same with it as
 * a beginning, for which all words that begin so are gone through.
 */
export function writeWords({ words, isOpen }: ReturnType<typeof readQuestion>, stems: string[]): string[] {
  const whole = words.map((word, at) => quote(stems[at] ?? word))
  const begun = [...whole.slice(0, -1), `${quote(words.at(-1) ?? '')}:*`]
  return (mayGoOn(words, isOpen) ? [whole, begun] : [whole]).map((parts) => parts.join(' & '))
}

/** Each word by itself: what of a question a document holds tells how likely it answers it. */
export const writeEachWord = (stems: string[], filters: string): string[] => stems.map((stem) => `${quote(stem)} & ${filters}`)

/** The filters as the words that stand for them, so that only rows which are shown are touched. */
export function writeFilters({ client, granted }: LibraryScope, filters: LibraryFilters): string {
  const archived = filters.archived ? 'a' : ''
  return [
    client === null ? quote(`~${archived}s`) : writeShown({ client, granted }, archived),
    ...(filters.client ? [quote(`~c:${filters.client}`)] : []),
    ...(filters.type ? [quote(`~t:${filters.type}`)] : []),
    ...(filters.state ? [quote(`~k:${filters.state}`)] : []),
    ...(filters.marks === undefined ? [] : [`${filters.marks ? '' : '!'}'~m'`]),
    ...(filters.who ? [quote(`~w:${filters.who}`)] : []),
  ].join(' & ')
}

function writeShown({ client, granted }: { client: string } & Pick<LibraryScope, 'granted'>, archived: string): string {
  const ofFirm = quote(`~${archived}f:${client}`)
  if (granted.length === 0) return ofFirm
  const documents = granted.map(({ documentId }) => quote(`~d:${documentId}`)).join(' | ')
  const versions = granted.map(({ versionId }) => quote(`~v:${archived}${versionId}`)).join(' | ')
  return `((${ofFirm} & !(${documents})) | ${versions})`
}

/** Places of the order that share a word. */
export const bucketSize = 1000

/** The thousands of the order from one down to another. */
export const writeBuckets = (from: number, to: number): string =>
  `(${Array.from({ length: from - to + 1 }, (_, at) => quote(`~b:${from - at}`)).join(' | ')})`
