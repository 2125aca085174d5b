import { addDays, dayOf, easterOf, isDay, monthSpan, weekAround, weekSpan, type Days } from './calendar.ts'
import { isPlainMonth, monthOf, weekdayOf } from './month-names.ts'
import { touches, type Token } from './tokens.ts'

/** A date as written, whose year may still be open. */
export type Point = {
  first: number
  next: number
  year?: number | undefined
  /** The days in a given year. */
  in: (year: number) => Days
  ambiguous?: boolean | undefined
  recurs?: boolean | undefined
  /** A day without month, which counts in a range only: “1 to 14 August”. */
  isLoose?: boolean | undefined
}
export type DateStyle = { today: string; dayFirst: boolean | undefined }

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))
const isFullYear = (token: Token | undefined) => token?.is === 'number' && /^(?:19|20)\d\d$/.test(token.text)
const one = (day: string): Days => ({ from: day, to: day })

export function readPoint(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  const token = tokens[at]
  if (token === undefined || token.is === 'mark') return undefined
  return token.is === 'number' ? readNumeric(tokens, at, style) : readNamed(tokens, at, style)
}

function readNumeric(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  const token = tokens[at]
  if (token === undefined || (touches(tokens[at - 1], token) && /^[\p{L}\p{N}/.-]$/u.test(tokens[at - 1]?.text ?? '')))
    return undefined
  return readIso(tokens, at) ?? readSlashes(tokens, at, style) ?? readDots(tokens, at) ?? readDayMonth(tokens, at)
}

/** `2027-05-01`; `2027/05/01`. */
function readIso(tokens: Token[], at: number): Point | undefined {
  const parts = tokens.slice(at, at + 5)
  if (!isFullYear(parts[0]) || parts.length < 5 || !/^[-/]$/.test(parts[1]?.text ?? '') || parts[3]?.text !== parts[1]?.text)
    return undefined
  if (parts.some((part, index) => index > 0 && !touches(parts[index - 1], part))) return undefined
  const [year, month, date] = [0, 2, 4].map((index) => Number(parts[index]?.text))
  if (year === undefined || month === undefined || date === undefined || !isDay(year, month, date)) return undefined
  return { first: at, next: at + 5, year, in: (year) => one(dayOf(year, month, date)) }
}

/** `3/1/2027`: which is the month is proved by the whole brief, else the day is taken first and told as open. */
function readSlashes(tokens: Token[], at: number, { dayFirst }: DateStyle): Point | undefined {
  const parts = tokens.slice(at, at + 5)
  const mark = parts[1]?.text
  if (
    !/^[/-]$/.test(mark ?? '') ||
    parts[3]?.text !== mark ||
    parts.some((part, index) => index > 0 && !touches(parts[index - 1], part))
  )
    return undefined
  const [first, second, year] = [parts[0]?.text ?? '', parts[2]?.text ?? '', parts[4]?.text ?? '']
  if (
    !/^\d{1,2}$/.test(first) ||
    !/^\d{1,2}$/.test(second) ||
    !/^(?:20\d\d|\d\d)$/.test(year) ||
    (mark === '-' && year.length === 2)
  )
    return undefined
  const swap = Number(second) > 12 || (dayFirst === false && Number(first) <= 12)
  const [date, month] = swap ? [Number(second), Number(first)] : [Number(first), Number(second)]
  if (!isDay(fullYear(year), month, date)) return undefined
  return {
    first: at,
    next: at + 5,
    year: fullYear(year),
    in: (year) => one(dayOf(year, month, date)),
    ambiguous: (dayFirst === undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second) || undefined,
  }
}

