import { addDays } from '#shared/calendar.ts'
import { nextWeekday, yearOf, type Days } from './calendar.ts'
import type { Span } from '../trim-span.ts'
import { isRangeJoint, type DateStyle, type WrittenDate } from './date-forms.ts'
import { readPoint } from './named-dates.ts'
import { readDayMonth } from './numeric-dates.ts'
import { weekdayOf } from './month-names.ts'
import type { ReadText } from './read-measures.ts'
import { touches, type Token } from './tokens.ts'

/** A date as written in a text, before it is decided which event it belongs to. */
export type FoundDate = Span &
  Days & {
    words: string
    isRange: boolean
    assumedYear?: boolean | undefined
    ambiguous?: boolean | undefined
    orderAssumed?: boolean | undefined
    /** The days with day and month swapped, if both are possible. */
    swapped?: Days | undefined
    recurs?: boolean | undefined
    /** A period that recurs every year, of which these are the next days. */
    isYearly?: boolean | undefined
  }

/**
 * Whether the brief writes the day or the month first, judged by its numeric dates that allow only one reading. Dates in words are not
 * evidence: “3 May” may be copied from someone else's calendar.
 */
export function dateStyleOf(texts: string[], today: string): DateStyle {
  let [dayFirst, monthFirst] = [0, 0]
  for (const text of texts) {
    for (const [, first, second] of text.matchAll(/(?<!\d[/.])\b(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})\b/g)) {
      if (Number(first) > 12) dayFirst++
      else if (Number(second) > 12) monthFirst++
    }
  }
  return { today, dayFirst: dayFirst > monthFirst ? true : monthFirst > dayFirst ? false : undefined }
}

/** The dates of a text in order; a range counts as one. */
export function readDates({ text, tokens }: ReadText, style: DateStyle): FoundDate[] {
  const found: FoundDate[] = []
  for (let at = 0; at < tokens.length;) {
    const point = readPoint(tokens, at, style)
    const recurring = point === undefined ? readRecurring(tokens, at, style) : undefined
    const read = point === undefined ? recurring : readRange({ text, tokens }, point, { style, found })
    if (read?.date !== undefined) found.push(read.date)
    at = Math.max(read?.next ?? 0, at + 1)
  }
  return found
}

type Around = { style: DateStyle; found: FoundDate[] }

function readRange({ text, tokens }: ReadText, first: WrittenDate, around: Around): { date?: FoundDate; next: number } {
  const joint = tokens[first.next]
  const isAnd = joint?.lower === 'and'
  const isBetween = /\b(?:between|either side of)\s*$/i.test(
    text.slice(Math.max(0, (tokens[first.first]?.start ?? 0) - 20), tokens[first.first]?.start),
  )
  // “moved from 4 December to 15 January” is an old day and a new one.
  const isMoved =
    /\b(?:moved|changed|postponed|shifted|extended|deferred|delayed|corrected|brought forward|verschoben|verlegt|reporté\p{L}*|aplazad\p{L}*)\b[^.;]{0,24}$/iu.test(
      text.slice(Math.max(0, (tokens[first.first]?.start ?? 0) - 60), tokens[first.first]?.start),
    )
  const isSlash = joint?.text === '/'
  const after = tokens[first.next + 1]?.lower === 'the' ? first.next + 2 : first.next + 1
  const last =
    joint !== undefined && !isMoved && isRangeJoint(joint) && (!isAnd || isBetween || first.isLoose)
      ? (readPoint(tokens, after, around.style) ?? readWeekEnd(tokens, first, after) ?? readDayEnd(tokens, first, after))
      : undefined
  if (last === undefined || last.isLoose || (isSlash && first.year !== undefined)) {
    if (first.isLoose) return { next: first.first + 1 }
    const days = daysOf(first, { text, tokens }, around)
    const date = dateOf({ text, tokens }, { first, last: first, days }, first.year === undefined)
    const { today } = around.style
    const isOpen = mayBeJustPast(first, today) && anchorOf(first, { text, tokens }, around) === today && first.swapped === undefined
    return { date: isOpen ? { ...date, ambiguous: true } : date, next: first.next }
  }
  // “5 and 12 September” are two days; “between 5 and 12 September” is a span.
  if (isAnd && !isBetween && first.isLoose) {
    const day = { ...first, year: last.year, in: (year: number) => dayInMonthOf(first, last, year) }
    const days = daysOf(day, { text, tokens }, around)
    return { date: dateOf({ text, tokens }, { first: day, last: day, days }, last.year === undefined), next: first.next + 1 }
  }
  const whole = first.isLoose ? { ...first, year: last.year, in: (year: number) => dayInMonthOf(first, last, year) } : first
  const days = daysOfRange({ first: whole, last }, { text, tokens }, around)
  return {
    date: {
      ...dateOf({ text, tokens }, { first, last, days }, whole.year === undefined && last.year === undefined),
      isRange: true,
    },
    next: last.next,
  }
}

