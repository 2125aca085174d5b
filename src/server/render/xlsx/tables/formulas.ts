import type { Cell, Column } from '#shared/content/blocks.ts'

/** A formula of the content as Excel counts it: on fractions where the content has percents. */
export type FormulaSource = {
  column: Column
  columns: readonly Column[]
  names: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const
/** As `compute-table.ts` rounds them. */
const places: Partial<Record<Column['kind'], number>> = { money: 2, percent: 4 }
const otherPlaces = 6

/** The column of a table in a formula: `Costs[[#This Row],[Price]]` */
export const inThisRow = (table: string, name: string) => `${table}[[#This Row],[${escapeName(name)}]]`
export const wholeColumn = (table: string, name: string) => `${table}[${escapeName(name)}]`
const escapeName = (name: string) => name.replace(/[[\]#']/g, "'$&")

/** The formula that stands in every row of the column, or nothing where it names columns that are not there. */
export function rowFormula(table: string, { column, columns, names, rows }: FormulaSource): string | undefined {
  if (!column.formula) return undefined
  const inputs = column.formula.columns.map((id) => columns.findIndex((other) => other.id === id))
  if (inputs.includes(-1) || isCircular(column, columns)) return undefined
  const cells = inputs.map((index) => inThisRow(table, names[index]!))
  const { operation } = column.formula
  const terms = inputs.map((index, at) => (columns[index]!.kind === 'percent' ? `${cells[at]}*100` : cells[at]!))
  // Without brackets `a-b*100` and `a/b*100` would be read otherwise.
  const joined = terms.map((term, index) => (index > 0 && term.endsWith('*100') ? `(${term})` : term)).join(signs[operation])
  const result = roundedOf(column, operation === 'multiply' || operation === 'divide' || hasFiner(column, inputs, columns), joined)
  const lacks = rows.some((row) => inputs.some((index) => typeof row[index] !== 'number'))
  const guarded = lacks ? `IF(COUNT(${cells.join(',')})<${cells.length},"",${result})` : result
  return operation === 'divide' ? `IFERROR(${guarded},"")` : guarded
}

function roundedOf({ kind }: Column, mayBeFiner: boolean, expression: string): string {
  const kept = places[kind] ?? otherPlaces
  if (kind === 'percent') return `ROUND((${expression})/100,${kept + 2})`
  return mayBeFiner ? `ROUND(${expression},${kept})` : expression
}

/** Whether a sum may have more places than its column keeps. */
const hasFiner = ({ kind }: Column, inputs: readonly number[], columns: readonly Column[]) =>
  inputs.some((index) => (places[columns[index]!.kind] ?? otherPlaces) > (places[kind] ?? otherPlaces))

function isCircular(column: Column, columns: readonly Column[], above: readonly string[] = []): boolean {
  if (above.includes(column.id)) return true
  return (column.formula?.columns ?? []).some((id) => {
    const input = columns.find((other) => other.id === id)
    return input !== undefined && isCircular(input, columns, [...above, column.id])
  })
}

/** The sum below a column: of the rows that a filter leaves, and none where a value is missing, as half a sum would look like a whole. */
export function totalFormula(table: string, name: string, isWhole: boolean): { formula: string; isPlain: boolean } {
  const cells = wholeColumn(table, name)
  const sum = `SUBTOTAL(109,${cells})`
  return isWhole ? { formula: sum, isPlain: true } : { formula: `IF(COUNT(${cells})<ROWS(${cells}),"",${sum})`, isPlain: false }
}
