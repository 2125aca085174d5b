import { searchWords } from '../../texts/search-words.ts'
import type { LibraryFilters, LibraryScope } from '../store.ts'
import type { Question } from './rank-hits.ts'
import type { SearchedPerson } from './store.ts'

/** Maximum number of search words used from one query. */
const mostWords = 12
/** Prefixes of at least this length may match longer words; a shorter one would match almost anything. */
const shortestBeginning = 3

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Returns the search words, each once. */
export function readQuestion(text: string): Question {
  const words = [...new Set(searchWords(text).map(({ word }) => word))].slice(0, mostWords)
  return { words, isOpen: /[\p{L}\p{N}\p{M}]$/u.test(text) }
}

/** True if the last word may be a prefix of another. */
const mayGoOn = (words: string[], isOpen: boolean) => {
  const last = words.at(-1) ?? ''
  return isOpen && (last.length >= shortestBeginning || /\P{ASCII}/u.test(last))
}

/** Maximum number of people whose documents one word of a query finds. */
const mostPeople = 50

/** Returns the query for a word, or for the documents that people of that name wrote or approved. */
function orByPeople(query: string, word: string, { people, isBegun }: { people: SearchedPerson[]; isBegun: boolean }): string {
  const isMeant = ({ word: part }: { word: string }) => (isBegun ? part.startsWith(word) : part === word)
  const meant = people.filter(({ name }) => searchWords(name).some(isMeant)).slice(0, mostPeople)
  if (meant.length === 0) return query
  return `(${[query, ...meant.flatMap(({ id, isApprover }) => [quote(`~w:${id}`), ...(isApprover ? [quote(`~p:${id}`)] : [])])].join(' | ')})`
}

/**
 * All words must occur, in any form, or name the author or the approver; typed characters are never query syntax. If the last word may be incomplete, a second query uses it as
 * a prefix, for which the database reads all words that begin with it.
 */
export function writeWords({ words, isOpen }: Question, stems: string[], people: SearchedPerson[]): string[] {
  const whole = words.map((word, at) => orByPeople(quote(stems[at] ?? word), word, { people, isBegun: false }))
  const last = words.at(-1) ?? ''
  const begun = [...whole.slice(0, -1), orByPeople(`${quote(last)}:*`, last, { people, isBegun: true })]
  return (mayGoOn(words, isOpen) ? [whole, begun] : [whole]).map((parts) => parts.join(' & '))
}

/** One query for each word: the number of words that a document contains shows how likely it is to answer the question. */
export const writeEachWord = (stems: string[], filters: string): string[] => stems.map((stem) => `${quote(stem)} & ${filters}`)

/** Returns the filters as the marker words stored for them in the index, so that only visible rows are read. */
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

/** Number of positions in the order that share one marker word. */
export const bucketSize = 1000

/** Returns the query for the thousands of the order from one down to another. */
export const writeBuckets = (from: number, to: number): string =>
  `(${Array.from({ length: from - to + 1 }, (_, at) => quote(`~b:${from - at}`)).join(' | ')})`
