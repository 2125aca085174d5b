/** A native Office chart, with its figures in a workbook. */
export type Chart = {
  kind: 'bar' | 'stacked-bar' | 'line' | 'doughnut'
  categories: readonly string[]
  series: readonly ChartSeries[]
  language: string
  font: string
  /** Points. */
  size: number
  /** Hexadecimal without `#`. */
  colours: { text: string; line: string; background: string }
}

/** `null` is a gap. The format is Excel's: `#,##0`. An offset takes space and is not drawn. */
export type ChartSeries = { name: string; values: readonly (number | null)[]; format: string; isOffset?: boolean }

/** The visible series. */
export const drawnSeries = ({ series }: Chart) => series.filter(({ isOffset }) => !isOffset)

/** The cells of a chart's figures: `Data!$A$2:$A$9`; without categories they are numbered. */
export type ChartCells = { categories?: string | undefined; series: readonly { name: string; values: string }[] }

const letters = 26

/** `A` for 0, `AB` for 27. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % letters))
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last
}
