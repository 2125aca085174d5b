import { groupPadding } from './diagram-groups.ts'
import type { LaidEdge, LaidGroup, Point } from './layout.ts'
import type { Box } from './node-shape.ts'

/** Points between a title and a neighbouring arrow. */
const clearance = 4

/** The position of a group's title: at the left of its top edge, or at the first place to the right that no arrow crosses. */
export function titleBox(group: LaidGroup, edges: LaidEdge[]): Box {
  const { width, height } = group.text
  const [left, right] = [group.x + groupPadding.side, group.x + group.width - groupPadding.side - width]
  const y = group.y + groupPadding.top
  const crossed = spansAcross(edges, { top: y, bottom: y + height })
  const starts = [left, ...crossed.map((span) => span.to + clearance).toSorted((one, other) => one - other)]
  const free = starts
    .filter((x) => x >= left && x <= right + 0.01)
    .find((x) => !crossed.some((span) => span.from < x + width + clearance && span.to > x - clearance + 0.01))
  return { x: free ?? left, y, width, height }
}

function spansAcross(edges: LaidEdge[], band: { top: number; bottom: number }) {
  return edges
    .flatMap(({ points }) => points.slice(1).map((end, index): [Point, Point] => [points[index]!, end]))
    .filter(([start, end]) => Math.min(start.y, end.y) < band.bottom && Math.max(start.y, end.y) > band.top)
    .map(([start, end]) => ({ from: Math.min(start.x, end.x), to: Math.max(start.x, end.x) }))
}
