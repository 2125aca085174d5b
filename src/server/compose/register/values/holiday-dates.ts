import { dayOf, easterOf, type Days } from './calendar.ts'
import { isFullYear, singleDay, type WrittenDate } from './date-forms.ts'
import { touches, type Token } from './tokens.ts'

const holidays: Record<string, (year: number) => Days> = {
  Christmas: (year) => singleDay(dayOf(year, 12, 24)),
  Easter: (year) => singleDay(easterOf(year)),
}

/** “before Christmas”, “Easter 2028”; seasons differ by hemisphere and company, and are not dates. */
export function readHoliday(tokens: Token[], at: number): WrittenDate | undefined {
  const next = at + 1 + (/^(?:of|,)$/.test(tokens[at + 1]?.lower ?? '') ? 1 : 0)
  const year =
    isFullYear(tokens[next]) && !(tokens[next + 1]?.text === '-' && touches(tokens[next], tokens[next + 1]))
      ? Number(tokens[next]?.text)
      : undefined
  const holiday = Object.hasOwn(holidays, tokens[at]?.text ?? '') ? holidays[tokens[at]?.text ?? ''] : undefined
  if (holiday === undefined) return undefined
  const isDated = year !== undefined || /^(?:by|before|until|after|from|over|at|till|since)$/.test(tokens[at - 1]?.lower ?? '')
  return isDated ? { first: at, next: year === undefined ? at + 1 : next + 1, year, in: holiday } : undefined
}
