import { oneLine } from '#server/render/xlsx/words.ts'

/** Excel's limit for the name of a column. */
const longest = 255

/** The headings as valid column names of an Excel table: unique without regard to case, and not empty. */
export function columnNames(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, index) => {
    const words = oneLine(heading)
    const base = words === '' ? `Column ${index + 1}` : cut(words, longest)
    let name = base
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${cut(base, longest - 6)} ${count}`
    taken.add(name.toLowerCase())
    return name
  })
}

/** Not within a character. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Whether the heading is longer than the column's name. */
export const isCut = (heading: string) => oneLine(heading).length > longest
