import type { Column } from '#shared/content/blocks.ts'

/** How one column's values look, in en-GB; all values of a column have the same number of decimals. */
export function valueFormat(column: Column, values: unknown[]): (value: number | string) => string {
  const numbers = values.filter((value) => typeof value === 'number')
  if (column.kind === 'date') return (value) => formatDay(String(value))
  const format = numberFormat(column, numbers)
  return (value) => (typeof value === 'number' ? format(value).replace('-', '\u2212') : value)
}

function numberFormat(column: Column, numbers: number[]): (value: number) => string {
  if (column.kind === 'text') return String
  const most = column.kind === 'money' ? 2 : column.kind === 'percent' ? 4 : 6
  const places = column.kind === 'money' ? (numbers.every(Number.isInteger) ? 0 : 2) : Math.min(most, decimalsOf(numbers))
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  const plain = new Intl.NumberFormat('en-GB', digits)
  if (column.kind === 'percent') return (value) => `${plain.format(value)}%`
  if (column.kind === 'number' || !column.currency) return (value) => plain.format(value)
  if (!/^[A-Z]{3}$/.test(column.currency)) return (value) => `${column.currency} ${plain.format(value)}`
  const money = new Intl.NumberFormat('en-GB', { ...digits, style: 'currency', currency: column.currency })
  return (value) => money.format(value)
}

function decimalsOf(numbers: number[]): number {
  return Math.max(0, ...numbers.map((value) => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length))
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-20` as `20 Nov 2026`; words that are no day stay as they are. */
export function formatDay(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(`${text.slice(0, 10)}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) ? dayFormat.format(day) : text
}
