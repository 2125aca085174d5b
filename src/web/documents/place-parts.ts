import type { GrownDesign } from '#shared/grown-design.ts'

type Part = GrownDesign['parts'][number]
/** The centre of a component: x in columns, y in rows. */
export type Place = { x: number; row: number }

/** People above, built components in the middle, external systems below. */
const bandOf = ({ kind }: Part) => (kind === 'people' ? 0 : kind === 'system' ? 2 : 1)

/**
 * Places the components of a design in rows with a fixed number of columns. As a design grows, a component does not change its column, and
 * moves down only if a row is added above it.
 */
export function placeParts(parts: Part[], columns: number): { places: Place[]; rows: number } {
  const bands = [0, 1, 2].map((band) => parts.filter((part) => bandOf(part) === band))
  const heights = bands.map(({ length }) => Math.ceil(length / columns))
  const places = parts.map((part) => {
    const band = bandOf(part)
    const index = bands[band]!.indexOf(part)
    const above = heights.slice(0, band).reduce((sum, height) => sum + height, 0)
    return { x: (index % columns) + 0.5, row: above + Math.floor(index / columns) }
  })
  return { places, rows: heights.reduce((sum, height) => sum + height, 0) }
}

/**
 * Returns the path of a line between two places, in hundredths of a column and of a row. Between neighbours it bends below the row; past
 * other rows it runs between two columns, so that it does not seem to end at a component behind it.
 */
export function lineBetween(from: Place, to: Place): string {
  const [x, y, toX, toY] = [from.x * 100, from.row * 100 + 50, to.x * 100, to.row * 100 + 50]
  if (y === toY) return `M${x} ${y}C${x} ${y + 70} ${toX} ${y + 70} ${toX} ${y}`
  const down = y < toY ? 1 : -1
  if (y + 100 * down === toY) return `M${x} ${y}C${x} ${y + 50 * down} ${toX} ${y + 50 * down} ${toX} ${toY}`
  const gap = x + (toX < x ? -50 : 50)
  const out = `C${x} ${y + 60 * down} ${gap} ${y + 40 * down} ${gap} ${y + 100 * down}`
  const back = `C${gap} ${toY - 40 * down} ${toX} ${toY - 60 * down} ${toX} ${toY}`
  return `M${x} ${y}${out}V${toY - 100 * down}${back}`
}
