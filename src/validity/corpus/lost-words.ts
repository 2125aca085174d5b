/** Words and numbers, without the signs around them. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** How often a text contains another, at most so often. */
function countOf(part: string, { within, most }: { within: string; most: number }): number {
  let count = 0
  for (let at = within.indexOf(part); at >= 0 && count < most; at = within.indexOf(part, at + 1)) count++
  return count
}

/** The words that a second reader finds more often than ours, and their share of all that it finds. */
export function lostWords(theirs: string, ours: string): { words: string[]; share: number } {
  const left = new Map<string, number>()
  const found = wordsOf(ours)
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1)
  const all = wordsOf(theirs)
  const [whole, wholeOfTheirs] = [found.join(''), all.join('')]
  /** Divided differently, as at signs of an equation: the same letters stand as often in a row, with the words beside it. */
  const isDivided = (index: number) => {
    const part = all.slice(Math.max(0, index - 1), index + 2).join('')
    const count = countOf(part, { within: whole, most: 20 })
    return count > 0 && count >= countOf(part, { within: wholeOfTheirs, most: count + 1 })
  }
  const words = all.filter((word, index) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0 && !isDivided(index)
  })
  return { words, share: all.length === 0 ? 0 : words.length / all.length }
}
