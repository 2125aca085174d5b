import { oneLine } from '#server/render/xlsx/words.ts'

/** What Excel lets the name of a column be long. */
const longest = 255

/** The headings as Excel wants the columns of a table to be called: each once, without regard to case, and none empty. */
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

/** Whether the heading says more than its name holds. */
export const isCut = (heading: string) => oneLine(heading).length > longest
