import type { Design } from '#shared/api/design.ts'
import { mostLabelled } from '#shared/design-facts.ts'
import { boundary, frameOf, framesOf, nodeOf } from '#server/document-types/diagrams/draw.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { layoutDiagram } from '#server/render/diagram/layout-diagram.ts'
import type { Layout, LayoutChoice } from '#server/render/diagram/layout.ts'
import type { Box } from '#server/render/diagram/node-shape.ts'
import type { Solution } from '#server/solution/solution.ts'

export type LaidDesign = Pick<Design, 'boxes' | 'frames' | 'lines'>

/** The smallest box has room for a name, a product and a kind on a screen. */
const least = { width: 98, height: 50 }
const choice: Omit<LayoutChoice, 'direction'> = { nodeWidth: 98, labelWidth: 84, columns: 3, withDescriptions: false, least }

/** Aspect ratio of a screen, which is wider than high. */
const screen = { width: 5, height: 3 }
/** A diagram does not change its direction for every added component. */
const worthTurning = 1.3
/** With more components than this, a second layout would take too long. */
const mostTurned = 30
const scaleOn = ({ width, height }: Layout) => Math.min(screen.width / width, screen.height / height)

/** Places of all components, of the frames around them and of each connection, as in a document's diagram. */
export function layDesign(solution: Solution): LaidDesign {
  const view = viewSolution(solution)
  const { system } = view
  const shown = [...view.outside, ...view.blocks, ...view.components]
  if (shown.length === 0) return { boxes: [], frames: [], lines: [] }
  const nodes = shown.map((element) => nodeOf(element, frameOf(view, element)))
  const groups = framesOf(view, solution.system)
  const isLabelled = solution.relations.length <= mostLabelled
  const endOf = (id: string) => (id === system?.id ? boundary : id)
  const edges = solution.relations.map(({ id, from, to, label }) => ({
    id,
    from: endOf(from),
    to: endOf(to),
    label: isLabelled ? label : '',
  }))
  const ways = shown.length > mostTurned ? (['right'] as const) : (['right', 'down'] as const)
  const [across, down] = ways.map((direction) =>
    layoutDiagram(
      { id: 'design', type: 'diagram', caption: '', alt: '', direction, nodes, edges, groups },
      { ...choice, direction, roomy: !isLabelled },
    ),
  )
  const layout = down && scaleOn(down) > scaleOn(across!) * worthTurning ? down : across!
  const relations = new Map(edges.map((edge, index) => [edge as object, solution.relations[index]!]))
  return {
    boxes: layout.nodes.map(({ node, ...box }) => ({ id: node.id, ...boxOf(box) })),
    frames: layout.groups.map(({ id, ...box }) => ({ id: id === boundary ? (system?.id ?? id) : id, ...boxOf(box) })),
    lines: layout.edges.map(({ edge, points, label }) => {
      const { id, from, to } = relations.get(edge)!
      return { id, from, to, points, ...(label && { label: boxOf(label) }) }
    }),
  }
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })
