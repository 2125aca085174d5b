import type { Cell, Column } from '#shared/content/blocks.ts'
import { columnPlaces } from '#server/render/format-value.ts'
import { numberFormat } from '#server/render/open-xml/number-format.ts'

const day = 86_400_000
/** Days are counted from here; before March 1900 Excel counts a day that did not exist. */
const epoch = Date.UTC(1899, 11, 30)
const firstSafeDay = 61

/** Excel's number of an ISO day; undefined if it is not a day that Excel can count. */
export function findSerial(text: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (!moment || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text) return undefined
  const serial = (moment.getTime() - epoch) / day
  return serial < firstSafeDay ? undefined : serial
}

/** The value as Excel stores it: percentages are fractions, rounded to Excel's fifteen digits. */
export const sheetNumber = (column: Column, value: number) =>
  column.kind === 'percent' ? Number((value / 100).toPrecision(15)) : value

/** Excel's format for the values of a column. */
export function sheetFormat(column: Column, cells: readonly Cell[]): string | undefined {
  if (column.kind === 'text') return undefined
  if (column.kind === 'date') return 'd mmm yyyy'
  if (column.kind !== 'percent') return numberFormat(column, cells)
  const places = columnPlaces(column, cells)
  return `0${places > 0 ? `.${'0'.repeat(places)}` : ''}%`
}
