import type { Days } from './calendar.ts'
import { touches, type Token } from './tokens.ts'

/** A date as written, whose year may still be open. */
export type WrittenDate = {
  first: number
  next: number
  year?: number | undefined
  /** The days in a given year. */
  in: (year: number) => Days
  ambiguous?: boolean | undefined
  /** Day and month can be swapped; the order is that of the brief's other dates. */
  orderAssumed?: boolean | undefined
  /** The days in a given year with day and month swapped, if both are possible. */
  swapped?: ((year: number) => Days) | undefined
  recurs?: boolean | undefined
  /** A day without a month, which is used only in a range: “1 to 14 August”. */
  isLoose?: boolean | undefined
}
export type DateStyle = { today: string; dayFirst: boolean | undefined }

export const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))
export const isFullYear = (token: Token | undefined) => token?.is === 'number' && /^(?:19|20)\d\d$/.test(token.text)
export const singleDay = (day: string): Days => ({ from: day, to: day })

/** The year after a month: `, 2027`, `de 2027`, `'27`. */
export function readYear(tokens: Token[], at: number): { year?: number | undefined; next: number } {
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

/** “Feb half-term 2028”: the year follows a word or two that say which part of the month or which event. */
export function yearPlace(tokens: Token[], at: number): number {
  let next = at
  while (next < at + 3 && /^(?:half|-|term|holidays?|break|season|intake|release|meeting)$/.test(tokens[next]?.lower ?? '')) next++
  return isFullYear(tokens[next]) ? next : at
}