/** “16-19 May”: without spaces, the second day alone could be part of a code. */
const readDayEnd = (tokens: Token[], first: WrittenDate, at: number): WrittenDate | undefined =>
  first.isLoose ? readDayMonth(tokens, at) : undefined

/** “week 50 to 1”: the second week has no unit of its own. */
function readWeekEnd(tokens: Token[], first: WrittenDate, at: number): WrittenDate | undefined {
  const isWeek =
    /^(?:week|weeks|wk|kw|cw)$/.test(tokens[first.first]?.lower ?? '') || /^(?:KW|CW|W)\d/.test(tokens[first.first]?.text ?? '')
  const number = tokens[at]?.text ?? ''
  if (isWeek && /^\d{1,2}$/.test(number)) {
    const word: Token = { text: 'KW', lower: 'kw', start: 0, end: 0, is: 'word' }
    const point = readPoint([word, ...tokens.slice(at, at + 4)], 0, { today: '2026-01-01', dayFirst: true })
    return point === undefined ? undefined : { ...point, first: at, next: at + point.next - 1 }
  }
  return undefined
}

const dayInMonthOf = (first: WrittenDate, last: WrittenDate, year: number): Days => {
  const day = first.in(year).from.slice(8)
  const from = `${last.in(year).from.slice(0, 8)}${day}`
  return { from, to: from }
}

/** “December 20-24”: the second day is in the month of the first. */
function daysOfRange({ first, last }: { first: WrittenDate; last: WrittenDate }, read: ReadText, around: Around): Days {
  if (first.year !== undefined) {
    const { from } = first.in(first.year)
    const year = last.year ?? (last.in(first.year).to < from ? first.year + 1 : first.year)
    return { from, to: last.in(year).to }
  }
  if (last.year !== undefined) {
    const { to } = last.in(last.year)
    const { from } = first.in(last.year)
    return { from: from > to ? first.in(last.year - 1).from : from, to }
  }
  const anchor = anchorOf(first, read, around)
  for (let year = yearOf(anchor) - 1; ; year++) {
    const { from } = first.in(year)
    const ends = last.in(year).to
    const to = ends < from ? last.in(year + 1).to : ends
    if (to >= anchor) return { from, to }
  }
}

function daysOf(point: WrittenDate, read: ReadText, around: Around): Days {
  if (point.year !== undefined) return point.in(point.year)
  const anchor = anchorOf(point, read, around)
  const days = point.in(yearOf(anchor))
  return days.to < anchor ? point.in(yearOf(anchor) + 1) : days
}

/** Days. A date without a year that passed so recently may mean that day, and not the next year's. */
const justBefore = 120
const mayBeJustPast = ({ year, in: inYear }: WrittenDate, today: string) =>
  year === undefined &&
  [yearOf(today) - 1, yearOf(today)].some((each) => {
    const { from } = inYear(each)
    return from <= today && addDays(from, justBefore) >= today
  })

