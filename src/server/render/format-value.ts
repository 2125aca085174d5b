import type { Cell, Column, Inline } from '#shared/content/blocks.ts'

type Value = Exclude<Cell, Inline[]>

const locale = 'en-GB'
const isoDay = /^\d{4}-\d{2}-\d{2}$/
const currencyCode = /^[A-Z]{3}$/

const months = {
  long: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
}
const symbols = new Map([
  [undefined, ''],
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', 'US$'],
])
/** The positions of thousands separators. */
const thousands = /\B(?=(?:\d{3})+$)/g
// Creating a format takes longer than using it a hundred times.
const numbers = new Map<string, Intl.NumberFormat>()

/** The value with exactly this number of decimal places, in a currency if one is given. */
function formatNumber(value: number, places: number, currency?: string): string {
  const symbol = symbols.get(currency)
  const digits = value.toFixed(places)
  // Values that need no rounding are formatted here: the first use of Intl takes 15 ms. A double has at most 15 exact digits.
  const isPlain = Number(digits) === value && Math.abs(value) * 10 ** places < 1e15 && !Object.is(value, -0)
  if (symbol === undefined || !isPlain) return formatAnyNumber(value, places, currency)
  const [whole = '', part] = digits.split('.')
  const grouped = whole.replace('-', '').replace(thousands, ',')
  return `${value < 0 ? '-' : ''}${symbol}${grouped}${part === undefined ? '' : `.${part}`}`
}

function formatAnyNumber(value: number, places: number, currency?: string): string {
  const key = `${places} ${currency ?? ''}`
  const fixed = { minimumFractionDigits: places, maximumFractionDigits: places }
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, currency ? { style: 'currency', currency, ...fixed } : fixed)
  numbers.set(key, format)
  return format.format(value)
}

/** `3 March 2026`; a text that is not an ISO day or moment is unchanged. */
export function formatDate(day: string, month: 'long' | 'short' = 'long'): string {
  const moment = new Date(day)
  if (!isoDay.test(day.slice(0, 10)) || Number.isNaN(moment.getTime())) return day
  return `${moment.getUTCDate()} ${months[month][moment.getUTCMonth()]} ${moment.getUTCFullYear()}`
}

const trueMinus = (text: string) => text.replace('-', '\u2212')

/** `£1,250`, or `£1,250.00` with two places. */
export function formatMoney(value: number, currency = 'GBP', places: number = neededPlaces(value, 2)): string {
  if (!currencyCode.test(currency)) return `${currency} ${formatNumber(value, places)}`
  return trueMinus(formatNumber(value, places, currency))
}

/** Decimal places that the value needs, up to `most`. */
export function neededPlaces(value: number, most: number): number {
  for (let places = 0; places < most; places++) {
    if (Number(value.toFixed(places)) === value) return places
  }
  return most
}

const mostPlaces = { number: 4, percent: 2, money: 2, text: 4, date: 4 } as const

/** The decimal places of all values of a column, so that their decimal points are aligned. */
export function columnPlaces(column: Column, cells: readonly Cell[]): number {
  const most = mostPlaces[column.kind]
  const needed = cells.map((cell) => (typeof cell === 'number' ? neededPlaces(cell, most) : 0))
  const places = Math.max(0, ...needed)
  return column.kind === 'money' && places > 0 ? 2 : places
}

/** The formatter for the plain values of a column; `cells` are all of them. */
export function cellFormatter(column: Column, cells: readonly Cell[]): (value: Value) => string {
  const places = columnPlaces(column, cells)
  return (value) => {
    if (value === null) return ''
    if (typeof value === 'string') return column.kind === 'date' ? formatDate(value, 'short') : value
    if (column.kind === 'money') return formatMoney(value, column.currency, places)
    return trueMinus(formatNumber(value, places)) + (column.kind === 'percent' ? '%' : '')
  }
}

/** Whether a column's values are right-aligned. */
export const isNumeric = ({ kind }: Column) => kind === 'number' || kind === 'money' || kind === 'percent'
