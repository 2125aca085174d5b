/** The width that one column of a table needs, in points. */
export type ColumnNeed = {
  /** Less would cut a word or a number. */
  least: number
  /** Widths of its cells on one line each. */
  cells: readonly number[]
}

/** Wider cells wrap in any case. */
const widestColumn = 380
const step = 12
/** Minimum points to distribute: a table with many columns is printed a little smaller instead of being squeezed. */
const leastShared = 130
/** As a share of the room; above it the print would be too small. */
const mostOver = 1.2
/** A step that saves less than this is not worth its room. */
const leastGain = 0.05

/**
 * The widths of columns that several tables below each other share: the available room is given, step by step, to the column whose cells
 * save most lines by it.
 */
export function shareWidths(tables: readonly (readonly ColumnNeed[])[], room: number): number[] {
  const count = Math.max(0, ...tables.map((needs) => needs.length))
  const columns = Array.from({ length: count }, (_, index) => {
    const needs = tables.flatMap((table) => table[index] ?? [])
    return { least: Math.max(...needs.map(({ least }) => least)), cells: needs.flatMap(({ cells }) => cells) }
  })
  const widths = columns.map(({ least }) => least)
  const gain = (index: number) => gainOf(columns[index]!.cells, widths[index]!)
  const gains = widths.map((_, index) => gain(index))
  let used = widths.reduce((sum, width) => sum + width, 0)
  const end = Math.max(room, Math.min(used + leastShared, room * mostOver))
  while (used + step <= end) {
    const best = gains.indexOf(Math.max(...gains))
    if (best === -1 || gains[best]! < leastGain) break
    widths[best]! += step
    used += step
    gains[best] = gain(best)
  }
  return widths
}

/** Long cells count more than their lines: one cell of ten lines is worse than ten of two. */
const cost = (cell: number, width: number) => (cell <= width ? 1 : (cell / width) * (cell / width))

function gainOf(cells: readonly number[], width: number): number {
  if (width + step > widestColumn) return 0
  let gain = 0
  // A cell on one line gains nothing.
  for (const cell of cells) if (cell > width) gain += cost(cell, width) - cost(cell, width + step)
  return gain
}
