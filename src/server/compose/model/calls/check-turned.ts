import { monthOf } from '../../reading/month-names.ts'
import type { Statement } from '../../reading/reading.ts'
import type { FoundDate } from '../../reading/read-dates.ts'
import { type KnownMeasure, type KnownValues, valuesIn } from './known-values.ts'

const isSame = (one: KnownMeasure, other: KnownMeasure) => one.value === other.value && one.unit === other.unit
const escaped = (written: string) => written.replaceAll('.', String.raw`\.`)
/** “55” of “0,55”: the figures stand in the brief as a piece of a longer number only. */
function isFragment(written: string, said: string) {
  const whole = new RegExp(String.raw`(?<!\d)(?<!\d[.,])${escaped(written)}(?![.,]?\d)`)
  return said.includes(written) && !whole.test(said)
}

/**
 * Figures that brief and facts have with another unit or on another scale, and never so: “10 months” of “10 years”, “$1.9” of
 * “$1.9M”, “50 %” of “50 EUR”, “55 EUR” of “0,55 EUR”.
 */
export const findTurnedUnits = (text: string, { said, known }: { said: string; known: KnownValues }): string[] =>
  valuesIn(text, known.styles)
    .measures.filter(
      (measure) =>
        !known.measures.some((other) => isSame(measure, other)) &&
        (known.measures.some(({ value, written }) => value === measure.value || written === measure.written) ||
          isFragment(measure.written, said)),
    )
    .map(({ found }) => found)

/** Bounds of the brief that were turned over: “at most 70 %” of “at least 70 %”. */
export const findTurnedBounds = (text: string, known: KnownValues): string[] =>
  valuesIn(text, known.styles)
    .measures.filter((measure) => {
      const same = known.said.filter((other) => isSame(measure, other))
      return (
        measure.bound !== undefined && same.length > 0 && same.every(({ bound }) => bound !== undefined && bound !== measure.bound)
      )
    })
    .map(({ found, bound }) => `${bound === 'at-most' ? 'at most' : 'at least'} ${found}`)

const monthsNamed = ({ words }: FoundDate) => words.split(/[^\p{L}]+/u).flatMap((word) => monthOf(word) || [])
/** Months that a date lies in; of one without a year those that it names. */
const monthsOf = (date: FoundDate) => {
  const named = monthsNamed(date)
  const [first, last] = [date.from, date.to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  const lies = Array.from({ length: Math.min(12, last! - first! + 1) }, (_, at) => ((first! + at - 1) % 12) + 1)
  return date.assumedYear && named.length > 0 ? named : [...named, ...lies]
}
/** Days of a quarter and a bit: within a longer span any day would do. */
const longest = 100 * 86_400_000
const isShort = ({ from, to }: FoundDate) => Date.parse(to) - Date.parse(from) <= longest
const isWithin = (one: FoundDate, other: FoundDate) => other.from <= one.from && one.to <= other.to
/** A date that another one bears out: the same, its month or quarter, or a day of it. */
const isBorneOut = (date: FoundDate, other: FoundDate) =>
  date.assumedYear || other.assumedYear
    ? monthsOf(date).some((month) => monthsOf(other).includes(month))
    : date.from === other.from ||
      date.to === other.to ||
      date.from === other.to ||
      date.to === other.from ||
      isWithin(other, date) ||
      (isShort(other) && isWithin(date, other))

/** A month without a year is a deadline of the brief where it is told as one, and an own proposal elsewhere. */
const asDeadline = /\b(?:by|until|till|no later than|not later than|at the latest|due|deadline)\s(?:the )?(?:end of |in |is )?$/i
/** Days, months and weeks that neither brief nor facts have. */
export const findStrangeDates = (text: string, known: KnownValues): string[] =>
  valuesIn(text, known.styles)
    .dates.filter(({ assumedYear, words }) => !assumedYear || asDeadline.test(text.slice(0, text.indexOf(words))))
    .filter((date) => !known.dates.some((other) => isBorneOut(date, other)))
    .map(({ words }) => words)

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
