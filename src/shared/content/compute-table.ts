import type { BlockOf, Cell, Column } from './blocks.ts'
import { plainText } from './plain-text.ts'

type Table = BlockOf<'table'>
/** An exact decimal number: digits × 10^-scale. */
type Decimal = { digits: bigint; scale: number }
export type ComputedTable = { rows: Cell[][]; totals: (number | null)[] | undefined }

/** Decimal places of a quotient before it is rounded for its column. */
const quotientScale = 12
const decimals = { money: 2, percent: 4, number: 6, text: 6, date: 6 } as const

function toDecimal(value: number): Decimal | null {
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  if (!Number.isFinite(value)) return null
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

const atScale = ({ digits, scale }: Decimal, target: number) => digits * 10n ** BigInt(target - scale)

function sum(left: Decimal, right: Decimal, sign: 1n | -1n): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { digits: atScale(left, scale) + sign * atScale(right, scale), scale }
}

function quotient(left: Decimal, right: Decimal): Decimal | null {
  if (right.digits === 0n) return null
  const shift = quotientScale + right.scale
  return { digits: (left.digits * 10n ** BigInt(shift)) / right.digits, scale: quotientScale + left.scale }
}

const operations = {
  add: (left: Decimal, right: Decimal) => sum(left, right, 1n),
  subtract: (left: Decimal, right: Decimal) => sum(left, right, -1n),
  multiply: (left: Decimal, right: Decimal): Decimal => ({
    digits: left.digits * right.digits,
    scale: left.scale + right.scale,
  }),
  divide: quotient,
  share: (left: Decimal, right: Decimal): Decimal => ({
    digits: left.digits * right.digits,
    scale: left.scale + right.scale + 2,
  }),
} as const

/** Rounds halves away from zero, as is usual for money. */
function round({ digits, scale }: Decimal, places: number): number {
  if (scale <= places) return Number(`${digits}e-${scale}`)
  const unit = 10n ** BigInt(scale - places)
  const [sign, size] = digits < 0n ? [-1n, -digits] : [1n, digits]
  return Number(`${sign * ((size + unit / 2n) / unit)}e-${places}`)
}

const weights = ['low', 'medium', 'high']
const dayLength = 86_400_000

/** Returns the ISO date a number of weeks after another. */
function weeksAfter(day: Cell, weeks: Cell): Cell {
  const start = typeof day === 'string' ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(start) || typeof weeks !== 'number') return null
  return new Date(start + Math.round(weeks * 7) * dayLength).toISOString().slice(0, 10)
}

function weigh(words: Cell[]): Cell {
  const places = words.map((cell) => (Array.isArray(cell) ? weights.indexOf(plainText(cell).trim().toLowerCase()) + 1 : 0))
  return places.includes(0) ? null : places.reduce((product, place) => product * place, 1)
}

function computedCell({ table, row }: { table: Table; row: Cell[] }, index: number, seen: number[]): Cell {
  const column = table.columns[index]
  if (!column?.formula) return row[index] ?? null
  if (seen.includes(index)) return null
  const cells = column.formula.columns.map((id) => {
    const input = table.columns.findIndex((other) => other.id === id)
    return input === -1 ? null : computedCell({ table, row }, input, [...seen, index])
  })
  const { operation } = column.formula
  if (operation === 'weeks-after') return weeksAfter(cells[0] ?? null, cells[1] ?? null)
  if (operation === 'weigh') return weigh(cells)
  const inputs = cells.map((cell) => (typeof cell === 'number' ? toDecimal(cell) : null))
  const apply = operations[operation]
  const result = inputs.reduce((left, right) => left && right && apply(left, right))
  return result ? round(result, decimals[column.kind]) : null
}

function total(column: Column, cells: Cell[]): number | null {
  if (!column.total) return null
  const amounts = cells.map((cell) => (typeof cell === 'number' ? toDecimal(cell) : null))
  const result = amounts.reduce<Decimal | null>((left, right) => left && right && operations.add(left, right), {
    digits: 0n,
    scale: 0,
  })
  return result && round(result, decimals[column.kind])
}

/**
 * Returns the table with its formula columns calculated, and a total for each column with one. A value is null if an input is missing,
 * because a partial sum would look complete.
 */
export function computeTable(table: Table): ComputedTable {
  const rows = table.rows.map((row) => table.columns.map((_, index) => computedCell({ table, row }, index, [])))
  const totals = table.columns.some((column) => column.total)
    ? table.columns.map((column, index) =>
        total(
          column,
          rows.map((row) => row[index] ?? null),
        ),
      )
    : undefined
  return { rows, totals }
}
