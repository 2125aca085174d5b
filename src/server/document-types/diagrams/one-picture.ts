import type { DiagramEdge } from '#shared/content/blocks.ts'
import { groupBy } from '#shared/group-by.ts'
import type { Picture } from './draw.ts'

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
export function onePicture({ nodes, edges }: Picture, { boxes, arrows }: Limits): Picture {
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
