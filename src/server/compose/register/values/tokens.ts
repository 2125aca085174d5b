/** A word, a figure or a single other character of a text, with its position. */
export type Token = { text: string; lower: string; start: number; end: number; is: 'word' | 'number' | 'mark' }

// Each alternative begins with its own character class, so that reading takes linear time.
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

/** Letters outside the basic plane take two UTF-16 units, so the first unit alone is not a letter. */
const isHighLetter = (text: string) => text.length > 1 && /^\p{L}/u.test(text)

/** True if no character is between the two, not even a blank. */
export const touches = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.end === right.start

const endings: [RegExp, string][] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=ch|sh|x|ss|zz|us)es$/, ''],
  [/(?<![siu'])s$/, ''],
]

/** The singular of a noun: `stores` → `store`. */
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
