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

type Limits = { boxes: number; arrows: number }

/** The part of a drawing that can be read at a glance: the most connected boxes, without unconnected ones. */
function onePicture({ nodes, edges }: Picture, { boxes, arrows }: Limits): Picture {
  const pairs = mergePairs(edges)
  const degree = (id: string) => pairs.filter(({ from, to }) => from === id || to === id).length
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

/** People, components and systems with their connections; parts that serve every component are left out. */
function everything(view: SolutionView): Picture {
  const shown = [...view.outside, ...view.blocks].filter((element) => !isSupport(element))
  const ids = new Set(shown.map(({ id }) => id))
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { nodes: shown.map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'boundary')), edges }
}

/** One picture of the whole; empty if there is no component to draw. */
export function wholePicture(view: SolutionView, id: string): Block[] {
  const whole = everything(view)
  if (view.blocks.length === 0 || whole.nodes.length < 2) return []
  const groups = [{ id: 'boundary', label: capitalised(view.system?.name ?? view.solution.system) }]
  const picture = onePicture(whole, { boxes: Math.min(limits.boxes, whole.nodes.length), arrows: limits.arrows })
  const left = whole.nodes.length - picture.nodes.length
  const caption = left > 0 ? 'The whole, its most connected parts' : 'The whole'
  return [diagramOf({ id, caption, direction: 'right', groups }, picture)]
}
