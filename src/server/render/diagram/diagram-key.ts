import type { DiagramEdge } from '#shared/content/blocks.ts'
import { showInPicture } from '../fonts/show-in-picture.ts'
import { wrapText } from '../fonts/wrap-text.ts'
import { lineHeight, sizes } from './diagram-text.ts'
import type { Layout, Point } from './layout.ts'
import { palette } from './palette.ts'
import { svgText } from './svg-text.ts'

type Entry = { number: number; lines: string[]; x: number; y: number }
export type Key = { entries: Entry[]; height: number }

const size = sizes.small
const gap = { number: 15, column: 14, entry: 2.5, side: 6, below: 4 }

/** The labels of numbered arrows, in two columns below the picture; empty if the arrows have their own labels. */
export function layKey(layout: Layout, width: number): Key {
  const numbered = layout.edges.flatMap(({ edge, number }) => (number === undefined ? [] : [{ edge, number }]))
  const columnWidth = (width - 2 * gap.side - gap.column) / 2
  const entries: Entry[] = []
  let heights: [number, number] = [0, 0]
  const half = Math.ceil(numbered.length / 2)
  numbered.forEach(({ edge, number }, index) => {
    const column = index < half ? 0 : 1
    const lines = wrapText(sayEdge(edge), { face: 'sans', size, width: columnWidth - gap.number, maxLines: 6 })
    entries.push({ number, lines, x: gap.side + column * (columnWidth + gap.column), y: heights[column] })
    const height = heights[column] + lines.length * size * lineHeight + gap.entry
    heights = column === 0 ? [height, heights[1]] : [heights[0], height]
  })
  return { entries, height: entries.length === 0 ? 0 : Math.max(...heights) + gap.below }
}

function sayEdge({ label, technology }: DiagramEdge): string {
  return showInPicture([label, technology ? `[${technology}]` : ''].filter(Boolean).join(' '))
}

export function drawKey(key: Key, at: Point): string {
  return key.entries
    .map(({ number, lines, x, y }) => {
      const place = (line: number) => at.y + y + size * (0.94 + line * lineHeight)
      const count = svgText(String(number), { x: at.x + x, y: place(0), size, face: 'sans-semibold', fill: palette.accent })
      const words = lines.map((text, line) =>
        svgText(text, { x: at.x + x + gap.number, y: place(line), size, face: 'sans', fill: palette.text }),
      )
      return count + words.join('')
    })
    .join('')
}
