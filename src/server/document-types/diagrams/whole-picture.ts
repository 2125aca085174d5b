import type { Block, DiagramEdge } from '#shared/content/blocks.ts'
import { capitalised } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { blockEdges, diagramOf, frameOf, framesOf, nodeOf, type Picture } from './draw.ts'
import { groupBy } from '#shared/group-by.ts'

/** Longer labels hide the arrows. */
const longestLabel = 40

/** One line between two boxes, for calls in either direction; its label is that of the first. */
function mergePairs(edges: DiagramEdge[]): DiagramEdge[] {
  const pairs = groupBy(edges, ({ from, to }) => [from, to].toSorted().join('>'))
  return [...pairs.values()].map(([first, ...others]) => {
    const label = [first!, ...others].map((edge) => edge.label).join('; ')
    return { ...first!, label: label.length <= longestLabel ? label : first!.label.split('; ')[0]! }
  })
}

/** Connections that being a system of the client outweighs, and taking part in the first scenario, which is the main flow. */
const weights = { ownSystem: 3, mainFlow: 2 }

type Limits = { boxes: number; arrows: number }

/** The part of a drawing that can be read at a glance: the main flow and the most connected boxes, without unconnected ones. */
function onePicture({ nodes, edges }: Picture, mainFlow: Set<string>, { boxes, arrows }: Limits): Picture {
  const pairs = mergePairs(edges)
  const systems = new Set(nodes.filter(({ kind }) => kind === 'external-system').map(({ id }) => id))
  const partnersOf = (id: string) => pairs.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  // Without its only partner a system would not be connected.
  const gates = new Set([...systems].flatMap((id) => (partnersOf(id).length === 1 ? partnersOf(id) : [])))
  const weight = (id: string) =>
    partnersOf(id).length + (systems.has(id) || gates.has(id) ? weights.ownSystem : 0) + (mainFlow.has(id) ? weights.mainFlow : 0)
  const byWeight = nodes.toSorted((left, right) => weight(right.id) - weight(left.id))
  for (let count = boxes; ; count--) {
    const leading = byWeight.slice(0, count)
    const ids = new Set(leading.map(({ id }) => id))
    const drawn = pairs.filter(({ from, to }) => ids.has(from) && ids.has(to))
    if (drawn.length > arrows) continue
    const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]))
    return drawn.length === 0 ? { nodes: leading, edges: [] } : { nodes: nodes.filter(({ id }) => joined.has(id)), edges: drawn }
  }
}

/** Limits for a picture that can be read at a glance, on a page and on a slide. */
const limits = { boxes: 9, arrows: 10 }

/** People, components and systems with their connections; parts that serve every component are left out of the whole. */
function everything(view: SolutionView, { withSupport = false } = {}): Picture {
  const shown = [...view.outside, ...view.blocks].filter((element) => withSupport || !isSupport(element))
  const ids = new Set(shown.map(({ id }) => id))
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { nodes: shown.map((element) => nodeOf(element, frameOf(view, element))), edges }
}

const groupsIn = (view: SolutionView) => framesOf(view, capitalised(view.system?.name ?? view.solution.system))

/** One picture of the whole; empty if there is no component to draw. */
export function wholePicture(view: SolutionView, id: string): Block[] {
  const whole = everything(view)
  if (view.blocks.length === 0 || whole.nodes.length < 2) return []
  const mainFlow = new Set(view.solution.scenarios[0]?.steps.flatMap(({ from, to }) => [from, to]))
  const picture = onePicture(whole, mainFlow, { boxes: Math.min(limits.boxes, whole.nodes.length), arrows: limits.arrows })
  const left = whole.nodes.length - picture.nodes.length
  const caption = left > 0 ? 'The whole, its main parts' : 'The whole'
  return [diagramOf({ id, caption, direction: 'right', groups: groupsIn(view) }, picture)]
}

/**
 * What the picture of the whole leaves out, for a chapter about components: each other connection once, and, if there is room in the last, the
 * components without one, which serve the others and have a frame of their own. Empty if no connection is left out.
 */
export function furtherPictures(view: SolutionView, id: string): Block[] {
  const whole = everything(view, { withSupport: true })
  const [first] = wholePicture(view, id)
  if (first?.type !== 'diagram') return []
  const arrowOf = ({ from, to }: DiagramEdge) => `${from}>${to}`
  const drawn = new Set(first.edges.map(arrowOf))
  const joined = new Set(whole.edges.flatMap(({ from, to }) => [from, to]))
  const alone = whole.nodes.filter(({ id: own }) => !view.isOutside(own) && !joined.has(own)).map((node) => node.id)
  const parts = splitByBoxes(
    whole.edges.filter((edge) => !drawn.has(arrowOf(edge))),
    alone,
  )
  const groups = [...groupsIn(view), { id: 'support', label: 'For all components' }]
  return parts.map(({ boxes, edges }, index) => {
    const isOne = parts.length === 1
    const nodes = whole.nodes
      .filter((node) => boxes.has(node.id))
      // The products are in the table below.
      .map((node) => ({ ...node, technology: undefined, group: alone.includes(node.id) ? 'support' : node.group }))
    const caption = `The other components and connections${isOne ? '' : ` (${index + 1} of ${parts.length})`}`
    return diagramOf({ id: isOne ? id : `${id}-${index + 1}`, caption, direction: 'down', groups }, { nodes, edges })
  })
}

/** Boxes of each further picture, whose words are without products. */
const mostBoxes = 9

type Part = { boxes: Set<string>; edges: DiagramEdge[] }

/** Puts each connection in one part, next to those with the same boxes, and the boxes without a connection in the last, if there is room. */
function splitByBoxes(connections: DiagramEdge[], alone: string[]): Part[] {
  const parts: Part[] = []
  const left = [...connections]
  for (let part: Part = { boxes: new Set(), edges: [] }; left.length > 0;) {
    const newBoxes = (edge: DiagramEdge) => [edge.from, edge.to].filter((id) => !part.boxes.has(id)).length
    const next = left.toSorted((one, other) => newBoxes(one) - newBoxes(other))[0]!
    const isFull = part.boxes.size + newBoxes(next) > mostBoxes || part.edges.length === limits.arrows
    if (isFull) part = { boxes: new Set(), edges: [] }
    if (part.edges.length === 0) parts.push(part)
    part.edges.push(next)
    for (const id of [next.from, next.to]) part.boxes.add(id)
    left.splice(left.indexOf(next), 1)
  }
  // A picture of boxes without any connection says nothing that the table does not.
  const last = parts.at(-1)?.boxes
  for (const id of alone) if (last && last.size < mostBoxes) last.add(id)
  return parts
}
