/** What of a stretch of the brief is quoted: without the bullet or number of a list, of the row of a table the cell that says most. */
export const quotedWords = (stretch: string) =>
  cellThatSaysMost(stretch).replace(/^\s*(?:[-•*–]|\(?(?:\d+(?:\.\d+)*|[a-z]|[A-Z]{1,3}-?\d+)[.)])\s+/u, '')

const cellThatSaysMost = (stretch: string) =>
  stretch
    .split(/[|\t]/)
    .map((cell) => cell.trim())
    .toSorted((one, other) => other.length - one.length)[0] ?? stretch
