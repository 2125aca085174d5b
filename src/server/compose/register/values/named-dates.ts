import { addDays } from '#shared/calendar.ts'
import { dayOf, isDate, monthSpan, weekAround, weekSpan, yearWithWeekday, type Days } from './calendar.ts'
import {
  fullYear,
  isFullYear,
  isRangeJoint,
  singleDay,
  readYear,
  yearPlace,
  type DateStyle,
  type WrittenDate,
} from './date-forms.ts'
import { isPlainMonth, monthOf, weekdayOf } from './month-names.ts'
import { readMonthOfYear, readNumeric } from './numeric-dates.ts'
import { readCounted } from './counted-dates.ts'
import { readFiscalYear, readQuarter } from './quarter-dates.ts'
import { readHoliday } from './holiday-dates.ts'
import { touches, type Token } from './tokens.ts'

/** The date that begins at a token, as completely as it is written. */
export function readPoint(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const token = tokens[at]
  if (token === undefined || token.is === 'mark') return undefined
  return token.is === 'number' ? (readCounted(tokens, at) ?? readNumeric(tokens, at, style)) : readNamed(tokens, at, style)
}

const parts: Record<string, 'start' | 'middle' | 'end'> = {
  early: 'start',
  start: 'start',
  beginning: 'start',
  mid: 'middle',
  middle: 'middle',
  late: 'end',
  end: 'end',
  close: 'end',
  ende: 'end',
  anfang: 'start',
  mitte: 'middle',
}

function readNamed(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const token = tokens[at]
  const lower = token?.lower ?? ''
  const part = Object.hasOwn(parts, lower) ? parts[lower] : undefined
  if (part !== undefined) return readPart(tokens, { at, part }, style)
  if (weekdayOf(lower) !== undefined) return readAfterWeekday(tokens, at, style)
  return (
    readWeek(tokens, at, style) ??
    readQuarter(tokens, at) ??
    readCounted(tokens, at) ??
    readMonth(tokens, at) ??
    readHoliday(tokens, at) ??
    readFiscalYear(tokens, at)
  )
}

/** “end of October”, “mid-November”, “the end of 2028”. */
function readPart(
  tokens: Token[],
  { at, part }: { at: number; part: 'start' | 'middle' | 'end' },
  style: DateStyle,
): WrittenDate | undefined {
  let next = at + 1
  while (next < at + 3 && /^(?:of|-|the)$/.test(tokens[next]?.lower ?? '')) next++
  const token = tokens[next]
  if (token === undefined) return undefined
  if (isFullYear(token)) {
    const year = Number(token.text)
    const days = {
      start: (year: number) => monthSpan(year, 1, 3),
      middle: (year: number) => singleDay(dayOf(year, 6, 30)),
      end: (year: number) => singleDay(dayOf(year, 12, 31)),
    }[part]
    return { first: at, next: next + 1, year, in: days }
  }
  const point =
    readMonth(tokens, next, true) ??
    readMonthOfYear(tokens, next) ??
    readQuarter(tokens, next) ??
    readWeek(tokens, next, style) ??
    readHoliday(tokens, next)
  if (point === undefined) return undefined
  // In “contract start July 1” the word is not a part of the month: a day follows.
  if (monthOf(token.text) > 0 && point.in(2028).from === point.in(2028).to) return undefined
  const days = (year: number): Days => {
    const { from, to } = point.in(year)
    if (part === 'end') return singleDay(to)
    return part === 'start' ? { from, to: addDays(from, 9) } : singleDay(addDays(from, 14))
  }
  return { ...point, first: at, in: days }
}

/** “Monday 24 April 2028”, “Wed, November 11, 2026”. */
function readAfterWeekday(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const next = at + 1 + (/^[.,]$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0)
  const after = tokens[next]?.lower === 'the' ? next + 1 : next
  if (weekdayOf(tokens[after]?.lower ?? '') !== undefined) return undefined
  const point = readPoint(tokens, after, style)
  if (point === undefined || point.isLoose) return undefined
  const year = point.year ?? yearWithWeekday(point.in, weekdayOf(tokens[at]?.lower ?? ''), style.today)
  return { ...point, first: at, year }
}

function readMonth(tokens: Token[], at: number, isSure = false): WrittenDate | undefined {
  const token = tokens[at]
  const month = token?.is === 'word' ? monthOf(token.text) : 0
  if (token === undefined || month === 0 || (touches(tokens[at - 1], token) && /^[\p{L}\p{N}]/u.test(tokens[at - 1]?.text ?? '')))
    return undefined
  const dotted = tokens[at + 1]?.text === '.' && token.text.length <= 4 && touches(token, tokens[at + 1]) ? 1 : 0
  const date = tokens[at + 1 + dotted]
  const isCapital = /^\p{Lu}/u.test(token.text)
  if (
    (isCapital &&
      /^\d{1,2}$/.test(date?.text ?? '') &&
      isDate(2028, month, Number(date?.text)) &&
      !touches(date, tokens[at + 2 + dotted])) ||
    isDayOfMonth(tokens, at + 1 + dotted, month)
  ) {
    const ordinal = /^(?:st|nd|rd|th)$/.test(tokens[at + 2 + dotted]?.lower ?? '') ? 1 : 0
    const year = readYear(tokens, at + 2 + dotted + ordinal)
    return { first: at, next: year.next, year: year.year, in: (year) => singleDay(dayOf(year, month, Number(date?.text))) }
  }
  const year = readYear(tokens, yearPlace(tokens, at + 1 + dotted))
  if (year.year === undefined && !isSure && !standsAsMonth(tokens, at)) return undefined
  if (!isCapital && year.year === undefined && !(isSure && isPlainMonth(token.text) && token.lower !== 'may')) return undefined
  return { first: at, next: year.next, year: year.year, in: (year) => monthSpan(year, month) }
}

