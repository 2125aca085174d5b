import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs'
import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { groupPadding, groupsOf, type PlacedGroup } from './diagram-groups.ts'
import { edgeText, groupText, nodeText, numberText, type Diagram, type TextBlock } from './diagram-text.ts'
import { titleBox } from './group-title.ts'
import { loadElk } from './load-elk.ts'
import { shapeInsets, type Box } from './node-shape.ts'
import { placeNumbers } from './place-numbers.ts'

export type Point = { x: number; y: number }
export type LaidNode = Box & { node: DiagramNode; text: TextBlock }
export type LaidGroup = Box & { id: string; text: TextBlock; depth: number }
export type LaidEdge = {
  edge: DiagramEdge
  points: Point[]
  label: (Box & { text: TextBlock }) | undefined
  number: number | undefined
}
export type Layout = { width: number; height: number; nodes: LaidNode[]; groups: LaidGroup[]; edges: LaidEdge[] }

export type LayoutChoice = {
  direction: Diagram['direction']
  /** Widths in points at which names and the words on arrows are broken. */
  nodeWidth: number
  labelWidth: number
  withDescriptions: boolean
  /** Arrows bear numbers, beside or upon them, and a key below says their words. */
  numbered?: 'beside' | 'upon'
}

/** Points between a shape's outline and its text. */
const padding = { x: 9, y: 6.5 }

/** Places every shape and word; all coordinates are absolute. */
export async function layoutDiagram(diagram: Diagram, choice: LayoutChoice): Promise<Layout> {
  const sized = sizeParts(diagram, choice)
  elk ??= loadElk()
  return readLayout(await elk.layout(elkGraph(sized, choice)), sized)
}

let elk: ELK | undefined

type Sized = {
  nodes: { node: DiagramNode; text: TextBlock; width: number; height: number }[]
  groups: (PlacedGroup & { text: TextBlock })[]
  edges: { edge: DiagramEdge; text: TextBlock; number: number | undefined; source: string; target: string }[]
}

function sizeParts(diagram: Diagram, choice: LayoutChoice): Sized {
  const nodes = diagram.nodes.map((node) => {
    const text = nodeText(node, choice.nodeWidth, choice.withDescriptions)
    const inset = shapeInsets[node.kind]
    const width = Math.max(62, text.width + 2 * padding.x + inset.left + inset.right)
    return { node, text, width, height: Math.max(30, text.height + 2 * padding.y + inset.top + inset.bottom) }
  })
  const groups = groupsOf(diagram).map((group) => ({ ...group, text: groupText(group.label, 200) }))
  const ends = new Map([
    ...groups.map((group): [string, string] => [group.id, group.key]),
    ...diagram.nodes.map((node, index): [string, string] => [node.id, `n${index}`]),
  ])
  let count = 0
  const edges = diagram.edges.flatMap((edge) => {
    const [source, target] = [ends.get(edge.from), ends.get(edge.to)]
    // An arrow to something that is not in the picture cannot be drawn.
    if (!source || !target) return []
    const words = edgeText(edge, choice.labelWidth)
    const number = choice.numbered && words.lines.length > 0 ? ++count : undefined
    return [
      {
        edge,
        source,
        target,
        number,
        text: number === undefined ? words : choice.numbered === 'upon' ? noText : numberText(number),
      },
    ]
  })
  return { nodes, groups, edges }
}

/** Numbers upon arrows are placed once these are laid. */
const noText: TextBlock = { lines: [], width: 0, height: 0 }

const spacing = {
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '6',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '15',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
}

/** A number stands on its arrow, so no layer of words lies between two layers of shapes. */
const numberedSpacing = {
  ...spacing,
  'elk.layered.spacing.nodeNodeBetweenLayers': '27',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeEdge': '10',
}

function elkGraph(sized: Sized, { direction, numbered }: LayoutChoice): ElkNode {
  const distances = numbered === 'upon' ? numberedSpacing : spacing
  const childrenOf = (parent: string | undefined): ElkNode[] => [
    ...sized.groups
      .filter((group) => group.parent === parent)
      .map((group) => elkGroup(group, { children: childrenOf(group.key), distances })),
    ...sized.nodes.flatMap(({ node, width, height }, index) =>
      groupKeyOf(sized, node) === parent ? [{ id: `n${index}`, width, height }] : [],
    ),
  ]
  return {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
      'elk.layered.thoroughness': '3',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.randomSeed': '1',
      'elk.padding': '[top=6,left=6,bottom=6,right=6]',
      ...distances,
    },
    children: childrenOf(undefined),
    edges: sized.edges.map(elkEdge),
  }
}

function groupKeyOf(sized: Sized, node: DiagramNode): string | undefined {
  return sized.groups.find((group) => group.id === node.group)?.key
}

type GroupContent = { children: ElkNode[]; distances: Record<string, string> }

function elkGroup({ key, text }: Sized['groups'][number], { children, distances }: GroupContent): ElkNode {
  const { side, top } = groupPadding
  return {
    id: key,
    children,
    layoutOptions: {
      ...distances,
      'elk.padding': `[top=${top + text.height + 7},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${text.width + 2 * side},${text.height + 2 * top})`,
    },
  }
}

function elkEdge({ source, target, text }: Sized['edges'][number], index: number): ElkExtendedEdge {
  const labels = text.lines.length > 0 ? [{ text: 'label', width: text.width + 2, height: text.height }] : []
  return { id: `e${index}`, sources: [source], targets: [target], labels }
}

function readLayout(laid: ElkNode, sized: Sized): Layout {
  const boxes = new Map<string, Box>()
  const collect = (node: ElkNode) => {
    for (const child of node.children ?? []) {
      boxes.set(child.id, { x: child.x ?? 0, y: child.y ?? 0, width: child.width ?? 0, height: child.height ?? 0 })
      collect(child)
    }
  }
  collect(laid)
  const edges = sized.edges.map(({ edge, text, number }, index): LaidEdge => {
    const drawn = laid.edges?.[index]
    const label = drawn?.labels?.[0]
    const points = drawn?.sections?.flatMap((section) => [section.startPoint, ...(section.bendPoints ?? []), section.endPoint])
    return { edge, number, points: points ?? [], label: label && { text, x: label.x ?? 0, y: label.y ?? 0, ...sizeOf(text) } }
  })
  const nodes = sized.nodes.map(({ node, text }, index): LaidNode => ({ node, text, ...boxes.get(`n${index}`)! }))
  const groups = sized.groups.map(({ id, key, text, depth }): LaidGroup => ({ id, text, depth, ...boxes.get(key)! }))
  const size = { width: laid.width ?? 0, height: laid.height ?? 0 }
  return {
    ...size,
    nodes,
    groups,
    edges: placeNumbers(edges, [...nodes, ...groups.flatMap((group) => [titleBox(group, edges), ...bordersOf(group)])], size),
  }
}

const bordersOf = ({ x, y, width, height }: Box): Box[] => [
  { x, y, width, height: 0 },
  { x, y: y + height, width, height: 0 },
  { x, y, width: 0, height },
  { x: x + width, y, width: 0, height },
]

const sizeOf = (text: TextBlock) => ({ width: text.width + 2, height: text.height })
