import type { Cell, Column } from '#shared/content/blocks.ts'
import { columnPlaces } from '../format-value.ts'

/** Excel's format for the values of a column: `"£"#,##0.00` */
export function numberFormat(column: Column, cells: readonly Cell[]): string {
  const places = columnPlaces(column, cells)
  const digits = `#,##0${places > 0 ? `.${'0'.repeat(places)}` : ''}`
  if (column.kind === 'percent') return `${digits}"%"`
  return column.kind === 'money' ? `"${symbolOf(column.currency ?? 'GBP')}"${digits}` : digits
}

// Creating a format takes long, and there are only few codes of three letters.
const symbols = new Map<string, string>()

function symbolOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency.replaceAll('"', '')
  const known = symbols.get(currency)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  symbols.set(currency, symbol)
  return symbol
}
