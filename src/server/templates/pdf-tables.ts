import type { Piece } from './pdf-pieces.ts'

/** `cells`: the lines of each cell. */
export type TableRow = { y: number; cells: string[][] }

type Cell = { x: number; end: number; pieces: Piece[] }
type Row = { cells: Cell[] }

/** In multiples of the size: the furthest distance of two lines of a cell. */
const furthest = 1.6
/** The furthest distance of two rows. */
const mostApart = 3.5
/** Rows of a table differ by less than this factor in the size of their letters: a heading is no row. */
const larger = 1.12
/** Spaces of justified text are narrower than the widest gap before a column, and begin at no common place. */
const clearGap = 1.5
const [rowsOfAligned, shareOfAligned] = [4, 0.75]
/** A longer cell is a column of an article. */
const mostLines = 20
/** Leaders of a table of contents. */
const leaders = /(?:\.\s?){4,}/

/**
 * The table row that each piece belongs to. Programs draw a table cell by cell or line by line, and an article column by column: a row is
 * what is drawn from left to right at heights that overlap, and a table is rows below each other with the same columns.
 */
export function tablesOf(pieces: Piece[]): Map<Piece, TableRow> {
  const found = new Map<Piece, TableRow>()
  for (const rows of groupsOf(rowsOf(pieces))) {
    const columns = columnsOf(rows)
    if (columns.length < 2 || !isTable(rows, columns)) continue
    for (const row of mergeWrapped(rows, columns)) {
      const cells = columns.map((column) => row.cells.filter((cell) => firstColumn(cell, columns) === column).flatMap(linesOf))
      const line: TableRow = { y: Math.max(...row.cells.map(topOf)), cells }
      for (const { pieces: own } of row.cells) for (const piece of own) found.set(piece, line)
    }
  }
  return found
}

const topOf = ({ pieces }: Cell) => pieces[0]!.y
const bottomOf = ({ pieces }: Cell) => pieces.at(-1)!.y
const linesOf = ({ pieces }: Cell) => pieces.map(({ text }) => text.trim())
const cellOf = (pieces: Piece[]): Cell => ({
  x: Math.min(...pieces.map(({ x }) => x)),
  end: Math.max(...pieces.map(({ end }) => end)),
  pieces,
})
const overlap = (a: { x: number; end: number }, b: { x: number; end: number }) => a.x < b.end && b.x < a.end

function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    const cell = row?.cells.at(-1)
    if (!row || !cell) rows.push({ cells: [cellOf([piece])] })
    else if (goesOn(row, piece)) Object.assign(cell, cellOf([...cell.pieces, piece]))
    else if (!addCell(rows, piece)) rows.push({ cells: [cellOf([piece])] })
  }
  return rows
}

/** The next line of a cell: below, no further than the others, and not at another place. */
function goesOn({ cells }: Row, piece: Piece): boolean {
  const { x, end, pieces } = cells.at(-1)!
  const last = pieces.at(-1)!
  const distance = last.y - piece.y
  const before = pieces.at(-2)
  const usual = before ? (before.y - last.y) * 1.15 : piece.size * furthest
  return (
    distance > 0 &&
    distance <= Math.min(usual, piece.size * furthest) &&
    overlap({ x, end }, piece) &&
    !cells.slice(0, -1).some((cell) => overlap(cell, piece))
  )
}

/** Adds a piece as the next cell of the row at its left, which may begin in the middle of the cell drawn last. */
function addCell(rows: Row[], piece: Piece): boolean {
  const row = rows.at(-1)!
  const isBeside = (one: Piece) => one.end <= piece.x
  if (row.cells.length > 1) {
    const bottom = Math.min(...row.cells.map(bottomOf)) - piece.size / 2
    if (!row.cells.at(-1)!.pieces.every(isBeside) || piece.y < bottom || isAbove(rows.at(-2), piece)) return false
    row.cells.push(cellOf([piece]))
    return true
  }
  const [cell] = row.cells
  const from = cell!.pieces.findLastIndex((one) => !isBeside(one)) + 1
  const beside = cell!.pieces.slice(from)
  const above = cell!.pieces.slice(0, from)
  if (beside.length === 0 || piece.y < beside.at(-1)!.y - piece.size / 2) return false
  if (above.length > 0) {
    if (above.at(-1)!.y <= piece.y) return false
    rows.splice(-1, 1, { cells: [cellOf(above)] }, { cells: [cellOf(beside)] })
  } else takeParagraphs(rows, piece)
  if (isAbove(rows.at(-2), piece)) return false
  rows.at(-1)!.cells.push(cellOf([piece]))
  return true
}

/** Whether a piece begins above the end of a row before its own. */
const isAbove = (row: Row | undefined, piece: Piece) =>
  row !== undefined && bottomOf(row.cells[0]!) <= piece.y && topOf(row.cells[0]!) > bottomOf(row.cells[0]!) - 1