/** A missing year is taken from the dates before it in the sentence, from a season named there, or is the next to come. */
function anchorOf(point: WrittenDate, { text, tokens }: ReadText, { style, found }: Around): string {
  const start = tokens[point.first]?.start ?? 0
  const season = /\b(20\d\d)\s?[-–/]\s?(?:20)?\d\d\b[^.;]{0,40}$/.exec(text.slice(Math.max(0, start - 60), start))?.[1]
  if (season !== undefined && `${season}-06-01` > style.today) return `${season}-06-01`
  const bracketed = /\b(20\d\d) \($/.exec(text.slice(Math.max(0, start - 8), start))?.[1]
  if (bracketed !== undefined && `${bracketed}-12-31` > style.today) return `${bracketed}-01-01`
  const before = found.findLast(
    ({ assumedYear, end, recurs }) => assumedYear === undefined && recurs === undefined && start - end < 200,
  )
  if (
    before !== undefined &&
    before.from >= style.today &&
    !/[.;|]\s|\n/.test(text.slice(before.end, start).replace(/\d\.\s/g, ''))
  )
    return before.from
  return style.today
}

const yearly = /^[^.;]{0,30}\b(?:of |in )?(?:each|every|any) year\b|^[^.;]{0,20}\b(?:annually|yearly)\b/i
/** “Since July”, and a month in a sentence about what happened, are over. */
const since = /\b(?:since|last|seit|letzten?|depuis|desde|sinds|od zeszłego|dallo scorso)\s$/iu
const happened =
  /\b(?:was|were|had|did|lapsed|expired|came|went|asked|told|got|lost|failed|broke|began|happened|wurde|wurden|war|hatte|était|avait|était)\b/iu
const ahead = /\b(?:will|shall|must|should|may|can|by|until|before|due|deadline|wird|soll|muss|bis|doit|avant)\b/iu

function dateOf(
  { text, tokens }: ReadText,
  { first, last, days }: { first: WrittenDate; last: WrittenDate; days: Days },
  assumed: boolean,
): FoundDate {
  const start = tokens[first.first]?.start ?? 0
  const end = tokens[last.next - 1]?.end ?? start
  const left = text.slice(Math.max(0, start - 24), start)
  const isYearly =
    yearly.test(text.slice(end, end + 60)) ||
    /\b(?:(?:each|every|any) (?:year,? )?|annually,? |yearly,? )(?:(?:in|from|between) )?$/i.test(left)
  const isOver = assumed && (since.test(left) || (isMonth(days) && happened.test(text) && !ahead.test(text)))
  const isBefore =
    days.from !== days.to &&
    first === last &&
    /\b(?:before|ahead of|prior to|avant|vor)\s(?:the\s)?$/i.test(left) &&
    !/\bnot before\s(?:the\s)?$/i.test(left)
  const moved = isBefore ? addDays(days.from, -1) : undefined
  return {
    start,
    end,
    from: moved ?? days.from,
    to: moved ?? days.to,
    words: text.slice(start, end),
    isRange: false,
    assumedYear: (assumed && !isYearly) || undefined,
    ambiguous: first.ambiguous ?? last.ambiguous,
    orderAssumed: first.orderAssumed ?? last.orderAssumed,
    swapped: swappedOf(first, last, yearOf(days.from)),
    recurs: isYearly || isOver || undefined,
    isYearly: (isYearly && first !== last) || undefined,
  }
}

const isMonth = ({ from, to }: Days) => from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && from !== to

const swappedOf = (first: WrittenDate, last: WrittenDate, year: number): Days | undefined =>
  first.swapped === undefined && last.swapped === undefined
    ? undefined
    : { from: (first.swapped ?? first.in)(first.year ?? year).from, to: (last.swapped ?? last.in)(last.year ?? year).to }

/** “Sunday 06:00–14:00”, “on Thursdays”, “every Friday”: the next one. */
function readRecurring(tokens: Token[], at: number, { today }: DateStyle): { date: FoundDate; next: number } | undefined {
  const token = tokens[at]
  const weekday = token?.is === 'word' ? weekdayOf(token.lower) : undefined
  if (token === undefined || weekday === undefined || !/^\p{Lu}/u.test(token.text) || token.text.length < 3) return undefined
  const time = tokens[at + 1]
  const hasTime = time?.is === 'number' && /^[:.–-]$/.test(tokens[at + 2]?.text ?? '') && touches(time, tokens[at + 2])
  const isEach = token.lower.endsWith('days') || /^(?:every|each)$/.test(tokens[at - 1]?.lower ?? '')
  if (!hasTime && !isEach) return undefined
  let next = at + 1
  if (hasTime) while (tokens[next]?.is === 'number' || /^(?:[:–-]|to|until|am|pm)$/.test(tokens[next]?.lower ?? '')) next++
  const day = nextWeekday(today, weekday)
  const end = tokens[next - 1]?.end ?? token.end
  const words = tokens
    .slice(at, next)
    .map((part, index, all) => (index > 0 && !touches(all[index - 1], part) ? ` ${part.text}` : part.text))
    .join('')
  return { date: { start: token.start, end, from: day, to: day, words, isRange: hasTime, recurs: true }, next }
}
