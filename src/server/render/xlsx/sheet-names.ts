import { cutWords } from './name-words.ts'
import { oneLine } from './words.ts'

/** Excel's limit for the name of a sheet. */
const longest = 31
/** Excel's own sheet of changes. */
const reserved = 'history'

/** A name for each sheet from its heading: unique without regard to case, and without characters that Excel refuses. */
export function sheetNames(headings: readonly string[]): string[] {
  const taken = new Set([reserved])
  return headings.map((heading, index) => {
    const base = plainName(heading) || `Sheet ${index + 1}`
    let name = cut(base, longest)
    for (let count = 2; taken.has(keyOf(name)); count++) name = `${cut(base, longest - 5)} (${count})`
    taken.add(keyOf(name))
    return name
  })
}

const keyOf = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase()
const trimmed = (name: string) => name.replace(/^[\s']+|[\s']+$/g, '')
/** Removes underscores before text that would be read as a character code. */
const plainName = (heading: string) =>
  // eslint-disable-next-line no-control-regex
  trimmed(oneLine(oneLine(heading).replace(/[[\]:*?/\\\u0000-\u001F\u007F]|_(?=x[0-9a-f]{4}_)/gi, ' ')))

/** Cuts after a whole phrase if there is one, else within a word, but not within a character. */
function cut(name: string, length: number): string {
  if (name.length <= length) return name
  const phrase = cutWords(name, length)
  if (phrase !== undefined) return trimmed(phrase)
  const start = name.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${trimmed(start.replace(/[\s,;:.–-]+$/, ''))}…`
}
