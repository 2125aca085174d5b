/** How words of a design are held against words of a brief: loosely, for a sound design says things its own way. */

/** Marks, dashes, spaces and case made one. */
export const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The same few texts of a design are held against each label of its brief: the last ones are kept as they were made. */
function remember<Result>(make: (text: string) => Result) {
  const made = new Map<string, Result>()
  return (text: string): Result => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= 2_000) made.clear()
    const result = make(text)
    made.set(text, result)
    return result
  }
}

const squash = remember((text: string) => normalise(text).replace(/[^\p{L}\p{N}%€$£]/gu, ''))
/** Word for word, whatever stands between the words. */
export const containsQuote = (text: string, quote: string) => squash(text).includes(squash(quote))

export const stopWords = new Set(
  'the a an and or of to in on at by for from with as is are be it its that this not no than then must shall should may can will was were has have had do does per each every all any our we they their there which who more less most other into over under out about'.split(
    ' ',
  ),
)

export const tokens = remember((text: string): readonly string[] =>
  (normalise(text).match(/\d[\d.,:]*\d|\d|[\p{L}][\p{L}\p{N}'/-]*/gu) ?? []).map((token) => token.replace(/[.,:'-]+$/, '')),
)

const hasDigit = (token: string) => /\d/.test(token)
/** Numbers and words that carry meaning. */
const keyTokens = (text: string) => [
  ...new Set(tokens(text).filter((token) => hasDigit(token) || (token.length > 2 && !stopWords.has(token)))),
]

export const stem = (token: string) =>
  hasDigit(token) ? token.replace(/[.,](?=\d{3}\b)/g, '') : token.replace(/(ies|es|s|ed|ing)$/, '')

export const numbersIn = (text: string) => keyTokens(text).filter(hasDigit).map(stem)
export const wordsIn = (text: string) => keyTokens(text).filter((token) => !hasDigit(token))
const stemsIn = remember((text: string): ReadonlySet<string> => new Set(tokens(text).map(stem)))
export const hasNumber = (text: string, numbers: string[]) => {
  const there = stemsIn(text)
  return numbers.some((number) => there.has(number))
}

const wantedStems = remember((quote: string): readonly string[] => keyTokens(quote).map(stem))
/** What share of the key words of a quote a text has. */
export function overlap(text: string, quote: string): number {
  const wanted = wantedStems(quote)
  const there = stemsIn(text)
  return wanted.length === 0 ? 0 : wanted.filter((token) => there.has(token)).length / wanted.length
}

export const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A name as a whole word, its plural too; short capitals only as capitals. */
const nameAs = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escape(name).replace(/\\?[\s-]+/g, String.raw`[\s-]*`)}(?:'?s|es)?(?![\p{L}\p{N}])`,
    /^[A-Z0-9]{1,4}$/.test(name) ? 'u' : 'iu',
  )
export const namePatterns = (names: string[]) => names.map(nameAs)
export const matches = (text: string | undefined, patterns: RegExp[]) =>
  patterns.some((pattern) => pattern.test((text ?? '').normalize('NFKC')))
/** As labels write them. */
export const labelPattern = (source: string) => new RegExp(source, 'i')

const negation =
  /\b(no|not|never|none|nothing|without|instead of|rather than|reject\w*|exclud\w*|refus\w*|avoid\w*|ruled out|out of scope|outside|away from|forbid\w*|forbidden|neither|nor|stays? with|left to|only later|not yet|once it|until it|cannot|must not|does not|do not)\b/i
const removal = /\b(replac|retir|decommission|remov|leav|drop)\w*\b[^.;]*$/i

/** True where a sentence says it and does not deny it. */
export const matchesAny = (text: string, patterns: RegExp[]) =>
  text
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => !negation.test(sentence))
    .some((sentence) =>
      patterns.some((pattern) => {
        const found = pattern.exec(sentence)
        return found !== null && !removal.test(sentence.slice(0, found.index))
      }),
    )
