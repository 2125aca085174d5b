import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { groupPadding } from './diagram-groups.ts'
import type { LayoutChoice } from './layout-diagram.ts'
import type { Sized } from './size-parts.ts'

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

/** As near as lines and shapes may come to one another. */
const tightSpacing = {
  ...numberedSpacing,
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
}

type Style = { direction: LayoutChoice['direction']; slimTitles: boolean | undefined; distances: Record<string, string> }

/** What the layout engine is asked for. */
export function elkGraph(sized: Sized, { direction, numbered, tight, slimTitles }: LayoutChoice): ElkNode {
  const style = { direction, slimTitles, distances: tight ? tightSpacing : numbered === 'upon' ? numberedSpacing : spacing }
  const childrenOf = (parent: string | undefined): ElkNode[] => [
    ...sized.groups
      .filter((group) => group.parent === parent)
      .map((group) =>
        group.shelf
          ? { id: group.key, width: group.shelf.width, height: group.shelf.height }
          : elkGroup(group, childrenOf(group.key), style),
      ),
    ...sized.nodes.flatMap((node) => (node.parent === parent ? [{ id: node.key, width: node.width, height: node.height }] : [])),
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
      ...style.distances,
    },
    children: childrenOf(undefined),
    edges: sized.edges.map(elkEdge),
  }
}

function elkGroup(
  { key, text }: Sized['groups'][number],
  children: ElkNode[],
  { direction, distances, slimTitles }: Style,
): ElkNode {
  const { side, top } = groupPadding
  // An arrow that comes from above into the middle of a narrow frame leaves the title room beside it.
  const beside = slimTitles ? text.width + 2 * side : 0
  const [width, height] = [text.width + beside + 2 * side, text.height + 2 * top]
  return {
    id: key,
    children,
    layoutOptions: {
      ...distances,
      'elk.padding': `[top=${top + text.height + 7},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      // The engine lays every picture to the right and turns it afterwards, but does not turn the least size.
      'elk.nodeSize.minimum': direction === 'down' ? `(${height},${width})` : `(${width},${height})`,
    },
  }
}

function elkEdge({ source, target, text }: Sized['edges'][number], index: number): ElkExtendedEdge {
  const labels = text.lines.length > 0 ? [{ text: 'label', width: text.width + 2, height: text.height }] : []
  return { id: `e${index}`, sources: [source], targets: [target], labels }
}
