import { numberWord } from './english.ts'

/** As many whole sentences as fit; if the first alone is too long, it is cut at a word, with an ellipsis. */
export function shorten(words: string, most: number): string {
  const text = words.trim()
  if (text.length <= most) return text
  const end = Math.max(...['. ', '; '].map((mark) => text.lastIndexOf(mark, most)))
  if (end > most / 3) return `${text.slice(0, end)}.`
  return `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s,;:]+$/, '')}…`
}

/** As many whole items as fit, but at least the first, and the number of the others. */
export function joinAsFits(items: string[], most: number): string {
  const fitting = items.filter((_, index) => index === 0 || items.slice(0, index + 1).join('; ').length <= most)
  const left = items.length - fitting.length
  return [shorten(items[0] ?? '', most), ...fitting.slice(1), ...(left > 0 ? [`${numberWord(left)} more`] : [])].join('; ')
}