/** Paragraphs of one cell: what is drawn beside them begins at the height of the first. */
function takeParagraphs(rows: Row[], piece: Piece) {
  for (let before = rows.at(-2); before; before = rows.at(-2)) {
    const [cell] = before.cells
    const own = rows.at(-1)!.cells[0]!
    const isOwn = before.cells.length === 1 && cell!.end <= piece.x && Math.abs(cell!.x - own.x) < piece.size
    if (!isOwn || bottomOf(cell!) > piece.y + piece.size / 2 || cell!.pieces.length + own.pieces.length > mostLines) return
    rows.splice(-2, 2, { cells: [cellOf([...cell!.pieces, ...own.pieces])] })
  }
}

/** Rows of several cells, one below another, with letters of a size; a row of one cell may be between them, and belongs to them by its place. */
function groupsOf(rows: Row[]): Row[][] {
  const groups: Row[][] = []
  let last: Row | undefined
  for (const row of rows) {
    const group = groups.at(-1)
    const fits = (above: Row, rowsAbove: Row[]) => (row.cells.length > 1 ? hasColumnsOf(rowsAbove, row) : isWrapped(above, row))
    if (last && group && last === group.at(-1) && isBelow(last, row) && fits(last, group)) group.push(row)
    else if (row.cells.length > 1) groups.push([row])
    last = row
  }
  return groups
}

function isBelow(above: Row, row: Row): boolean {
  const [a, b] = [above.cells[0]!.pieces[0]!.size, row.cells[0]!.pieces[0]!.size]
  const top = Math.max(...row.cells.map(topOf))
  const distance = Math.min(...above.cells.map(bottomOf)) - top
  return Math.max(a, b) < Math.min(a, b) * larger && top < Math.max(...above.cells.map(topOf)) && distance < a * mostApart
}

function hasColumnsOf(group: Row[], row: Row): boolean {
  const rows = [...group, row]
  const columns = columnsOf(rows)
  return columns.length === Math.max(...rows.map(({ cells }) => cells.length)) && rows.every((one) => isWhole(one, columns))
}

/** Whether each cell of a row has a column of its own. */
const isWhole = ({ cells }: Row, columns: Column[]) =>
  new Set(cells.map((cell) => firstColumn(cell, columns))).size === cells.length

/** The rest of a cell that is not the first of its row. */
function isWrapped(above: Row, row: Row): boolean {
  const [cell] = row.cells
  const distance = Math.min(...above.cells.map(bottomOf)) - topOf(cell!)
  return distance <= cell!.pieces[0]!.size * furthest && above.cells.slice(1).some((one) => Math.abs(one.x - cell!.x) < 1)
}

type Column = { x: number; end: number }

/** Cells above each other are a column; a cell over several columns makes none. */
function columnsOf(rows: Row[]): Column[] {
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  const columns: Column[] = []
  const cells = rows.filter((row) => row.cells.length === most).flatMap((row) => row.cells)
  for (const { x, end } of cells.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1)
    if (last && x < last.end) last.end = Math.max(last.end, end)
    else columns.push({ x, end })
  }
  return columns
}

const firstColumn = (cell: Cell, columns: Column[]) =>
  columns.find((column) => overlap(column, cell)) ?? columns.findLast(({ x }) => x <= cell.x) ?? columns[0]!

function isTable(rows: Row[], columns: Column[]): boolean {
  const wide = rows.filter(({ cells }) => cells.length > 1)
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  const isNumbered = columns.length === 2 && rows.every(({ cells }) => isNumberedLine(cells))
  return (
    !isNumbered &&
    wide.length > 1 &&
    columns.length === most &&
    wide.every((row) => isWhole(row, columns)) &&
    columns.slice(1).every((column) => isClear(wide, column)) &&
    rows.every(({ cells }) => cells.every(({ pieces }) => pieces.length <= mostLines)) &&
    !rows.some(({ cells }) => cells.some(({ pieces }) => pieces.some(({ text }) => leaders.test(text))))
  )
}

function isClear(rows: Row[], column: Column): boolean {
  const beside = rows.flatMap(({ cells }) => {
    const index = cells.findIndex((cell) => overlap(cell, column))
    return index > 0 ? [{ cell: cells[index]!, before: cells[index - 1]! }] : []
  })
  if (beside.some(({ cell, before }) => cell.x - before.end > cell.pieces[0]!.size * clearGap)) return true
  const isAligned = (key: 'x' | 'end') =>
    beside.filter(({ cell }) => Math.abs(cell[key] - beside[0]!.cell[key]) < 1).length >= beside.length * shareOfAligned
  return beside.length >= rowsOfAligned && (isAligned('x') || isAligned('end'))
}

/** A line of a page whose lines are counted at the margin. */
const isNumberedLine = ([number, ...rest]: Cell[]) =>
  /^\s*\d+\s*$/.test(number!.pieces[0]!.text) && rest.every(({ pieces }) => pieces.length === 1)

/** A row without its first cell, close below another, has the rest of the other's cells. */
function mergeWrapped(rows: Row[], columns: Column[]): Row[] {
  const merged: Row[] = []
  for (const row of rows) {
    const above = merged.at(-1)
    const isRest =
      above &&
      row.cells.every((cell) => firstColumn(cell, columns) !== columns[0]) &&
      Math.min(...above.cells.map(bottomOf)) - Math.max(...row.cells.map(topOf)) <= row.cells[0]!.pieces[0]!.size * 1.35
    if (isRest) above.cells.push(...row.cells)
    else merged.push({ cells: [...row.cells] })
  }
  return merged
}