/** `01.03.2027.`, `9.11.26`, and `15.12.` with its second full stop. */
function readDots(tokens: Token[], at: number): Point | undefined {
  const token = tokens[at]
  const found = /^(\d{1,2})\.(\d{1,2})(?:\.((?:20)?\d\d))?$/.exec(token?.text ?? '')
  if (found === null) return undefined
  const stop = tokens[at + 1]?.text === '.' && touches(token, tokens[at + 1])
  if (found[3] === undefined && !stop) return undefined
  const [date, month] = [Number(found[1]), Number(found[2])]
  if (!isDay(found[3] === undefined ? 2028 : fullYear(found[3]), month, date)) return undefined
  if (found[3] === undefined) {
    const before = tokens[at - 1]?.lower ?? ''
    const isDated =
      /^(?:by|on|from|until|till|to|am|ab|bis|vom|zum|den|before|after|freeze|and|-|–|—|\()$/.test(before) ||
      /^[-–—]$/.test(tokens[at + 2]?.text ?? '')
    if (!isDated) return undefined
  }
  const next = at + (found[3] === undefined ? 2 : 1)
  return {
    first: at,
    next,
    year: found[3] === undefined ? undefined : fullYear(found[3]),
    in: (year) => one(dayOf(year, month, Math.min(date, 31))),
  }
}

/** `12 April 2027`, `18th of May`, `15. März 2027`, `1 de março de 2027`; also a bare day before a range. */
function readDayMonth(tokens: Token[], at: number): Point | undefined {
  const token = tokens[at]
  if (!/^\d{1,2}$/.test(token?.text ?? '') || Number(token?.text) > 31 || Number(token?.text) < 1) return undefined
  const date = Number(token?.text)
  let next = at + 1
  if (/^(?:st|nd|rd|th|er|º|°|\.)$/.test(tokens[next]?.lower ?? '') && touches(token, tokens[next])) next++
  const ordinalEnd = next
  if (/^(?:of|de|do|del)$/.test(tokens[next]?.lower ?? '')) next++
  const name = tokens[next]
  const month = name?.is === 'word' ? monthOf(name.text) : 0
  if (month === 0 || (name?.text === 'may' && tokens[ordinalEnd - 1]?.text !== token?.text)) {
    return isRangeJoint(tokens[ordinalEnd])
      ? { first: at, next: ordinalEnd, in: (year) => one(dayOf(year, 1, date)), isLoose: true }
      : undefined
  }
  if (name?.text === 'may' || (month === 3 && name?.text === 'march')) return undefined
  const year = readYear(tokens, next + 1)
  if (!isDay(2028, month, date)) return undefined
  return { first: at, next: year.next, year: year.year, in: (year) => one(dayOf(year, month, date)) }
}

/** The year behind a month: `, 2027`, `de 2027`, `'27`. */
function readYear(tokens: Token[], at: number): { year?: number | undefined; next: number } {
  let next = at
  if (tokens[next]?.text === '.' && touches(tokens[at - 1], tokens[next])) next++
  if (/^(?:,|of|de)$/.test(tokens[next]?.lower ?? '')) next++
  if (
    isFullYear(tokens[next]) &&
    !(
      touches(tokens[next], tokens[next + 1]) &&
      /^[-/:]$/.test(tokens[next + 1]?.text ?? '') &&
      tokens[next + 2]?.is === 'number' &&
      tokens[next + 1]?.text === ':'
    )
  )
    return { year: Number(tokens[next]?.text), next: next + 1 }
  if (/^['’]$/.test(tokens[next]?.text ?? '') && /^\d\d$/.test(tokens[next + 1]?.text ?? ''))
    return { year: fullYear(tokens[next + 1]?.text ?? ''), next: next + 2 }
  return { next: at }
}

export const isRangeJoint = (token: Token | undefined) =>
  /^(?:-|–|—|−|to|until|till|through|thru|and|bis|au|al|\/)$/.test(token?.lower ?? '')

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

function readNamed(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  const token = tokens[at]
  const lower = token?.lower ?? ''
  const part = Object.hasOwn(parts, lower) ? parts[lower] : undefined
  if (part !== undefined) return readPart(tokens, at, part, style)
  if (weekdayOf(lower) !== undefined) return readAfterWeekday(tokens, at, style)
  return (
    readWeek(tokens, at, style) ??
    readQuarter(tokens, at) ??
    readMonth(tokens, at) ??
    readSeason(tokens, at) ??
    readFiscalYear(tokens, at)
  )
}

/** “end of October”, “mid-November”, “the end of 2028”. */
function readPart(tokens: Token[], at: number, part: 'start' | 'middle' | 'end', style: DateStyle): Point | undefined {
  let next = at + 1
  while (next < at + 3 && /^(?:of|-|the)$/.test(tokens[next]?.lower ?? '')) next++
  const token = tokens[next]
  if (token === undefined) return undefined
  if (isFullYear(token)) {
    const year = Number(token.text)
    const days = {
      start: (year: number) => monthSpan(year, 1, 3),
      middle: (year: number) => one(dayOf(year, 6, 30)),
      end: (year: number) => one(dayOf(year, 12, 31)),
    }[part]
    return { first: at, next: next + 1, year, in: days }
  }
  const point =
    readMonth(tokens, next, true) ?? readQuarter(tokens, next) ?? readWeek(tokens, next, style) ?? readSeason(tokens, next)
  if (point === undefined) return undefined
  const days = (year: number): Days => {
    const { from, to } = point.in(year)
    if (part === 'end') return one(to)
    return part === 'start' ? { from, to: addDays(from, 9) } : one(addDays(from, 14))
  }
  return { ...point, first: at, in: days }
}

/** “Monday 24 April 2028”, “Wed, November 11, 2026”. */
function readAfterWeekday(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  const next = at + 1 + (/^[.,]$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0)
  const after = tokens[next]?.lower === 'the' ? next + 1 : next
  if (weekdayOf(tokens[after]?.lower ?? '') !== undefined) return undefined
  const point = readPoint(tokens, after, style)
  return point === undefined || point.isLoose ? undefined : { ...point, first: at }
}

function readMonth(tokens: Token[], at: number, isSure = false): Point | undefined {
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
      isDay(2028, month, Number(date?.text)) &&
      !touches(date, tokens[at + 2 + dotted])) ||
    isOrdinalDay(tokens, at + 1 + dotted, month)
  ) {
    const ordinal = /^(?:st|nd|rd|th)$/.test(tokens[at + 2 + dotted]?.lower ?? '') ? 1 : 0
    const year = readYear(tokens, at + 2 + dotted + ordinal)
    return { first: at, next: year.next, year: year.year, in: (year) => one(dayOf(year, month, Number(date?.text))) }
  }
  const year = readYear(tokens, at + 1 + dotted)
  if (year.year === undefined && !isSure && !standsAsMonth(tokens, at)) return undefined
  if (!isCapital && year.year === undefined && !(isSure && isPlainMonth(token.text) && token.lower !== 'may')) return undefined
  return { first: at, next: year.next, year: year.year, in: (year) => monthSpan(year, month) }
}

/** `December 20-24`, `October 1,`: a day that something touches. */
function isOrdinalDay(tokens: Token[], at: number, month: number) {
  const token = tokens[at]
  if (
    !/^\d{1,2}$/.test(token?.text ?? '') ||
    !isDay(2028, month, Number(token?.text)) ||
    !/^\p{Lu}/u.test(tokens[at - 1]?.text ?? tokens[at - 2]?.text ?? '')
  )
    return false
  return !/^[:%]$/.test(tokens[at + 1]?.text ?? '')
}

/** A month alone is one behind a word of time; “May” and “March” are also a verb. */
function standsAsMonth(tokens: Token[], at: number) {
  const token = tokens[at]
  if (token === undefined || !isPlainMonth(token.text) || !/^\p{Lu}/u.test(token.text)) return false
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
function readWeek(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  const glued = /^(?:KW|CW|W)(\d{1,2})$/.exec(tokens[at]?.text ?? '')
  if (glued === null && !weekWord.test(tokens[at]?.lower ?? '')) return undefined
  const number = glued?.[1] ?? (/^\d{1,2}$/.test(tokens[at + 1]?.text ?? '') ? tokens[at + 1]?.text : undefined)
  if (number === undefined) return readWeekAround(tokens, at, style)
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

function readWeekAround(tokens: Token[], at: number, style: DateStyle): Point | undefined {
  let next = at + 1
  while (next < at + 4 && /^(?:of|ending|commencing|beginning|starting|from|the|on|vom)$/.test(tokens[next]?.lower ?? '')) next++
  if (next === at + 1) return undefined
  const point = readPoint(tokens, next, style)
  if (point === undefined || point.isLoose) return undefined
  const ending = tokens[at + 1]?.lower === 'ending'
  return {
    ...point,
    first: at,
    in: (year) => {
      const { from, to } = point.in(year)
      if (from !== to) return { from, to }
      return ending
        ? { from: addDays(to, -6), to }
        : tokens[at + 1]?.lower === 'of'
          ? weekAround(from)
          : { from, to: addDays(from, 6) }
    },
  }
}

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 4, '1st': 1 }

/** `Q1 2028`, `Q4/27`, `H1 2028`, “first quarter of 2028”. */
function readQuarter(tokens: Token[], at: number): Point | undefined {
  const short = /^([QH])([1-4])$/.exec(tokens[at]?.text ?? '')
  let [count, size, next] =
    short === null ? [ordinals[tokens[at]?.lower ?? ''], 3, at + 2] : [Number(short[2]), short[1] === 'Q' ? 3 : 6, at + 1]
  if (short === null) {
    const word = tokens[at + 1]?.lower
    if (count === undefined || (word !== 'quarter' && word !== 'half')) return undefined
    if (word === 'half') [count, size] = [count === 4 ? 2 : count, 6]
  }
  if (count === undefined || count * size > 12) return undefined
  const joint = /^(?:\/|-|,|of|in|['’])$/.test(tokens[next]?.lower ?? '') ? 1 : 0
  const candidate = tokens[next + joint]?.text ?? ''
  const year = /^20\d\d$/.test(candidate) || (joint === 1 && /^\d\d$/.test(candidate)) ? fullYear(candidate) : undefined
  if (year === undefined && short === null) return undefined
  const last = count * size
  return {
    first: at,
    next: year === undefined ? next : next + joint + 1,
    year,
    in: (year) => monthSpan(year, last - size + 1, last),
  }
}

const holidays: Record<string, (year: number) => Days> = {
  Christmas: (year) => one(dayOf(year, 12, 24)),
  Easter: (year) => one(easterOf(year)),
}
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

/** “summer 2027”, “before Christmas”, “Easter 2028”. */
function readSeason(tokens: Token[], at: number): Point | undefined {
  const lower = tokens[at]?.lower ?? ''
  const next = at + 1 + (/^(?:of|,)$/.test(tokens[at + 1]?.lower ?? '') ? 1 : 0)
  const year =
    isFullYear(tokens[next]) && !(tokens[next + 1]?.text === '-' && touches(tokens[next], tokens[next + 1]))
      ? Number(tokens[next]?.text)
      : undefined
  const month = Object.hasOwn(seasons, lower) ? seasons[lower] : undefined
  if (month !== undefined)
    return year === undefined ? undefined : { first: at, next: next + 1, year, in: (year) => monthSpan(year, month, month + 2) }
  const holiday = Object.hasOwn(holidays, tokens[at]?.text ?? '') ? holidays[tokens[at]?.text ?? ''] : undefined
  if (holiday === undefined) return undefined
  const isDated = year !== undefined || /^(?:by|before|until|after|from|over|at|till|since)$/.test(tokens[at - 1]?.lower ?? '')
  return isDated ? { first: at, next: year === undefined ? at + 1 : next + 1, year, in: holiday } : undefined
}

/** `FY27`, `FY 2027/28`, “fiscal 2029”: which months it has is not known. */
function readFiscalYear(tokens: Token[], at: number): Point | undefined {
  const glued = /^FY(\d\d|20\d\d)$/.exec(tokens[at]?.text ?? '')
  const isWord = /^(?:FY|fiscal|Fiscal)$/.test(tokens[at]?.text ?? '')
  if (glued === null && !isWord) return undefined
  const next = glued === null ? at + 1 + (tokens[at + 1]?.lower === 'year' ? 1 : 0) : at
  const written = glued?.[1] ?? tokens[next]?.text ?? ''
  if (!/^(?:20)?\d\d$/.test(written)) return undefined
  const second = tokens[next + 1]?.text === '/' && /^(?:20)?\d\d$/.test(tokens[next + 2]?.text ?? '') ? 2 : 0
  const year = fullYear(second === 2 ? (tokens[next + 2]?.text ?? '') : written)
  return { first: at, next: next + 1 + second, year, in: (year) => monthSpan(year, 1, 12), ambiguous: true }
}
