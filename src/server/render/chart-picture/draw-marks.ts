import { palette } from '../diagram/palette.ts'
import { coordinate as c } from '../diagram/svg-text.ts'
import type { Mark } from './chart-data.ts'
import { chartText, chartWidth, fitText, textWidth } from './chart-style.ts'

/** Points of a row of labels, and the most that one label takes of its row. */
const [rowHeight, mostWidth] = [11, 190] as const

/** Height of the labels of the scale, above the bars. */
export const scaleHeight = (marks: readonly Mark[]) => (marks.some(({ kind }) => kind === 'scale') ? rowHeight + 2 : 0)

type Plot = { top: number; bottom: number; scale: (value: number) => number }

/** The scale above the bars, as faint lines behind them. */
export const drawScale = (marks: readonly Mark[], { top, bottom, scale }: Plot): string =>
  marks
    .filter(({ kind }) => kind === 'scale')
    .map(({ at, label }) => {
      const x = scale(at)
      return (
        `<path d="M${c(x)} ${c(top - 3)}V${c(bottom)}" stroke="${palette.line}" stroke-width="0.5"/>` +
        chartText(label, { x: within(x, textWidth(label)), y: top - 5, anchor: 'middle' })
      )
    })
    .join('')

/** The days that matter, as dashed lines across the bars with their labels below; each label in the first row with room. */
export function drawDays(marks: readonly Mark[], { top, bottom, scale }: Plot): { lines: string; labels: string; height: number } {
  const rowEnds: number[] = []
  const days = marks.filter(({ kind }) => kind === 'day').toSorted((one, other) => one.at - other.at)
  const parts = days.map(({ at, label }) => {
    const shown = fitText(label, mostWidth)
    const [x, width] = [scale(at), textWidth(shown)]
    const middle = within(x, width)
    const free = rowEnds.findIndex((end) => end + 8 < middle - width / 2)
    const row = free === -1 ? rowEnds.length : free
    rowEnds[row] = middle + width / 2
    const y = bottom + (row + 1) * rowHeight
    return {
      line: `<path d="M${c(x)} ${c(top)}V${c(y - rowHeight + 3)}" stroke="${palette.text}" stroke-width="0.8" stroke-dasharray="2.5 2"/>`,
      label:
        `<rect x="${c(middle - width / 2 - 1)}" y="${c(y - rowHeight + 3)}" width="${c(width + 2)}" height="${rowHeight - 1}" fill="#ffffff"/>` +
        chartText(shown, { x: middle, y, anchor: 'middle', fill: palette.text }),
    }
  })
  return {
    lines: parts.map(({ line }) => line).join(''),
    labels: parts.map(({ label }) => label).join(''),
    height: rowEnds.length * rowHeight + (rowEnds.length > 0 ? 4 : 0),
  }
}

/** The middle of a label that stays within the picture. */
const within = (x: number, width: number) => Math.min(Math.max(x, width / 2), chartWidth - width / 2)
