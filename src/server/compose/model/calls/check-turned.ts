import type { Statement } from '../../reading/reading.ts'

const unit = String.raw`(%|percent|seconds?|min(?:ute)?s?|hours?|days?|weeks?|months?|years?|eur|€|usd|gbp|chf|sek|pages?)`
const valued = new RegExp(
  String.raw`(?<![\d.,])(\d[\d.,]*)\)?\s?(?:(?:working|calendar|business|full)\s)?${unit}(?![\p{L}])`,
  'giu',
)

/** “10 years” as its number and the beginning of its unit, which is the same for one and for many. */
const valuesIn = (text: string) =>
  [...text.matchAll(valued)].map(([found, number = '', of = '']) => ({
    found,
    number: number.replace(/[.,]$/, ''),
    of: of.toLowerCase().replace('percent', '%').replace('€', 'eur').slice(0, 3),
  }))

/** Numbers that the brief has with another unit, and never with this one: “10 months” of “10 years”. */
export function findTurnedUnits(text: string, said: string): string[] {
  const known = valuesIn(said)
  return valuesIn(text)
    .filter(({ number, of }) => {
      const same = known.filter((value) => value.number === number)
      return same.length > 0 && !same.some((value) => value.of === of)
    })
    .map(({ found }) => found)
}

const day = /(?<!\d)(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))(?!\d)/g
/** Days that are written in figures, without their year and with it; the order of day and month is the writer's. */
const daysIn = (text: string) =>
  [...text.matchAll(day)].map(([found, y1, m1, d1, d2, m2, y2]) => ({
    found,
    year: (y1 ?? y2)!,
    day: [Number(d1 ?? d2), Number(m1 ?? m2)].toSorted((one, other) => one - other).join('-'),
  }))

/** Days that the brief has in another year only. */
export function findMovedDays(text: string, said: string): string[] {
  const known = daysIn(said)
  return daysIn(text)
    .filter((one) => {
      const same = known.filter((other) => other.day === one.day)
      return same.length > 0 && !same.some(({ year }) => year === one.year)
    })
    .map(({ found }) => found)
}

const denials = /\b(?:not|never|no|none|nobody|nothing|without|nor|neither|cannot)\b|n[’']t\b/gi
/** Words with which a refusal is told in part, or told otherwise. */
const bounds = /\b(?:instead|only|unless|until|before|after|once)\b/i
const empty = new Set(
  'that this with from have been will shall must they them their which when where also than then into over never without'.split(
    ' ',
  ),
)
const rootsIn = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !empty.has(word)).map((word) => word.slice(0, 5)))
const denialsIn = (text: string) => text.match(denials)?.length ?? 0

/** Share of a refusal's words, and the fewest, from which on a sentence is about the same. */
const [sameShare, leastWords] = [0.75, 3]

/** What the brief denies and a sentence says with the same words and one denial less. */
export const findReversals = (text: string, statements: Pick<Statement, 'text' | 'affirms'>[]): string[] =>
  statements.flatMap(({ text: said, affirms }) => (affirms ? [] : said.split(/[,;]\s/))).filter((clause) => isTurned(text, clause))

function isTurned(text: string, clause: string): boolean {
  const words = rootsIn(clause)
  const [, denied] = clause.split(/\b(?:not|never)\b/i)
  // What is denied: a sentence about the same thing that does something else with it turns nothing round.
  const [deed] = rootsIn(denied ?? '')
  if (words.size < leastWords || deed === undefined) return false
  return text.split(/(?<=[.;!?])\s|[;:]\s/).some((sentence) => {
    const own = rootsIn(sentence)
    const shared = [...words].filter((word) => own.has(word)).length
    return (
      own.has(deed) && shared / words.size >= sameShare && denialsIn(sentence) === denialsIn(clause) - 1 && !bounds.test(sentence)
    )
  })
}
