/** Maximum number of names in one list; the rest is counted. */
const shown = 3

const english = { and: ' and ', more: (count: number) => `${count} more` }

/** `A, B and C`, or `A, B, C and 4 more`. */
export function listSome(names: string[], { and, more } = english): string {
  const rest = names.length - shown
  const items = rest > 0 ? [...names.slice(0, shown), more(rest)] : names
  return [items.slice(0, -1).join(', '), items.at(-1)!].filter((text) => text !== '').join(and)
}

/** Shortens a text to a number of characters, if possible between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1).replace(/\s+\S{0,30}$/, '')
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
