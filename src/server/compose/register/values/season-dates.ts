import { dayOf, easterOf, monthSpan, type Days } from './calendar.ts'
import { isFullYear, singleDay, type WrittenDate } from './date-forms.ts'
import { touches, type Token } from './tokens.ts'

const holidays: Record<string, (year: number) => Days> = {
  Christmas: (year) => singleDay(dayOf(year, 12, 24)),
  Easter: (year) => singleDay(easterOf(year)),
}
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

/** “summer 2027”, “before Christmas”, “Easter 2028”. */
export function readSeason(tokens: Token[], at: number): WrittenDate | undefined {
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
