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

/** More boxes cannot be read on a page. */
const mostBoxes = 9

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
    .map((node) => ({ ...node, technology: undefined, group: joined.has(node.id) ? node.group : 'support' }))
  const groups = [boundaryOf(view), { id: 'support', label: 'For all components' }]
  const parts = splitByBoxes(
    nodes.filter(({ group }) => group).map((node) => node.id),
    edges,
  )
  return parts.map((own, index) => {
    const near = withNeighbours(own, edges)
    const caption = 'All components, and what they are connected with'
    const part = parts.length > 1 ? { suffix: `-${index + 1}`, of: ` (${index + 1} of ${parts.length})` } : { suffix: '', of: '' }
    const picture = {
      nodes: nodes.filter((node) => near.has(node.id)),
      edges: edges.filter(({ from, to }) => own.includes(from) || own.includes(to)),
    }
    return diagramOf({ id: `${id}${part.suffix}`, caption: `${caption}${part.of}`, direction: 'down', groups }, picture)
  })
}

/** The components of each picture; each picture repeats the neighbours of its own. */
function splitByBoxes(components: string[], edges: Picture['edges']): string[][] {
  const parts: string[][] = []
  for (const component of components) {
    const last = parts.at(-1)
    if (last && withNeighbours([...last, component], edges).size <= mostBoxes) last.push(component)
    else parts.push([component])
  }
  return parts
}

const withNeighbours = (own: string[], edges: Picture['edges']) =>
  new Set([...own, ...edges.filter(({ from, to }) => own.includes(from) || own.includes(to)).flatMap(({ from, to }) => [from, to])])
