/** How often each word occurs in a text. */
export type WordCounts = { text: string; total: number; counts: Map<string, number> }

export function countEachWord(text: string): WordCounts {
  const counts = new Map<string, number>()
  let total = 0
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    total++
  }
  return { text, total, counts }
}

/** From 0 to 1: the share of words that two texts have in common. */
export function likeness(one: WordCounts, other: WordCounts): number {
  if (one.text === other.text) return 1
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.counts) common += Math.min(count, large.counts.get(word) ?? 0)
  return (2 * common) / (one.total + other.total || 1)
}

/** Counts the words on first use: unchanged parts of two versions never need it. */
export function countOnce(textOf: () => string): () => WordCounts {
  let counted: WordCounts | undefined
  return () => (counted ??= countEachWord(textOf()))
}
