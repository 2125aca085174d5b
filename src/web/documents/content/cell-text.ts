import type { Cell, Column } from '#shared/content/blocks.ts'

const locale = 'en-GB'

const wholeOrPence = (value: number) => (Number.isInteger(value) ? 0 : 2)

const written: Record<Column['kind'], (value: number, column: Column) => string> = {
  text: String,
  date: String,
  number: (value) => value.toLocaleString(locale, { maximumFractionDigits: 6 }),
  percent: (value) => `${value.toLocaleString(locale, { maximumFractionDigits: 4 })}%`,
  money: (value, { currency = 'GBP' }) =>
    value.toLocaleString(locale, { style: 'currency', currency, minimumFractionDigits: wholeOrPence(value) }),
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a single value by the kind of its column. */
export function cellText(cell: Exclude<Cell, unknown[]>, column: Column): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return written[column.kind](cell, column)
  const time = Date.parse(cell)
  return column.kind === 'date' && !Number.isNaN(time) ? day.format(time) : cell
}
