/** A word, a figure or a single other character of a text, with its place. */
export type Token = { text: string; lower: string; start: number; end: number; is: 'word' | 'number' | 'mark' }

// Each alternative begins with a class of its own, so that reading takes as long as the text is.
const parts = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|\p{Nd}+(?:[.,'’]\p{Nd}+)*|\S/gu

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(parts)) {
    const first = match[0].charAt(0)
    const is = /\p{L}/u.test(first) ? 'word' : /\p{Nd}/u.test(first) ? 'number' : isHighLetter(match[0]) ? 'word' : 'mark'
    tokens.push({ text: match[0], lower: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length, is })
  }
  return tokens
}

/** Letters beyond the basic plane take two units, so that the first unit alone is none. */
const isHighLetter = (text: string) => text.length > 1 && /^\p{L}/u.test(text)

/** Nothing stands between the two, not even a blank. */
export const touches = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.end === right.start

const endings: [RegExp, string][] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=ch|sh|x|ss|zz|us)es$/, ''],
  [/(?<![siu'])s$/, ''],
]

/** One of what the word names: `stores` → `store`. */
export function singular(word: string): string {
  const lower = word.toLowerCase()
  const irregular: Record<string, string> = {
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    staff: 'staff',
    series: 'series',
  }
  if (Object.hasOwn(irregular, lower)) return irregular[lower]!
  if (word.length < 4) return lower
  const ending = endings.find(([pattern]) => pattern.test(lower))
  return ending === undefined ? lower : lower.replace(ending[0], ending[1])
}
