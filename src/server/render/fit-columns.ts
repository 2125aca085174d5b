/** Widths of a column's content in points, including cell padding. */
export type ColumnContent = {
  /** The widest part that cannot be broken. */
  least: number
  /** The width of each cell on one line, the heading's first. */
  cells: readonly number[]
}

/** Points; the width of a column without text, which is to be filled in by hand. */
export const handwrittenWidth = 140

/** Points; wider words may be cut instead of getting a column of their own. */
const widestWord = 110
/** Points; short cells are not wrapped if the long ones still get their share of the room. */
const short = 80
const spared = 0.7
/** Lines; a cell with more lines than this justifies a landscape page, if that saves enough lines. */
const tallest = 9
/** The share of the lines that a landscape page may need; many columns are turned for less, because their cells are narrow. */
const saved = { few: 0.6, many: 0.75 }
const many = 6

export type Fit = {
  widths: number[]
  /** Approximate lines of the tallest cell. */
  tallest: number
  /** The minimum width of the columns as a share of the room: more than 1 cuts words. */
  need: number
}

/** A table with at least this many columns that need more than this share of the room has one word per line. */
const crowded = { columns: 8, need: 0.8 }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Distributes the room so that the rows are low: each column is as wide as its words require, and long ones share the rest by the cube root
 * of the sum of squares of their cells' widths, which minimises the sum of squares of the cells' heights.
 */
export function fitColumns(columns: readonly ColumnContent[], room: number): Fit {
  const least = columns.map((column) => Math.min(column.least, Math.max(widestWord, room / columns.length)))
  const most = columns.map((column, index) => Math.max(least[index]!, ...column.cells))
  const whole = columns.map((_, index) => Math.max(least[index]!, Math.min(most[index]!, short)))
  const weights = columns.map(({ cells }) => Math.cbrt(sum(cells.map((width) => width ** 2))))
  const widths = shareRoom({ least: sum(whole) <= spared * room ? whole : least, most, weights }, room)
  const lines = columns.map(({ cells }, index) => Math.max(...cells.map((width) => width / widths[index]!)))
  return { widths, tallest: Math.max(...lines), need: sum(least) / room }
}

/** Whether a table that is cramped in portrait format is better on a landscape page. */
export const isBetterWide = (upright: Fit, wide: Fit) =>
  upright.need > 1 ||
  (upright.widths.length >= crowded.columns && upright.need > crowded.need) ||
  (upright.tallest > tallest && wide.tallest < (upright.widths.length >= many ? saved.many : saved.few) * upright.tallest)

type Bounds = { least: number[]; most: number[]; weights: number[] }

function shareRoom({ least, most, weights }: Bounds, room: number): number[] {
  if (sum(least) >= room) return least.map((width) => (width / sum(least)) * room)
  if (sum(most) <= room) return most.map((width) => (width / sum(most)) * room)
  let [low, high] = [0, room / Math.min(...weights.filter((weight) => weight > 0))]
  const at = (scale: number) => weights.map((weight, index) => Math.min(most[index]!, Math.max(least[index]!, weight * scale)))
  // About forty halvings are accurate to less than a point.
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > room) high = middle
    else low = middle
  }
  return at(low)
}
