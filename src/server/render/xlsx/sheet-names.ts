import { cutWords } from './name-words.ts'
import { oneLine } from './words.ts'

/** What Excel lets the name of a sheet be long. */
const longest = 31
/** Excel's own sheet of changes. */
const reserved = 'history'

/** A name for each sheet, made of its heading: each once, without regard to case, and with nothing that Excel refuses. */
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
/** Underscores before what would be read as the code of a character go too. */
const plainName = (heading: string) =>
  // eslint-disable-next-line no-control-regex
  trimmed(oneLine(oneLine(heading).replace(/[[\]:*?/\\\u0000-\u001F\u007F]|_(?=x[0-9a-f]{4}_)/gi, ' ')))

/** After a whole phrase where there is one, or else within a word, but not within a character. */
function cut(name: string, length: number): string {
  if (name.length <= length) return name
  const phrase = cutWords(name, length)
  if (phrase !== undefined) return trimmed(phrase)
  const start = name.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${trimmed(start.replace(/[\s,;:.–-]+$/, ''))}…`
}
