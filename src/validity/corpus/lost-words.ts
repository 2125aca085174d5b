/** Words and numbers, without the signs around them. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a second reader finds more often than ours, and their share of all that it finds. */
export function lostWords(theirs: string, ours: string): { words: string[]; share: number } {
  const left = new Map<string, number>()
  for (const word of wordsOf(ours)) left.set(word, (left.get(word) ?? 0) + 1)
  const all = wordsOf(theirs)
  const words = all.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return { words, share: all.length === 0 ? 0 : words.length / all.length }
}
