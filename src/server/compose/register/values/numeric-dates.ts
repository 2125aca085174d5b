import { dayOf, isDate, monthSpan } from './calendar.ts'
import { fullYear, isFullYear, isRangeJoint, singleDay, readYear, type DateStyle, type WrittenDate } from './date-forms.ts'
import { monthOf } from './month-names.ts'
import { touches, type Token } from './tokens.ts'

/** A date that begins with a figure. */
export function readNumeric(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const token = tokens[at]
  if (token === undefined || (touches(tokens[at - 1], token) && /^[\p{L}\p{N}/.-]$/u.test(tokens[at - 1]?.text ?? '')))
    return undefined
  return (
    readIso(tokens, at) ??
    readSlashes(tokens, at, style) ??
    readShort(tokens, at, style) ??
    readDots(tokens, at) ??
    readMonthOfYear(tokens, at) ??
    readDayMonth(tokens, at)
  )
}

/** `2027-05-01`; `2027/05/01`. */
function readIso(tokens: Token[], at: number): WrittenDate | undefined {
  const parts = tokens.slice(at, at + 5)
  if (!isFullYear(parts[0]) || parts.length < 5 || !/^[-/]$/.test(parts[1]?.text ?? '') || parts[3]?.text !== parts[1]?.text)
    return undefined
  if (parts.some((part, index) => index > 0 && !touches(parts[index - 1], part))) return undefined
  const [year, month, date] = [0, 2, 4].map((index) => Number(parts[index]?.text))
  if (year === undefined || month === undefined || date === undefined || !isDate(year, month, date)) return undefined
  return { first: at, next: at + 5, year, in: (year) => singleDay(dayOf(year, month, date)) }
}

/** `3/1/2027`: the whole brief decides which part is the month; else the day comes first and the date is marked as open. */
function readSlashes(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
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
  const isSwapped = Number(second) > 12 || (style.dayFirst === false && Number(first) <= 12)
  const [date, month] = isSwapped ? [Number(second), Number(first)] : [Number(first), Number(second)]
  if (!isDate(fullYear(year), month, date)) return undefined
  const isOpen = Number(first) <= 12 && Number(second) <= 12 && first !== second
  return {
    first: at,
    next: at + 5,
    year: fullYear(year),
    in: (year) => singleDay(dayOf(year, month, date)),
    ...(isOpen && eitherWay(style, (each) => singleDay(dayOf(each, date, month)))),
  }
}

