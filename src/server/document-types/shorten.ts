/** As many whole sentences as fit; if the first alone is too long, it is cut at a word, with an ellipsis. */
export function shorten(words: string, most: number): string {
  const text = words.trim()
  if (text.length <= most) return text
  const end = Math.max(...['. ', '; '].map((mark) => text.lastIndexOf(mark, most)))
  if (end > most / 3) return `${text.slice(0, end)}.`
  return `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s,;:]+$/, '')}…`
}
