import { monthSpan } from './calendar.ts'
import { isFullYear, type WrittenDate } from './date-forms.ts'
import { touches, type Token } from './tokens.ts'

const romans = ['I', 'II', 'III', 'IV']

/** “1. Quartal 2028”, “3e trimestre 2027”, “III kwartale 2028”, `2H 2027`: always with the year. */
export function readCounted(tokens: Token[], at: number): WrittenDate | undefined {
  const written = tokens[at]?.text ?? ''
  const count = romans.includes(written) ? romans.indexOf(written) + 1 : Number(/^[1-4]$/.exec(written)?.[0])
  if (!count) return undefined
  let next = at + 1
  const isHalf = tokens[next]?.text === 'H' && touches(tokens[at], tokens[next])
  if (!isHalf) while (/^(?:\.|e|er|ème|º)$/.test(tokens[next]?.lower ?? '') && touches(tokens[next - 1], tokens[next])) next++
  const isQuarter = /^(?:quartals?|trimest(?:re|er)|kwarta\p{L}+)$/u.test(tokens[next]?.lower ?? '')
  const year = tokens[next + 1]
  if ((!isHalf && !isQuarter) || !isFullYear(year)) return undefined
  const size = isHalf ? 6 : 3
  if (count * size > 12) return undefined
  return {
    first: at,
    next: next + 2,
    year: Number(year?.text),
    in: (each) => monthSpan(each, (count - 1) * size + 1, count * size),
  }
}
