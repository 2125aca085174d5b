import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { groupsOf, type PlacedGroup } from './diagram-groups.ts'
import { edgeText, groupText, nodeText, numberText, type Diagram, type TextBlock } from './diagram-text.ts'
import type { LayoutChoice } from './layout.ts'
import { layoutShelf, shelfWidth, type Shelf } from './layout-shelf.ts'
import { shapeInsets } from './node-shape.ts'

type SizedNode = { node: DiagramNode; key: string; text: TextBlock; width: number; height: number; parent: string | undefined }
/** A group whose boxes no arrow reaches is a shelf: its boxes are laid out in rows. */
type SizedGroup = PlacedGroup & { text: TextBlock; shelf: Shelf | undefined }
type SizedEdge = { edge: DiagramEdge; text: TextBlock; number: number | undefined; source: string; target: string }
export type Sized = { nodes: SizedNode[]; groups: SizedGroup[]; edges: SizedEdge[] }

/** Points between a shape's outline and its text. */
const padding = { x: 9, y: 6.5 }
/** Points at which the title of a group is wrapped. */
const titleWidth = 200
const slimTitle = 100
/** Points from one arrow to the next along a side, so that their heads do not touch. */
const arrowGap = 8
/** Numbers on arrows are placed after the arrows. */
const noText: TextBlock = { lines: [], width: 0, height: 0 }

/** Every box and label of a diagram with its size, before any has a position. */
export function sizeParts(diagram: Diagram, choice: LayoutChoice): Sized {
  const groups = groupsOf(diagram)
  const nodes = sizeNodes(diagram, choice, groups)
  const ends = new Map([
    ...groups.map((group): [string, string] => [group.id, group.key]),
    ...nodes.map(({ node, key }): [string, string] => [node.id, key]),
  ])
  let count = 0
  const edges = diagram.edges.flatMap((edge): SizedEdge[] => {
    const [source, target] = [ends.get(edge.from), ends.get(edge.to)]
    // An arrow to a node that is not in the picture cannot be drawn.
    if (!source || !target) return []
    const words = edgeText(edge, choice.labelWidth)
    const number = choice.numbered && words.lines.length > 0 ? ++count : undefined
    const text = number === undefined ? words : choice.numbered === 'upon' ? noText : numberText(number)
    return [{ edge, source, target, number, text }]
  })
  const shelves = findShelves(diagram)
  const shelved = groups.map((group): SizedGroup => {
    const held = nodes.filter(({ parent }) => parent === group.key)
    const isShelf = shelves.has(group.id)
    const text = groupText(
      group.label,
      Math.max(choice.slimTitles ? slimTitle : titleWidth, isShelf ? shelfWidth(held, choice.columns) : 0),
    )
    return { ...group, text, shelf: isShelf ? layoutShelf(text, held, choice.columns) : undefined }
  })
  return { nodes, groups: shelved, edges }
}

/** The groups that contain boxes but no groups, and none of whose boxes an arrow reaches. */
export function findShelves({ nodes, edges, groups }: Diagram): ReadonlySet<string> {
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const shelves = groups.filter(({ id }) => {
    const held = nodes.filter(({ group }) => group === id)
    return held.length > 0 && !held.some((node) => touched.has(node.id)) && !groups.some(({ parent }) => parent === id)
  })
  return new Set(shelves.map(({ id }) => id))
}

/** In a picture of more boxes the kind of a box is told by its shape and the legend. */
const mostTyped = 12

const smallest = { width: 62, height: 30 }

function sizeNodes(diagram: Diagram, choice: LayoutChoice, groups: PlacedGroup[]): SizedNode[] {
  const least = choice.least ?? smallest
  const nodes = diagram.nodes.map((node, index): SizedNode => {
    const withType = node.technology !== undefined || diagram.nodes.length <= mostTyped
    const text = nodeText(node, choice.nodeWidth, { withType, withDescription: choice.withDescriptions })
    const inset = shapeInsets[node.kind]
    const [across, down] = roomForArrows(diagram, node.id, choice)
    const width = Math.max(least.width, across, text.width + 2 * padding.x + inset.left + inset.right)
    const height = Math.max(least.height, down, text.height + 2 * padding.y + inset.top + inset.bottom)
    return { node, key: `n${index}`, text, width, height, parent: groups.find(({ id }) => id === node.group)?.key }
  })
  // In columns, boxes of one width are aligned; numbers are used in pictures that have no room for this.
  const widest = Math.max(0, ...nodes.map(({ width }) => width))
  return choice.direction === 'right' && !choice.numbered ? nodes.map((node) => ({ ...node, width: widest })) : nodes
}

/** The width and height that the busier of two opposite sides needs for its arrows. */
function roomForArrows({ edges }: Diagram, id: string, { direction }: LayoutChoice): [number, number] {
  const [going, coming] = [edges.filter(({ from }) => from === id).length, edges.filter(({ to }) => to === id).length]
  const busier = Math.max(going, coming)
  const room = (busier + 1) * arrowGap
  return direction === 'down' ? [room, 0] : [0, room]
}
