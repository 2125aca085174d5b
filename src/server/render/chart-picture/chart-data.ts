import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { cellFormatter } from '../format-value.ts'

export type Series = { name: string; values: (number | null)[]; format: (value: number) => string; isOffset?: boolean }
export type Mark = NonNullable<BlockOf<'chart'>['marks']>[number]
export type ChartData = { categories: string[]; series: Series[]; marks: Mark[] }

/** The columns that a chart names, taken from its table; an unknown column gives no series. */
export function chartData(chart: BlockOf<'chart'>, table: BlockOf<'table'>): ChartData {
  const { rows } = computeTable(table)
  const cellsOf = (id: string) => {
    const index = table.columns.findIndex((column) => column.id === id)
    const column = table.columns[index]
    return column && { column, cells: rows.map((row): Cell => row[index] ?? null) }
  }
  const named = cellsOf(chart.categories)
  const format = named && cellFormatter(named.column, named.cells)
  return {
    marks: chart.marks ?? [],
    categories: rows.map((_, index) => categoryName(named?.cells[index] ?? null, format)),
    series: chart.series.flatMap((id): Series[] => {
      const found = cellsOf(id)
      if (!found) return []
      const values = found.cells.map((cell) => (typeof cell === 'number' ? cell : null))
      const print = cellFormatter(found.column, found.cells)
      const series = { name: found.column.heading, values, format: (value: number) => print(value).replace('-', '\u2212') }
      return [id === chart.offset ? { ...series, isOffset: true } : series]
    }),
  }
}

function categoryName(cell: Cell, format: ((value: number | string) => string) | undefined): string {
  if (cell === null) return ''
  if (Array.isArray(cell)) return cell.map((inline) => inline.text).join('')
  return format ? format(cell) : String(cell)
}
