import { scales, smallNumber, tenNumber } from './number-words.ts'
import { touches, type Token } from './tokens.ts'

/** How the brief writes numbers: `1.234,5` or `1,234.5`. */
export type NumberStyle = { decimalComma: boolean }

export type NumberRead = { value: number; next: number; inWords: boolean }

const asDigits = (text: string) =>
  text.replaceAll(/[^\d.,'’]/gu, (digit) => {
    // Digits of other scripts have ten consecutive code points.
    const code = digit.codePointAt(0) ?? 0
    const base = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xff10].find((base) => code >= base && code < base + 10)
    return base === undefined ? '' : String(code - base)
  })

/** A comma before one, two or four digits, or full stops between thousands before a comma, prove the continental style. */
export function numberStyleOf(texts: string[]): NumberStyle {
  let continental = 0
  let english = 0
  for (const text of texts) {
    for (const [number] of text.matchAll(/(?<!\d)\d{1,12}(?:[.,]\d{1,12}){1,6}/g)) {
      if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3},\d{1,2}$/.test(number)) continental++
      else if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+\.\d{1,2}$/.test(number)) english++
    }
  }
  return { decimalComma: continental > english }
}

/** The value of figures as written; undefined if they are a version or a code. */
export function valueOfDigits(written: string, { decimalComma }: NumberStyle): number | undefined {
  const text = asDigits(written).replaceAll(/['’]/g, '')
  const marks: string[] = text.match(/[.,]/g) ?? []
  if (marks.length === 0) return Number(text)
  if (marks.includes('.') && marks.includes(',')) return valueOfMixed(text)
  const mark = marks[0] ?? '.'
  const groups = text.split(mark)
  const last = groups.at(-1) ?? ''
  if (marks.length > 1) {
    const isGrouped =
      last.length === 3 && groups.slice(1, -1).every(({ length }) => length === 2 || length === 3) && (groups[0] ?? '').length <= 3
    return isGrouped ? Number(groups.join('')) : undefined
  }
  if (last.length !== 3 || groups[0] === '0' || (groups[0] ?? '').length > 3) return Number(groups.join('.'))
  // A single mark before three digits separates thousands, unless the brief uses it as the decimal mark.
  const parts = mark === ',' ? true : decimalComma || last.endsWith('0')
  return Number(groups.join(parts ? '' : '.'))
}

function valueOfMixed(text: string) {
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  return more.length > 0 ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`)
}

/** The number that begins at a token: figures with blanks between thousands, or words. */
export function readNumber(tokens: Token[], at: number, style: NumberStyle): NumberRead | undefined {
  const token = tokens[at]
  if (token?.is === 'number') return readDigits(tokens, at, style)
  return token?.is === 'word' ? readWords(tokens, at) : undefined
}

function readDigits(tokens: Token[], at: number, style: NumberStyle): NumberRead | undefined {
  const first = tokens[at]
  if (first === undefined) return undefined
  let next = at + 1
  let text = first.text
  // "4 800": one blank, then three figures.
  if (/^\d{1,3}$/.test(text)) {
    for (let token = tokens[next]; token !== undefined && isGroup(tokens, next); token = tokens[next]) {
      text += token.text
      next++
    }
  }
  const value = valueOfDigits(text, style)
  return value === undefined || !Number.isFinite(value) ? undefined : { value, next, inWords: false }
}

function isGroup(tokens: Token[], at: number) {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    token !== undefined &&
    before !== undefined &&
    token.is === 'number' &&
    token.start - before.end === 1 &&
    /^\d{3}(?:[.,]\d{1,2})?$/.test(token.text) &&
    before.is === 'number' &&
    !(touches(token, after) && /^[/:]$/.test(after?.text ?? ''))
  )
}

/** "sixty-one", "two-ten" (210), "hundred and eighty", "half a", "a dozen". */
function readWords(tokens: Token[], at: number): NumberRead | undefined {
  let value: number | undefined
  let next = at
  for (;;) {
    const word = tokens[next]?.lower ?? ''
    const step = wordValue(word, value)
    if (step === undefined) break
    value = step
    next++
    const [joint, after] = [tokens[next], tokens[next + 1]?.lower ?? '']
    const isJoint = joint?.text === '-' || (joint?.lower === 'and' && value >= 100 && value % 100 === 0)
    if (isJoint && wordValue(after, value) !== undefined && (joint?.text !== '-' || touches(tokens[next - 1], joint))) next++
  }
  return value === undefined ? undefined : { value, next, inWords: true }
}

/** The number after one more word; undefined if the word does not continue it. */
function wordValue(word: string, value: number | undefined): number | undefined {
  const [one, ten] = [smallNumber(word), tenNumber(word)]
  if (word === 'hundred') return value === undefined ? 100 : value < 100 && value > 0 ? value * 100 : undefined
  const number = one ?? ten
  if (number === undefined) return undefined
  if (value === undefined) return number
  if (value >= 100)
    return value % 100 === 0 && number < 100
      ? value + number
      : value % 10 === 0 && value % 100 >= 20 && number < 10
        ? value + number
        : undefined
  if (value >= 20 && value % 10 === 0) return number < 10 && number > 0 ? value + number : undefined
  // "two-ten", "two-twenty": hundreds in spoken amounts of money.
  return value > 0 && value < 10 && number >= 10 ? value * 100 + number : undefined
}

/** The word or sign that multiplies, with its end; a lone "m" only if it cannot mean metres. */
export function readScale(tokens: Token[], at: number, hasMoney: boolean): { scale: number; next: number } {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined) return { scale: 1, next: at }
  const hyphen = token.text === '-' && touches(before, token) ? 1 : 0
  const word = tokens[at + hyphen]
  const lower = word?.lower ?? ''
  const after = tokens[at + hyphen + 1]
  if (lower === 'm' || word?.text === 'M') {
    const isMillion =
      hasMoney ||
      (/^[a-z]{4,}$/.test(after?.text ?? '') &&
        !/^(?:long|wide|high|deep|away|below|above|apart|from|with|each)$/.test(after?.text ?? ''))
    return isMillion ? { scale: 1e6, next: at + hyphen + 1 } : { scale: 1, next: at }
  }
  const isThousandMoney = word?.text === 'T' && after?.text === '€'
  if (isThousandMoney) return { scale: 1e3, next: at + 1 }
  const scale = Object.hasOwn(scales, lower) ? scales[lower] : undefined
  if (
    scale === undefined ||
    (lower === 'mil' && !hasMoney && after?.is !== 'mark') ||
    (lower === 'k' && touches(word, after) && after?.is === 'word')
  )
    return { scale: 1, next: at }
  const dot = tokens[at + hyphen + 1]
  const abbreviates = /^(?:mio|mil|mrd|tsd|mld)$/.test(lower) && dot?.text === '.' && touches(word, dot)
  return { scale, next: at + hyphen + (abbreviates ? 2 : 1) }
}
