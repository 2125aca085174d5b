import type { Measure } from '#server/solution/solution.ts'
import { comparisonOf } from './compare-words.ts'
import { moneyOf } from './currencies.ts'
import type { Span } from '../trim-span.ts'
import { isCodeNumber } from './number-codes.ts'
import { minusBefore, readFraction } from './read-fractions.ts'
import { readNumber, readScale, type NumberRead, type NumberStyle } from './read-numbers.ts'
import { readUnit } from './read-units.ts'
import { touches, type Token } from './tokens.ts'

/** A measure with its position in the text. */
export type FoundMeasure = Measure & Span

/** A text with its tokens, read once for numbers, dates and names. */
export type ReadText = { text: string; tokens: Token[] }

/** The figures of a text that measure or count something. Spans in `taken` are dates and names, which are not measures. */
export function readMeasures({ text, tokens }: ReadText, style: NumberStyle, taken: Span[] = []): FoundMeasure[] {
  const found: FoundMeasure[] = []
  let span = 0
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    while ((taken[span]?.end ?? Infinity) <= token.start) span++
    const isTaken = (taken[span]?.start ?? Infinity) <= token.start
    const read = isTaken || token.is === 'mark' ? undefined : readAmount({ text, tokens }, at, style)
    if (read === undefined) {
      at++
      continue
    }
    found.push(...read.measures)
    at = read.next
  }
  return found
}

type Part = { value: number; scale: number; code: string | undefined; next: number; inWords: boolean; percent: boolean }
type Amount = { measures: FoundMeasure[]; next: number }

/** One amount: a value or both ends of a range, with unit, rate and bound. */
function readAmount(read: ReadText, at: number, style: NumberStyle): Amount | undefined {
  const { text, tokens } = read
  const clock = readClock(read, at)
  if (clock !== undefined) return clock
  const percentile = /^p(\d{2})$/i.exec(tokens[at]?.text ?? '')
  if (percentile !== null) return bare(read, at, { value: Number(percentile[1]), unit: 'percentile' })
  const first = readPart(tokens, at, style)
  if (first === undefined) return undefined
  if (isCodeNumber(tokens, at, first))
    return tokens[at]?.is === 'number' ? { measures: [], next: Math.max(first.next, at + 1) } : undefined
  const ordinal = /^(?:st|nd|rd|th)$/.test(tokens[first.next]?.lower ?? '') && touches(tokens[first.next - 1], tokens[first.next])
  if (ordinal) return readOrdinal(read, at, first)
  const range = readRangeEnd(read, { at, first }, style)
  const last = range ?? first
  const unit = readUnit(tokens, last.next, {
    money: first.code ?? last.code,
    inWords: first.inWords,
    text,
    first: at,
    percent: last.percent || first.percent,
  })
  if (unit === undefined) return { measures: [], next: last.next }
  const start = startOf(tokens, at)
  const end = tokens[unit.next - 1]?.end ?? 0
  const left = text.slice(Math.max(0, start - 48), start)
  const right = text.slice(end, end + 24)
  const quote = text.slice(start, end)
  const values = range === undefined ? [first.value * first.scale] : valuesOfRange(first, range)
  const bounds: Measure['comparison'][] = range === undefined ? [comparisonOf(left, right)] : ['at-least', 'at-most']
  const isChange = range !== undefined && (values[0] ?? 0) > (values[1] ?? 0)
  return {
    next: Math.max(unit.next, last.next),
    measures: values.map((value, index) => ({
      subject: unit.subject,
      comparison: isChange ? 'exactly' : (bounds[index] ?? 'exactly'),
      value: Number(value.toPrecision(15)),
      unit: unit.unit,
      quote,
      start,
      end,
    })),
  }
}

/** A currency sign before the number belongs to it. */
function startOf(tokens: Token[], at: number) {
  let first = minusBefore(tokens, at) ?? at
  for (let back = 1; back <= 2; back++) {
    const written = tokens
      .slice(at - back, at)
      .map(({ text }) => text)
      .join('')
    if (at - back >= 0 && moneyOf(written) !== undefined) first = at - back
  }
  return tokens[first]?.start ?? 0
}

