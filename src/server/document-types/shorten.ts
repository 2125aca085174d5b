/** Whole sentences as far as they fit; the first is cut at a word, and marked, where it alone is too long. */
export function shorten(words: string, most: number): string {
  const text = words.trim()
  if (text.length <= most) return text
  const end = Math.max(...['. ', '; '].map((mark) => text.lastIndexOf(mark, most)))
  if (end > most / 3) return `${text.slice(0, end)}.`
  return `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s,;:]+$/, '')}…`
}
