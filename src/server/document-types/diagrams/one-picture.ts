import type { DiagramEdge } from '#shared/content/blocks.ts'
import { groupBy } from '#shared/group-by.ts'
import type { Picture } from './draw.ts'

/** Labels that are longer hide the arrows. */
const longestLabel = 40

/** One line between two boxes, whichever way the calls go; the first says what happens. */
function mergePairs(edges: DiagramEdge[]): DiagramEdge[] {
  const pairs = groupBy(edges, ({ from, to }) => [from, to].toSorted().join('>'))
  return [...pairs.values()].map(([first, ...others]) => {
    const label = [first!, ...others].map((edge) => edge.label).join('; ')
    return { ...first!, label: label.length <= longestLabel ? label : first!.label.split('; ')[0]! }
  })
}

type Limits = { boxes: number; arrows: number }

/** As much of a drawing as can be read at a glance: what is most connected stays, and nothing that stands alone beside it. */
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
