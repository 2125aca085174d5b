import { childOf, isOn, nodesOf, type WordNode } from './node.ts'

/** The place of a cell; `goesOn`: merged with the cell above it. */
export type Place = { column: number; span: number; goesOn: boolean }
export type Cell = Place & { node: WordNode }
/** Columns of a table; Word allows 63. */
const mostColumns = 200

/** The cells of a row in the columns of their table (ECMA-376 part 1, 17.4); a cell merged into the one before it is not listed. */
export function cellsOfRow(row: WordNode): { cells: Cell[]; columns: number } {
  const before = Number(childOf(childOf(row, 'trPr'), 'gridBefore')?.attributes['val'] ?? 0)
  let column = before > 0 && before < mostColumns ? before : 0
  const cells: Cell[] = []
  for (const node of nodesOf(row).filter(({ name }) => name === 'tc')) {
    const properties = childOf(node, 'tcPr')
    const given = Number(childOf(properties, 'gridSpan')?.attributes['val'] ?? 1)
    const span = given > 1 && given < mostColumns ? given : 1
    const merge = childOf(properties, 'vMerge')
    const isIntoLast = childOf(properties, 'hMerge') && childOf(properties, 'hMerge')?.attributes['val'] !== 'restart'
    const last = cells.at(-1)
    if (isIntoLast && last) last.span += span
    else cells.push({ node, column, span, goesOn: merge !== undefined && merge.attributes['val'] !== 'restart' })
    column += span
  }
  return { cells, columns: column }
}

/** A row that is hidden, or was deleted by a tracked change. */
export function fateOfRow(row: WordNode): { kind: 'hidden' | 'deletion'; by?: string } | undefined {
  const properties = childOf(row, 'trPr')
  const deletion = childOf(properties, 'del')
  if (deletion) return { kind: 'deletion', ...(deletion.attributes['author'] && { by: deletion.attributes['author'] }) }
  return isOn(childOf(properties, 'hidden')) ? { kind: 'hidden' } : undefined
}

export const isHeadRow = (row: WordNode) => isOn(childOf(childOf(row, 'trPr'), 'tblHeader'))

/** Maximum characters of a merged cell that are repeated in the rows beside it. */
const longestRepeated = 200

/**
 * Writes rows as lines of cells. A cell that is merged over rows belongs to each of them; in the first column it is left empty below, as
 * it is a heading or a number there. A cell that is merged over columns is followed by empty ones.
 */
export function createRowWriter() {
  const merged = new Map<number, string>()
  return (cells: { text: string; cell: Place }[]): string => {
    const texts: string[] = []
    for (const { text, cell } of cells) {
      while (texts.length < cell.column) texts.push('')
      const above = merged.get(cell.column) ?? ''
      const isRepeated = cell.goesOn && text === '' && cell.column > 0 && above.length <= longestRepeated
      texts.push(isRepeated ? above : text, ...Array.from({ length: cell.span - 1 }, () => ''))
      if (!cell.goesOn) merged.set(cell.column, text)
    }
    return `| ${texts.join(' | ')} |`
  }
}
