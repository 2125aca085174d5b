import { monthSpan } from './calendar.ts'
import { fullYear, type WrittenDate } from './date-forms.ts'
import { touches, type Token } from './tokens.ts'

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 4, '1st': 1 }

/** `Q1 2028`, `Q4/27`, `H1 2028`, “first quarter of 2028”. */
export function readQuarter(tokens: Token[], at: number): WrittenDate | undefined {
  const short = /^([QH])([1-4])$/.exec(tokens[at]?.text ?? '')
  let [count, size, next] =
    short === null ? [ordinals[tokens[at]?.lower ?? ''], 3, at + 2] : [Number(short[2]), short[1] === 'Q' ? 3 : 6, at + 1]
  if (short === null) {
    const word = tokens[at + 1]?.lower
    if (count === undefined || (word !== 'quarter' && word !== 'half')) return undefined
    if (word === 'half') [count, size] = [count === 4 ? 2 : count, 6]
    // “the first half-year of 2027”
    const isYear = word === 'half' && tokens[next + (tokens[next]?.text === '-' ? 1 : 0)]?.lower === 'year'
    if (isYear) next += tokens[next]?.text === '-' ? 2 : 1
  }
  if (count === undefined || count * size > 12) return undefined
  const joint = /^(?:\/|-|,|of|in|['’])$/.test(tokens[next]?.lower ?? '') ? 1 : 0
  const candidate = tokens[next + joint]?.text ?? ''
  const year = /^20\d\d$/.test(candidate) || (joint === 1 && /^\d\d$/.test(candidate)) ? fullYear(candidate) : undefined
  // “A.Q1” is a clause.
  if (year === undefined && (short === null || touches(tokens[at - 1], tokens[at]))) return undefined
  const last = count * size
  return {
    first: at,
    next: year === undefined ? next : next + joint + 1,
    year,
    in: (year) => monthSpan(year, last - size + 1, last),
  }
}

/** `FY27`, `FY 2027/28`, “fiscal 2029”: its months are not known. */
export function readFiscalYear(tokens: Token[], at: number): WrittenDate | undefined {
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
