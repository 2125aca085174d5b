import type { Column, Reading } from '#shared/content/blocks.ts'

/** A formula of the content in Excel's form: on fractions where the content has percentages. */
export type FormulaSource = {
  column: Column
  columns: readonly Column[]
  names: readonly string[]
}

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/', share: '*' } as const
/** Number of decimal places, as in `compute-table.ts`. */
const places: Partial<Record<Column['kind'], number>> = { money: 2, percent: 4 }
const otherPlaces = 6

/** The column of a table in a formula: `Costs[[#This Row],[Price]]` */
export const inThisRow = (table: string, name: string) => `${table}[[#This Row],[${escapeName(name)}]]`
export const wholeColumn = (table: string, name: string) => `${table}[${escapeName(name)}]`
const escapeName = (name: string) => name.replace(/[[\]#']/g, "'$&")

/** The formula in every row of the column; undefined if it names unknown columns. */
export function rowFormula(table: string, { column, columns, names }: FormulaSource): string | undefined {
  if (!column.formula) return undefined
  const inputs = column.formula.columns.map((id) => columns.findIndex((other) => other.id === id))
  if (inputs.includes(-1) || isCircular(column, columns)) return undefined
  const cells = inputs.map((index) => inThisRow(table, names[index]!))
  if (column.formula.operation === 'weeks-after') return `IF(COUNT(${cells.join(',')})<2,"",${cells[0]}+ROUND(7*${cells[1]},0))`
  if (column.formula.operation === 'weigh')
    return `IFERROR(${cells.map((cell) => `MATCH(${cell},{"Low","Medium","High"},0)`).join('*')},"")`
  // Dates are not figures in the content, but are numbers in Excel.
  if (inputs.some((index) => columns[index]!.kind === 'date')) return undefined
  const { operation } = column.formula
  // A percentage is already a fraction in Excel, which is the form that a share needs.
  const isScaled = (index: number) => columns[index]!.kind === 'percent' && operation !== 'share'
  const terms = inputs.map((index, at) => (isScaled(index) ? `${cells[at]}*100` : cells[at]!))
  // Without brackets, the precedence in `a-b*100` and `a/b*100` would be wrong.
  const joined = terms.map((term, index) => (index > 0 && term.endsWith('*100') ? `(${term})` : term)).join(signs[operation])
  const isExact = operation === 'add' || operation === 'subtract'
  const result = roundedOf(column, !isExact || hasFiner(column, inputs, columns), joined)
  // A cell that a person empties counts as 0 in a product.
  const guarded = `IF(COUNT(${cells.join(',')})<${cells.length},"",${result})`
  return operation === 'divide' ? `IFERROR(${guarded},"")` : guarded
}

function roundedOf({ kind }: Column, mayBeFiner: boolean, expression: string): string {
  const kept = places[kind] ?? otherPlaces
  if (kind === 'percent') return `ROUND((${expression})/100,${kept + 2})`
  return mayBeFiner ? `ROUND(${expression},${kept})` : expression
}

/** Whether a sum may have more decimal places than its column. */
const hasFiner = ({ kind }: Column, inputs: readonly number[], columns: readonly Column[]) =>
  inputs.some((index) => (places[columns[index]!.kind] ?? otherPlaces) > (places[kind] ?? otherPlaces))

function isCircular(column: Column, columns: readonly Column[], above: readonly string[] = []): boolean {
  if (above.includes(column.id)) return true
  return (column.formula?.columns ?? []).some((id) => {
    const input = columns.find((other) => other.id === id)
    return input !== undefined && isCircular(input, columns, [...above, column.id])
  })
}

/**
 * The sum below a column: of the rows that a filter leaves, and empty if a value is missing, because an incomplete sum would look complete.
 * `count`: the number of values if some rows have none because a long text continues in them.
 */
export function totalFormula(table: string, name: string, count?: number): string {
  const cells = wholeColumn(table, name)
  return `IF(COUNT(${cells})<${count ?? `ROWS(${cells})`},"",SUBTOTAL(109,${cells}))`
}

/** A text in a formula: `"a ""quoted"" word"` */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
/** The same if Excel would read characters as wildcards. */
const criterion = (text: string) => quoted(`=${text.replace(/[~*?]/g, '~$&')}`)

/** The highest of single cells; empty if there are none. */
export const highestOf = (cells: readonly string[]) =>
  cells.length > 0 ? `IF(COUNT(${cells.join(',')})=0,"",MAX(${cells.join(',')}))` : '0'

type ReadTable = { name: string; column: Column; nameOf: (id: string) => string }

/** A number that is read from another table; a sum without values is empty. */
export function readingFormula({ operation, rows, where = [] }: Reading, { name, column, nameOf }: ReadTable): string {
  const cells = wholeColumn(name, nameOf(column.id))
  if (operation === 'highest' && rows) return highestOf(rows.map((row) => `INDEX(${cells},${row + 1})`))
  if (operation === 'highest') return `IF(COUNT(${cells})=0,"",MAX(${cells}))`
  const ranges = where.map(({ column: id, is }) => ({ range: wholeColumn(name, nameOf(id)), is }))
  const conditions = ranges.map(({ range, is }) => `(${is.map((text) => `(${range}=${quoted(text)})`).join('+')}>0)`)
  const matching = (test: string) => `SUMPRODUCT(${['1', `(${test})`, ...conditions].join('*')})`
  if (operation !== 'sum') return matching(`${cells}${operation === 'count' ? '<>' : '='}""`)
  const choices = ranges.reduce<string[]>(
    (found, { range, is }) => found.flatMap((chosen) => is.map((text) => `${chosen},${range},${criterion(text)}`)),
    [cells],
  )
  const sum = choices.map((chosen) => (where.length === 0 ? `SUM(${chosen})` : `SUMIFS(${chosen})`)).join('+')
  return `IF(${matching(`ISNUMBER(${cells})`)}=0,"",ROUND(${sum},${places[column.kind] ?? otherPlaces}))`
}