/** `04/05`, `05/04 to 08/04`: two figures each, one of them with a leading zero, are a day and a month. */
function readShort(tokens: Token[], at: number, style: DateStyle): WrittenDate | undefined {
  const [first, slash, second, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (slash?.text !== '/' || !touches(first, slash) || !touches(slash, second)) return undefined
  const written = `${first?.text}/${second?.text}`
  if (!/^(?:0[1-9]\/(?:0[1-9]|[12]\d|3[01])|(?:[12]\d|3[01])\/0[1-9]|1[0-2]\/0[1-9])$/.test(written)) return undefined
  if (touches(second, after) && /^[/%\p{L}\d-]$/u.test(after?.text ?? '')) return undefined
  const isSwapped = Number(second?.text) > 12 || (style.dayFirst === false && Number(first?.text) <= 12)
  const [date, month] = isSwapped ? [Number(second?.text), Number(first?.text)] : [Number(first?.text), Number(second?.text)]
  if (!isDate(2028, month, date)) return undefined
  const isOpen = Number(first?.text) <= 12 && Number(second?.text) <= 12 && date !== month
  return {
    first: at,
    next: at + 3,
    in: (each) => singleDay(dayOf(each, month, date)),
    ...(isOpen && eitherWay(style, (each) => singleDay(dayOf(each, date, month)))),
  }
}

/** Properties of a date that can be read in two ways: its order is that of the brief's other dates, or open. */
const eitherWay = ({ dayFirst }: DateStyle, swapped: WrittenDate['in']): Partial<WrittenDate> => ({
  swapped,
  ...(dayFirst === undefined ? { ambiguous: true } : { orderAssumed: true }),
})

/** `01.03.2027.`, `9.11.26`, and `15.12.` with its second full stop. */
function readDots(tokens: Token[], at: number): WrittenDate | undefined {
  const token = tokens[at]
  const found = /^(\d{1,2})\.(\d{1,2})(?:\.((?:20)?\d\d))?$/.exec(token?.text ?? '')
  if (found === null) return undefined
  const stop = tokens[at + 1]?.text === '.' && touches(token, tokens[at + 1])
  if (found[3] === undefined && !stop) return undefined
  const [date, month] = [Number(found[1]), Number(found[2])]
  if (!isDate(found[3] === undefined ? 2028 : fullYear(found[3]), month, date)) return undefined
  if (found[3] === undefined) {
    const before = tokens[at - 1]?.lower ?? ''
    const isDated =
      /^(?:by|on|from|until|till|to|am|ab|bis|vom|zum|den|before|after|freeze|and|-|–|—|\()$/.test(before) ||
      /^(?:[-–—]|to|until|till|bis|au)$/.test(tokens[at + 2]?.lower ?? '')
    if (!isDated) return undefined
  }
  const next = at + (found[3] === undefined ? 2 : 1)
  return {
    first: at,
    next,
    year: found[3] === undefined ? undefined : fullYear(found[3]),
    in: (year) => singleDay(dayOf(year, month, Math.min(date, 31))),
  }
}

/** `7/2027` after a word of time or at the start of its line; after another word it is the number of a tender or a law. */
export function readMonthOfYear(tokens: Token[], at: number): WrittenDate | undefined {
  const [month, slash, year, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  const before = tokens[at - 1]
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month?.text ?? '') || slash?.text !== '/' || !/^20\d\d$/.test(year?.text ?? '')) return undefined
  if (!touches(month, slash) || !touches(slash, year) || (touches(year, after) && /^[/\p{L}\d-]$/u.test(after?.text ?? '')))
    return undefined
  if (before !== undefined && !beforeMonth.test(before.lower)) return undefined
  const number = Number(month?.text)
  return { first: at, next: at + 3, year: Number(year?.text), in: (year) => monthSpan(year, number) }
}
const beforeMonth =
  /^(?:in|by|from|until|till|to|since|of|before|after|between|and|or|start|end|mid|early|late|latest|live|beginning|during|through|about|around|ab|bis|im|seit|mitte|ende|anfang|[-–—:(|,•])$/

/** `12 April 2027`, `18th of May`, `15. März 2027`, `1 de março de 2027`; also a bare day before a range. */
export function readDayMonth(tokens: Token[], at: number): WrittenDate | undefined {
  const token = tokens[at]
  if (!/^\d{1,2}$/.test(token?.text ?? '') || Number(token?.text) > 31 || Number(token?.text) < 1) return undefined
  if (isCounted(tokens, at)) return undefined
  const date = Number(token?.text)
  let next = at + 1
  if (/^(?:st|nd|rd|th|er|º|°|\.)$/.test(tokens[next]?.lower ?? '') && touches(token, tokens[next])) next++
  const ordinalEnd = next
  if (/^(?:of|de|do|del)$/.test(tokens[next]?.lower ?? '')) next++
  const name = tokens[next]
  const month = name?.is === 'word' ? monthOf(name.text) : 0
  if (month === 0 || (name?.text === 'may' && tokens[ordinalEnd - 1]?.text !== token?.text)) {
    return isRangeJoint(tokens[ordinalEnd])
      ? { first: at, next: ordinalEnd, in: (year) => singleDay(dayOf(year, 1, date)), isLoose: true }
      : undefined
  }
  if (name?.text === 'may' || (month === 3 && name?.text === 'march')) return undefined
  const year = readYear(tokens, next + 1)
  if (!isDate(2028, month, date)) return undefined
  return { first: at, next: year.next, year: year.year, in: (year) => singleDay(dayOf(year, month, date)) }
}

const counted =
  /^(?:annex|appendi(?:x|ces)|batch(?:es)?|bloc?k|chapter|clause|cycle|etap|etappe|fase|gate|iteration|line|lot|milestone|option|package|part|period|phase|room|round|section|shift|sprint|stage|step|stufe|tier|tranche|unit|version|wave|welle|zone|release|building|floor|group)s?$/
/** “Cycle 1 of November 2027”, “phases 2 and 3”: the number of a thing, not a day. */
function isCounted(tokens: Token[], at: number): boolean {
  const [joint, before] = [tokens[at - 1], tokens[at - 2]]
  if (counted.test(joint?.lower ?? '')) return true
  return before?.is === 'number' && /^(?:and|to|or|und|bis|et|y|[-–&,/])$/.test(joint?.lower ?? '') && isCounted(tokens, at - 2)
}