function moneyBefore(tokens: Token[], at: number) {
  for (const back of [2, 1]) {
    if (at - back < 0) continue
    const words = tokens.slice(at - back, at)
    if (words.some((word, index) => index > 0 && !touches(words[index - 1], word))) continue
    const money = moneyOf(words.map(({ text }) => text).join(''))
    if (money !== undefined) return money
  }
  const [name, dot] = [tokens[at - 2], tokens[at - 1]]
  return dot?.text === '.' && touches(name, dot) && /^rs$/i.test(name?.text ?? '') ? moneyOf('rs') : undefined
}

function moneyAfter(tokens: Token[], at: number) {
  for (const count of [2, 1]) {
    const words = tokens.slice(at, at + count)
    if (words.length < count || words.some((word, index) => index > 0 && !touches(words[index - 1], word))) continue
    const money = moneyOf(words.map(({ text }) => text).join(''))
    if (money !== undefined && !(words[0]?.lower === 'pound' && false)) return { ...money, next: at + count }
  }
  return undefined
}

function readPart(tokens: Token[], at: number, style: NumberStyle): Part | undefined {
  const number = readFraction(tokens, at) ?? readNumber(tokens, at, style) ?? readArticle(tokens, at)
  if (number === undefined) return undefined
  const before = moneyBefore(tokens, at)
  number.next = behindRepeat(tokens, number, style)
  const { scale, next } = readScale(tokens, number.next, before !== undefined || moneyAfter(tokens, number.next + 1) !== undefined)
  const percent = /^(?:%|‰)$/.test(tokens[next]?.text ?? '')
  const after = before === undefined && !percent ? moneyAfter(tokens, next) : undefined
  return {
    value: minusBefore(tokens, at) === undefined ? number.value : -number.value,
    scale: scale * (before?.scale ?? 1) * (after?.scale ?? 1),
    code: before?.code ?? after?.code,
    next: after?.next ?? next,
    inWords: number.inWords,
    percent,
  }
}

/** “fourteen (14) berths”: the figures in brackets repeat the number. */
function behindRepeat(tokens: Token[], { value, next, inWords }: NumberRead, style: NumberStyle) {
  const again = inWords && tokens[next]?.text === '(' ? readNumber(tokens, next + 1, style) : undefined
  return again !== undefined && again.value === value && tokens[again.next]?.text === ')' ? again.next + 1 : next
}

/** "a dozen", "half a million", "a hundred", "a million". */
function readArticle(tokens: Token[], at: number) {
  const [first, second, third] = [tokens[at]?.lower, tokens[at + 1]?.lower, tokens[at + 2]?.lower ?? '']
  if (first === 'half' && /^an?$/.test(second ?? '')) {
    return /^(?:dozen|hundred|thousand|million|billion)$/.test(third) ? { value: 0.5, next: at + 2, inWords: true } : undefined
  }
  return /^an?$/.test(first ?? '') && /^(?:dozen|hundred|thousand|million|billion)$/.test(second ?? '')
    ? { value: 1, next: at + 1, inWords: true }
    : undefined
}

/** The other end of a range; “and” joins two ends only after “between”. */
function readRangeEnd(
  { text, tokens }: ReadText,
  { at, first }: { at: number; first: Part },
  style: NumberStyle,
): Part | undefined {
  let next = first.next + (first.percent ? 1 : 0)
  // "11 months to 14", "2 weeks to 3": the unit may follow only the first number.
  const joint = tokens[next]
  if (joint === undefined) return undefined
  const start = tokens[minusBefore(tokens, at) ?? at]?.start ?? 0
  const isBetween = /\bbetween\s*(?:[€£$]|[A-Z]{3}\s)?\s*$/i.test(text.slice(Math.max(0, start - 16), start))
  const isDash = /^[-–—−]$/.test(joint.text)
  if (!isDash && !/^(?:to|bis|à)$/.test(joint.lower) && !(joint.lower === 'and' && isBetween)) return undefined
  next++
  for (let skipped = 0; skipped < 2 && tokens[next] !== undefined && moneyOf(tokens[next]?.text ?? '') !== undefined; skipped++)
    next++
  if (/^[-–−+]$/.test(tokens[next]?.text ?? '') && touches(tokens[next], tokens[next + 1])) next++
  if (/^(?:minus|plus)$/.test(tokens[next]?.lower ?? '')) next++
  const last = readPart(tokens, next, style)
  if (last === undefined || /^(?:st|nd|rd|th)$/.test(tokens[last.next]?.lower ?? '')) return undefined
  if (isDash && !touches(tokens[first.next - 1], joint) && touches(joint, tokens[next])) return undefined
  if (isDash && /^0\d/.test(tokens[next]?.text ?? '')) return undefined
  const comma = tokens[last.next]?.text === ',' ? readScale(tokens, last.next + 1, true) : undefined
  // "Two-ten to two-sixty, thousand": the scale follows a pause.
  return comma !== undefined && comma.scale > 1 && first.inWords ? { ...last, scale: comma.scale, next: comma.next } : last
}

