import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { Content } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { cellFormatter } from '../../format-value.ts'
import { numberFormat } from '../number-format.ts'
import type { ChartSeries } from './chart.ts'

type Tables = ReadonlyMap<string, BlockOf<'table'>>
export type ChartFigures = {
  categories: string[]
  /** The index of the category column; −1 if rows are only numbered. */
  categoryColumn: number
  series: (ChartSeries & { column: number })[]
}

/** Every table of the content by its id, for the charts that show one. */
export function tablesOf(content: Content): Tables {
  const tables = [...walkBlocks(content.sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : []))
  return new Map(tables.map((table) => [table.id, table]))
}

/** The figures of the table that a chart names; unknown columns are left out. */
export function chartFigures({ table: id, categories, series, offset }: BlockOf<'chart'>, tables: Tables): ChartFigures {
  const table = tables.get(id)
  if (!table) return { categories: [], categoryColumn: -1, series: [] }
  const { rows } = computeTable(table)
  const columnOf = (name: string) => table.columns.findIndex((column) => column.id === name)
  const cellsOf = (index: number): Cell[] => rows.map((row) => row[index] ?? null)
  const names = columnOf(categories)
  const shown = series.map(columnOf).filter((index) => index !== -1)
  return {
    categories: names === -1 ? rows.map((_, index) => String(index + 1)) : categoryNames(table.columns[names]!, cellsOf(names)),
    categoryColumn: names,
    series: shown.map((index) => ({
      ...seriesOf(table.columns[index]!, cellsOf(index)),
      ...(table.columns[index]!.id === offset ? { isOffset: true } : {}),
      column: index,
    })),
  }
}

function categoryNames(column: Column, cells: Cell[]): string[] {
  const format = cellFormatter(column, cells)
  return cells.map((cell) => (Array.isArray(cell) ? plainText(cell) : format(cell)))
}

function seriesOf(column: Column, cells: Cell[]): ChartSeries {
  const values = cells.map((cell) => (typeof cell === 'number' ? cell : null))
  return { name: column.heading, values, format: numberFormat(column, cells) }
}
