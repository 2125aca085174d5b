import { isTimeUnit, unitOfWord } from './measure-units.ts'
import type { NumberRead } from './read-numbers.ts'
import { smallNumber } from './number-words.ts'
import { touches, type Token } from './tokens.ts'

const isSpan = (token: Token | undefined) => isTimeUnit(unitOfWord(token?.text ?? '') ?? '')
const isArticle = (token: Token | undefined) => /^(?:an?|one)$/.test(token?.lower ?? '')

/** Parts of an hour, a day or a year: “half an hour”, “half-year”, “two and a half days”, “1/2 day”, “a year and a half”. */
export function readFraction(tokens: Token[], at: number): NumberRead | undefined {
  return readHalf(tokens, at) ?? readQuarters(tokens, at) ?? readAndAHalf(tokens, at) ?? readFigures(tokens, at)
}

function readHalf(tokens: Token[], at: number): NumberRead | undefined {
  if (tokens[at]?.lower !== 'half') return undefined
  const before = tokens[at - 1]?.lower ?? ''
  // “The first half year” is a calendar period; in “4 half days” the half day is the unit.
  if (/^(?:first|second|last|next|this|other|1st|2nd)$/.test(before) || tokens[at - 1]?.is === 'number') return undefined
  if (smallNumber(before) !== undefined && before !== 'one') return undefined
  const next = at + (isArticle(tokens[at + 1]) || tokens[at + 1]?.text === '-' ? 2 : 1)
  return isSpan(tokens[next]) ? { value: 0.5, next, inWords: true } : undefined
}

/** “a quarter of an hour”, “three quarters of an hour”. */
function readQuarters(tokens: Token[], at: number): NumberRead | undefined {
  const word = /^quarters?$/.test(tokens[at]?.lower ?? '') ? at : at + 1
  const count = word === at ? 1 : smallNumber(tokens[at]?.lower ?? '')
  if (!/^quarters?$/.test(tokens[word]?.lower ?? '') || count === undefined || count < 1 || count > 3) return undefined
  const isOf = tokens[word + 1]?.lower === 'of' && isArticle(tokens[word + 2]) && isSpan(tokens[word + 3])
  return isOf ? { value: count / 4, next: word + 3, inWords: true } : undefined
}

/** “two and a half hours”; “a year and a half”, where the unit comes first. */
function readAndAHalf(tokens: Token[], at: number): NumberRead | undefined {
  const isHalf = (from: number) =>
    tokens[from]?.lower === 'and' && isArticle(tokens[from + 1]) && tokens[from + 2]?.lower === 'half'
  const first = tokens[at]
  const count = isArticle(first) ? 1 : first?.is === 'number' ? Number(first.text) : smallNumber(first?.lower ?? '')
  if (count === undefined || !Number.isInteger(count)) return undefined
  if (isHalf(at + 1) && isSpan(tokens[at + 4])) return { value: count + 0.5, next: at + 4, inWords: true }
  return isSpan(tokens[at + 1]) && isHalf(at + 2) ? { value: count + 0.5, next: at + 1, inWords: true } : undefined
}

/** “1/2 day”, “2 1/2 hours”. */
function readFigures(tokens: Token[], at: number): NumberRead | undefined {
  const whole = /^\d{1,2}$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.is === 'number' ? Number(tokens[at]?.text) : 0
  const first = whole > 0 ? at + 1 : at
  const [top, slash, bottom] = [tokens[first], tokens[first + 1], tokens[first + 2]]
  if (slash?.text !== '/' || !touches(top, slash) || !touches(slash, bottom) || !isSpan(tokens[first + 3])) return undefined
  const isPart = /^[123]$/.test(top?.text ?? '') && /^[234]$/.test(bottom?.text ?? '')
  const value = Number(top?.text) / Number(bottom?.text)
  return isPart && value < 1 ? { value: whole + Number(value.toPrecision(6)), next: first + 3, inWords: false } : undefined
}

/** Units whose values may be negative. */
const belowZero =
  /^(?:(?:and|to|or|bis|-|–|−) (?:[-–−+] )?(?:(?:minus|plus) )?\d[\d.,]* )?(?:°|degrees?\b|celsius\b|fahrenheit\b|%|percent\b|per cent\b|k\b|dbm?\b|m?v\b|bar\b|[cm]?m\b(?! of)|met(?:re|er)s\b)/i

/** The position of a minus that belongs to the number: “-18 °C”, “minus 18 degrees”. */
export function minusBefore(tokens: Token[], at: number): number | undefined {
  const [sign, before] = [tokens[at - 1], tokens[at - 2]]
  const isWord = sign?.lower === 'minus' && before?.is !== 'number'
  const isSign = /^[-–−]$/.test(sign?.text ?? '') && touches(sign, tokens[at]) && !touches(before, sign) && before?.is !== 'number'
  if (!isWord && !isSign) return undefined
  const behind = tokens.slice(at + 1, at + 7)
  return belowZero.test(behind.map(({ text }) => text).join(' ')) ? at - 1 : undefined
}
