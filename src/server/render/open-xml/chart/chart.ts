/** A chart as Office draws it itself, with its figures in a workbook behind it. */
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

/** `null` is a gap. The format is Excel's: `#,##0`. An offset takes room and is not drawn. */
export type ChartSeries = { name: string; values: readonly (number | null)[]; format: string; isOffset?: boolean }

/** The series that a person sees. */
export const drawnSeries = ({ series }: Chart) => series.filter(({ isOffset }) => !isOffset)

/** Where the figures of a chart stand: `Data!$A$2:$A$9`; without categories they are numbered. */
export type ChartCells = { categories?: string | undefined; series: readonly { name: string; values: string }[] }

const letters = 26

/** `A` for 0, `AB` for 27. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % letters))
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last
}
