import type { Column } from './column.ts'

/** Returns undefined if the value is not allowed; the cell then shows its previous value. */
export function readTyped({ kind, isOptional, isWhole, least = -Infinity }: Column, typed: string) {
  if (kind === 'lines') return typed.split('\n').flatMap((line) => line.trim() || [])
  if (typed === '') return isOptional ? null : undefined
  if (kind === 'currency') return readCurrency(typed)
  if (kind !== 'number') return typed
  const number = readNumber(typed)
  return number === undefined || number < least || (isWhole && !Number.isInteger(number)) ? undefined : number
}

export const refusalOf = ({ kind, isWhole, least }: Column) =>
  kind === 'currency' ? 'currency' : isWhole ? 'whole' : least === 0 ? 'positive' : 'number'

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
/** An ISO 4217 code of three letters, or a currency sign. */
export function readCurrency(typed: string): string | undefined {
  const code = (signs[typed] ?? typed).toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

/** Parses a typed number, `1,200.50` or `1.200,50`; undefined if it is not a number. */
function readNumber(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00A0'’]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isDecimal = last !== -1 && (plain.length - last - 1 !== 3 || (plain.includes('.') && plain.includes(',')))
  const whole = (isDecimal ? plain.slice(0, last) : plain).replaceAll(/[.,]/g, '')
  const text = isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}
