import type { Block, DiagramEdge } from '#shared/content/blocks.ts'
import { capitalised } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { blockEdges, diagramOf, nodeOf, type Picture } from './draw.ts'
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

/** Connections of a component that a system of the client outweighs. */
const ownFirst = 2

type Limits = { boxes: number; arrows: number }

/** The part of a drawing that can be read at a glance: the most connected boxes, without unconnected ones. */
function onePicture({ nodes, edges }: Picture, { boxes, arrows }: Limits): Picture {
  const pairs = mergePairs(edges)
  const systems = new Set(nodes.filter(({ kind }) => kind === 'external-system').map(({ id }) => id))
  // The client looks for its own systems first.
  const degree = (id: string) => pairs.filter(({ from, to }) => from === id || to === id).length + (systems.has(id) ? ownFirst : 0)
  const byDegree = nodes.toSorted((left, right) => degree(right.id) - degree(left.id))
  for (let count = boxes; ; count--) {
    const leading = byDegree.slice(0, count)
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
  return { nodes: shown.map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'boundary')), edges }
}

const boundaryOf = (view: SolutionView) => ({ id: 'boundary', label: capitalised(view.system?.name ?? view.solution.system) })

/** One picture of the whole; empty if there is no component to draw. */
export function wholePicture(view: SolutionView, id: string): Block[] {
  const whole = everything(view)
  if (view.blocks.length === 0 || whole.nodes.length < 2) return []
  const picture = onePicture(whole, { boxes: Math.min(limits.boxes, whole.nodes.length), arrows: limits.arrows })
  const left = whole.nodes.length - picture.nodes.length
  const caption = left > 0 ? 'The whole, its most connected parts' : 'The whole'
  return [diagramOf({ id, caption, direction: 'right', groups: [boundaryOf(view)] }, picture)]
}

/** A picture with more components is split. */
const mostComponents = 16
/** Components of each picture after a split, which repeats the neighbours of its own. */
const componentsEach = 10

/**
 * All components with the people and systems around them, for a chapter about components; empty if page one already has all of them. Those
 * without a connection serve the others and have a frame of their own.
 */
export function fullPictures(view: SolutionView, id: string): Block[] {
  const whole = everything(view, { withSupport: true })
  const [first] = wholePicture(view, id)
  if (first?.type !== 'diagram' || first.nodes.length === whole.nodes.length) return []
  const edges = mergePairs(whole.edges)
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const nodes = whole.nodes
    .filter((node) => joined.has(node.id) || node.group)
    // The products are in the table below.
    .map(({ technology: _technology, ...node }) => (joined.has(node.id) ? node : { ...node, group: 'support' }))
  const groups = [boundaryOf(view), { id: 'support', label: 'For all components' }]
  const draw = (part: string, caption: string, picture: Picture) =>
    diagramOf({ id: `${id}${part}`, caption, direction: 'down', groups }, picture)
  const inside = nodes.filter(({ group }) => group)
  if (inside.length <= mostComponents) return [draw('', 'All components, and what they are connected with', { nodes, edges })]
  const parts = Math.ceil(inside.length / componentsEach)
  const size = Math.ceil(inside.length / parts)
  return Array.from({ length: parts }, (_, index) => {
    const own = new Set(inside.slice(index * size, (index + 1) * size).map((node) => node.id))
    const drawn = edges.filter(({ from, to }) => own.has(from) || own.has(to))
    const near = new Set([...own, ...drawn.flatMap(({ from, to }) => [from, to])])
    const caption = `All components, and what they are connected with (${index + 1} of ${parts})`
    return draw(`-${index + 1}`, caption, { nodes: nodes.filter((node) => near.has(node.id)), edges: drawn })
  })
}
