import type { Solution } from '#server/solution/solution.ts'
import { isCurrency } from '../../reading/currencies.ts'
import { isTimeUnit, unitOfWord } from '../../reading/measure-units.ts'
import { monthOf } from '../../reading/month-names.ts'
import { dateStyleOf, type FoundDate, readDates } from '../../reading/read-dates.ts'
import { readMeasures } from '../../reading/read-measures.ts'
import { type NumberStyle, numberStyleOf } from '../../reading/read-numbers.ts'
import type { DateStyle } from '../../reading/date-forms.ts'
import { tokenize } from '../../reading/tokens.ts'

/** A figure with a unit that does not only count things. */
export type KnownMeasure = {
  found: string
  /** Its figures as they stand there. */
  written: string
  value: number
  unit: string
  bound: 'at-most' | 'at-least' | undefined
}

/** What brief and facts say in figures and dates, read once for all texts that are held against them. */
export type KnownValues = {
  measures: KnownMeasure[]
  /** Of the brief alone: facts tell some figures without what bounds them. */
  said: KnownMeasure[]
  dates: FoundDate[]
  styles: Styles
}
type Styles = { numbers: NumberStyle; dates: DateStyle }

/** Of dates without a year only month and day are compared. */
const someDay = '2000-01-01'

export function knownValuesOf(said: string, solution: Solution): KnownValues {
  const lines = said.split('\n')
  const styles = { numbers: numberStyleOf(lines), dates: dateStyleOf(lines, someDay) }
  const read = (texts: string[]) => texts.map((text) => valuesIn(text, styles))
  const [brief, facts] = [read(lines), read([...new Set(textsIn(solution))])]
  return {
    measures: [...brief, ...facts].flatMap(({ measures }) => measures),
    said: brief.flatMap(({ measures }) => measures),
    dates: [...brief, ...facts].flatMap(({ dates }) => dates),
    styles,
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** “DEC-1” is no day in December. */
const factId = /(?<![\p{L}\p{N}])[A-Z]{2,4}-\d+(?!\p{N})/gu

/** The figures and dates of a text, in the way that the whole brief writes them. */
export function valuesIn(told: string, { numbers, dates: style }: Styles): Pick<KnownValues, 'measures' | 'dates'> {
  const text = told.replaceAll(factId, ' ')
  if (!/\d|\p{Lu}/u.test(text)) return { measures: [], dates: [] }
  const read = { text, tokens: tokenize(text) }
  const dates = readDates(read, style)
  const measures = readMeasures(read, numbers, dates).flatMap(({ value, unit, quote, start, end }): KnownMeasure[] => {
    const measured = unitOf(unit)
    const written = /\d[\d.,’']*\d|\d/.exec(quote)?.[0]
    return measured === undefined || written === undefined
      ? []
      : [
          {
            found: quote,
            written,
            value,
            unit: measured,
            bound: boundOf(text.slice(Math.max(0, start - 48), start), text.slice(end, end + 24)),
          },
        ]
  })
  return { measures, dates: dates.filter(isPlain) }
}

/** “2 working days” are days, “0,55 EUR per invoice” is money; what is only counted has no unit that could be another. */
function unitOf(unit: string): string | undefined {
  const [bare = ''] = unit.split('/')
  const last = bare.split(' ').at(-1) ?? ''
  return isCurrency(bare) || isTimeUnit(last) || (last !== '' && unitOfWord(last) === last) || last === '%'
    ? last || bare
    : undefined
}

/** A season or a weekday names no day of the plan. */
const isPlain = ({ words, assumedYear, recurs }: FoundDate) =>
  words.split(/[^\p{L}]+/u).some((word) => monthOf(word) > 0) || (!recurs && !assumedYear)

const few = String.raw`(?:of |is |the |an? |only )*`
const before: [NonNullable<KnownMeasure['bound']>, RegExp][] = [
  [
    'at-most',
    new RegExp(
      String.raw`\b(?:no|not|never|nobody|nothing)\b[^.;,]{0,24}\b(?:more|longer|later|higher|greater|larger|older|above|exceed(?:s|ing)?)(?: than)? ${few}$`,
      'i',
    ),
  ],
  [
    'at-least',
    new RegExp(
      String.raw`\b(?:no|not|never|nobody|nothing)\b[^.;,]{0,24}\b(?:less|fewer|shorter|earlier|sooner|lower|younger|below)(?: than)? ${few}$`,
      'i',
    ),
  ],
  [
    'at-most',
    new RegExp(
      String.raw`\b(?:at (?:the )?most|max(?:imum|\.)?(?: of)?|up to|within|inside(?: of)?|capped at|ceiling(?: of)?) ${few}$`,
      'i',
    ),
  ],
  ['at-least', new RegExp(String.raw`\b(?:at (?:the )?least|min(?:imum|\.)?(?: of)?) ${few}$`, 'i')],
]
const behind: [NonNullable<KnownMeasure['bound']>, RegExp][] = [
  ['at-most', /^ (?:or (?:less|fewer|sooner|faster)|at (?:the )?most|max(?:imum)?\b)/i],
  ['at-least', /^ (?:or (?:more|longer|later)|at (?:the )?least|min(?:imum)?\b)/i],
]

/** How a figure is bound by firm words: “above 50 EUR” tells a case and bounds nothing. */
const boundOf = (left: string, right: string): KnownMeasure['bound'] =>
  (before.find(([, words]) => words.test(left)) ?? behind.find(([, words]) => words.test(right)))?.[0]