/** `December 20-24`, `October 1,`: a valid day number after a capitalised month, not followed by “:” or “%”. */
function isDayOfMonth(tokens: Token[], at: number, month: number) {
  const token = tokens[at]
  if (
    !/^\d{1,2}$/.test(token?.text ?? '') ||
    !isDate(2028, month, Number(token?.text)) ||
    !/^\p{Lu}/u.test((tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1])?.text ?? '')
  )
    return false
  return !/^[:%]$/.test(tokens[at + 1]?.text ?? '')
}

/** A month alone counts only after a word of time; “May” and “March” are also verbs. */
function standsAsMonth(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !isPlainMonth(token.text) || !/^\p{Lu}/u.test(token.text)) return false
  // “In Dec, Jan, Feb”.
  if (/^[,&]$/.test(tokens[at - 1]?.text ?? '') && monthOf(tokens[at - 2]?.text ?? '') > 0 && standsAsMonth(tokens, at - 2))
    return true
  if (
    /^(?:Jan|Mar|Jun|Dec|Sep|Apr|Feb|Oct|Nov|Jul|Aug)$/.test(token.text) ||
    token.lower === 'may' ||
    token.lower === 'march' ||
    token.lower === 'august' ||
    token.lower === 'april'
  ) {
    const [before, after] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? '']
    return (
      /^(?:in|by|from|until|till|since|of|before|after|next|this|each|every|to|through|and|during|-|–|—|\/|for|mid|early|late|end|to|last|or|im|ab|bis|on)$/.test(
        before,
      ) ||
      (isRangeJoint(tokens[at + 1]) && monthOf(tokens[at + 2]?.text ?? '') > 0 && after !== 'and')
    )
  }
  return true
}

const weekWord = /^(?:week|weeks|wk|wks|kw|cw|sem|semaine|uge|vecka)$/

/** `KW 23/2027`, `week 14 2027`, `CW 18`, and “the week of 2027-08-16”, “week ending 27 November”. */
function readWeek(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const short = shortWeekEnd(tokens, at)
  if (short > 0)
    return readWeekAround(tokens, at, { style, from: short, isEnding: tokens[short - 1]?.lower.endsWith('e') === true })
  const glued = /^(?:KW|CW|W)(\d{1,2})$/.exec(tokens[at]?.text ?? '')
  if (glued === null && !weekWord.test(tokens[at]?.lower ?? '')) return undefined
  const number = glued?.[1] ?? (/^\d{1,2}$/.test(tokens[at + 1]?.text ?? '') ? tokens[at + 1]?.text : undefined)
  if (number === undefined) return readWeekAround(tokens, at, { style, from: at + 1, isEnding: tokens[at + 1]?.lower === 'ending' })
  const week = Number(number)
  if (week < 1 || week > 53) return undefined
  let next = at + (glued === null ? 2 : 1)
  let year: number | undefined
  const joint = /^(?:\/|-|,|of|in)$/.test(tokens[next]?.lower ?? '') ? 1 : 0
  const candidate = tokens[next + joint]?.text ?? ''
  if (/^20\d\d$/.test(candidate) || (joint === 1 && tokens[next]?.text === '/' && /^\d\d$/.test(candidate))) {
    year = fullYear(candidate)
    next += joint + 1
  }
  // "week 3" without a year counts the weeks of a project as often as those of a calendar.
  const isCalendar = year !== undefined || /^(?:KW|CW|W\d)/.test(tokens[at]?.text ?? '') || isRangeJoint(tokens[next])
  return isCalendar ? { first: at, next, year, in: (year) => weekSpan(year, week) } : undefined
}

/** “w/c 12 April”, “w/e 18 April”: the position after it, or 0. */
function shortWeekEnd(tokens: Token[], at: number): number {
  const [first, slash, last] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isShort = first?.lower === 'w' && slash?.text === '/' && /^[ceb]$/.test(last?.lower ?? '')
  return isShort && touches(first, slash) && touches(slash, last) ? at + 3 : 0
}

type WeekAround = { style: DateStyle; from: number; isEnding: boolean }

function readWeekAround(tokens: Token[], at: number, { style, from, isEnding }: WeekAround): WrittenDate | undefined {
  let next = from
  while (next < from + 3 && /^(?:of|ending|commencing|beginning|starting|from|the|on|vom)$/.test(tokens[next]?.lower ?? '')) next++
  if (next === at + 1) return undefined
  const point = readPoint(tokens, next, style)
  if (point === undefined || point.isLoose) return undefined
  return {
    ...point,
    first: at,
    in: (year) => {
      const { from, to } = point.in(year)
      if (from !== to) return { from, to }
      return isEnding
        ? { from: addDays(to, -6), to }
        : tokens[at + 1]?.lower === 'of'
          ? weekAround(from)
          : { from, to: addDays(from, 6) }
    },
  }
}
