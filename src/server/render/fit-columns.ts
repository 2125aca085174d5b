/** What a column holds, in points, with the space beside the words. */
export type ColumnContent = {
  /** The widest part that cannot be broken. */
  least: number
  /** The width of each cell on one line, the heading's first. */
  cells: readonly number[]
}

/** What a column without a word in it wants, to be filled in by hand; points. */
export const handwrittenWidth = 140

/** Words wider than this may be cut rather than be given a column of their own; points. */
const widestWord = 110
/** Short cells stay on one line where that leaves the long ones their part of the room; points. */
const short = 80
const spared = 0.7
/** A cell of more lines than this asks for a page on its side, if it saves it so many; lines. */
const tallest = 9

export type Fit = {
  widths: number[]
  /** Lines of the tallest cell, about. */
  tallest: number
  /** The least that the columns need, as a part of the room: more than 1 cuts words. */
  need: number
}

/** Many columns that need more of the room than this stand word upon word. */
const crowded = { columns: 8, need: 0.8 }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Shares the room so that the rows are low: each column as wide as its words ask, the long ones by the cube root of the squares of
 * their cells, which is where the sum of the squares of the cells' heights is least.
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

/** Whether a table that is cramped upright is better off on a page on its side. */
export const isBetterWide = (upright: Fit, wide: Fit) =>
  upright.need > 1 ||
  (upright.widths.length >= crowded.columns && upright.need > crowded.need) ||
  (upright.tallest > tallest && wide.tallest < 0.6 * upright.tallest)

type Bounds = { least: number[]; most: number[]; weights: number[] }

function shareRoom({ least, most, weights }: Bounds, room: number): number[] {
  if (sum(least) >= room) return least.map((width) => (width / sum(least)) * room)
  if (sum(most) <= room) return most.map((width) => (width / sum(most)) * room)
  let [low, high] = [0, room / Math.min(...weights.filter((weight) => weight > 0))]
  const at = (scale: number) => weights.map((weight, index) => Math.min(most[index]!, Math.max(least[index]!, weight * scale)))
  // Halving some forty times leaves less than a hair's breadth.
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > room) high = middle
    else low = middle
  }
  return at(low)
}
