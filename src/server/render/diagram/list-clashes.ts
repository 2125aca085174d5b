import { titleBox } from './group-title.ts'
import type { LaidEdge, Layout, Point } from './layout.ts'
import type { Box } from './node-shape.ts'

type Named = { name: string; box: Box }
/** Points along which lines may overlap where they start or end at the same box, and by which ends may miss. */
const slack = { together: 3, end: 0.6 }

/** Faults that no picture may have: lines through labels or boxes, overlapping labels, overlapping lines, arrows that end at nothing. */
export function listClashes(layout: Layout): string[] {
  const { nodes, edges, groups } = layout
  const boxes = nodes.map((node): Named => ({ name: node.node.label, box: node }))
  const titles = groups.map((group): Named => ({ name: `title of ${group.id}`, box: titleBox(group, edges) }))
  const labels = edges.flatMap((edge) => (edge.label ? [{ name: wordsOf(edge), box: edge.label, edge }] : []))
  const words: Named[] = [...titles, ...labels]
  const solid = [...boxes, ...words]
  const onOthers = solid.flatMap((one, index) =>
    solid.slice(index + 1).flatMap((other) => (overlaps(one.box, other.box) ? [`${one.name} overlaps ${other.name}`] : [])),
  )
  const struck = edges.flatMap((edge) => {
    const ends = new Set([edge.edge.from, edge.edge.to])
    // A number is on its own arrow, and a box touches its own arrows.
    const strange = [
      ...titles,
      ...labels.filter((label) => label.edge !== edge || edge.number === undefined),
      ...nodes.flatMap((node) => (ends.has(node.node.id) ? [] : [{ name: node.node.label, box: node }])),
    ]
    const lines = stretchesOf(edge)
    return strange.flatMap(({ name, box }) => (lines.some((line) => overlaps(line, box)) ? [`a line runs through ${name}`] : []))
  })
  const together = edges.flatMap((one, index) =>
    edges.slice(index + 1).flatMap((other) => (runTogether(one, other) ? [`${wordsOf(one)} runs upon ${wordsOf(other)}`] : [])),
  )
  const outside = [...solid, ...edges.flatMap((edge) => stretchesOf(edge).map((box) => ({ name: wordsOf(edge), box })))]
    .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > layout.width || box.y + box.height > layout.height)
    .map(({ name }) => `${name} is outside`)
  return [...onOthers, ...struck, ...together, ...outside, ...looseEnds(layout)]
}

const wordsOf = ({ edge }: LaidEdge) => `“${edge.label}” from ${edge.from} to ${edge.to}`

function stretchesOf({ points }: LaidEdge): Box[] {
  return points.slice(1).map((end, index) => segmentBox(points[index]!, end))
}

function segmentBox(start: Point, end: Point): Box {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
  return { x, y, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) }
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

/** Whether two arrows share a stretch that is longer than a crossing. */
function runTogether(one: LaidEdge, other: LaidEdge): boolean {
  return stretchesOf(one).some((first) =>
    stretchesOf(other).some((second) => {
      const across = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x)
      const down = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y)
      return across >= -0.5 && down >= -0.5 && Math.max(across, down) > slack.together
    }),
  )
}

/** Arrows that do not begin and end on the outline of their box or frame. */
function looseEnds({ nodes, groups, edges, lifelines = [], height }: Layout): string[] {
  const boxOf = new Map<string, Box>([
    ...groups.map((group): [string, Box] => [group.id, group]),
    ...nodes.map((node): [string, Box] => [node.node.id, node]),
    // In a sequence, calls begin and end on the line below a box.
    ...lifelines.map(([from], index): [string, Box] => [nodes[index]!.node.id, { ...from, width: 0, height: height - from.y }]),
  ])
  return edges.flatMap((edge) => {
    const ends = [
      [edge.edge.from, edge.points[0]],
      [edge.edge.to, edge.points.at(-1)],
    ] as const
    return ends.flatMap(([id, point]) => (point && isOnOutline(point, boxOf.get(id)!) ? [] : [`${wordsOf(edge)} misses ${id}`]))
  })
}

function isOnOutline({ x, y }: Point, box: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const near = (one: number, other: number) => Math.abs(one - other) <= slack.end
  const isWithin = x >= box.x - slack.end && x <= right + slack.end && y >= box.y - slack.end && y <= bottom + slack.end
  return isWithin && (near(x, box.x) || near(x, right) || near(y, box.y) || near(y, bottom))
}