/** "400-550k" and "1,2 to 1,6 mil.": a scale after the second number applies to both. */
function valuesOfRange(first: Part, last: Part) {
  const isShared = first.scale === 1 && last.scale > 1 && first.value <= last.value * 10
  return [first.value * (isShared ? last.scale : first.scale), last.value * last.scale]
}

function bare({ tokens, text }: ReadText, at: number, { value, unit }: { value: number; unit: string }): Amount {
  const [start, end] = [tokens[at]?.start ?? 0, tokens[at]?.end ?? 0]
  return {
    next: at + 1,
    measures: [{ subject: unit, comparison: 'exactly', value, unit, quote: text.slice(start, end), start, end }],
  }
}

/** "95th percentile" and "the 4th working day" are measures; other ordinals are names. */
function readOrdinal({ tokens, text }: ReadText, at: number, { value, next }: Part): Amount {
  const [word, second] = [tokens[next + 1]?.lower ?? '', tokens[next + 2]?.lower ?? '']
  const unit =
    word === 'percentile'
      ? word
      : /^(?:working|business|calendar|bank)$/.test(word) && second.startsWith('day')
        ? `${word} day`
        : undefined
  if (unit === undefined) return { measures: [], next: next + 1 }
  const last = next + (word === 'percentile' ? 1 : 2)
  const [start, end] = [tokens[at]?.start ?? 0, tokens[last]?.end ?? 0]
  return {
    next: last + 1,
    measures: [{ subject: unit, comparison: 'exactly', value, unit, quote: text.slice(start, end), start, end }],
  }
}

/** A time of day, if it bounds something: `by 04.30`, `at 02:00`, `6:30 AM`. */
function readClock({ text, tokens }: ReadText, at: number): Amount | undefined {
  const hour = tokens[at]
  if (hour?.is !== 'number') return undefined
  const colon = tokens[at + 1]?.text === ':' && touches(hour, tokens[at + 1]) && /^\d{2}$/.test(tokens[at + 2]?.text ?? '')
  const dotted = /^([01]\d|2[0-3])\.([0-5]\d)$/.exec(hour.text)
  const next = colon ? at + 3 : at + 1
  const half =
    /^(?:a|p)\.?m$/i.test(tokens[next]?.text ?? '') ||
    (/^[ap]$/i.test(tokens[next]?.text ?? '') && tokens[next + 1]?.text === '.' && tokens[next + 2]?.lower === 'm')
  const left = text.slice(Math.max(0, hour.start - 20), hour.start)
  if (!colon && !(dotted !== null && /\b(?:by|before|until|at|in \p{Lu}+|from|after|to|um|bis)\s$/u.test(left)) && !half)
    return undefined
  const hours = Number(dotted?.[1] ?? hour.text)
  const minutes = Number(colon ? tokens[at + 2]?.text : (dotted?.[2] ?? 0))
  if (!(hours < 25) || !(minutes < 60)) return undefined
  const isAfternoon = half && /^p/i.test(tokens[next]?.text ?? '') && hours < 12
  const last = half ? next + (tokens[next + 1]?.text === '.' && /^[ap]$/i.test(tokens[next]?.text ?? '') ? 2 : 0) : next - 1
  const [start, end] = [hour.start, tokens[last]?.end ?? hour.end]
  const value = Number((hours + (isAfternoon ? 12 : 0) + minutes / 60).toPrecision(6))
  const comparison = comparisonOf(text.slice(Math.max(0, start - 48), start), '')
  return {
    next: last + 1,
    measures: [{ subject: 'time of day', comparison, value, unit: 'o’clock', quote: text.slice(start, end), start, end }],
  }
}
