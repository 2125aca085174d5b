import type { DiagramEdge } from '#shared/content/blocks.ts'
import type { Diagram } from './diagram-text.ts'

/** A neighbour of the hub with the one or two arrows between them, and the box that is connected only to it. */
export type Arm = { id: string; edges: DiagramEdge[]; leaf: { id: string; edge: DiagramEdge } | undefined }
export type Star = { hub: string; before: Arm[]; behind: Arm[] }

/** With fewer neighbours than this, rows are just as clear. */
const fewestArms = 5

/**
 * A star: one box to which all others are connected, directly or through one other; people and sources are on its left, the rest on its
 * right.
 */
export function findStar(diagram: Diagram): Star | undefined {
  const { nodes, edges, groups } = diagram
  const at = (id: string) => edges.filter(({ from, to }) => from === id || to === id)
  const hub = nodes.toSorted((one, other) => at(other.id).length - at(one.id).length)[0]?.id
  if (hub === undefined || groups.length > 0) return undefined
  const arms = nodes.flatMap(({ id }): Arm[] => {
    const met = at(id).filter(({ from, to }) => (from === hub) !== (to === hub))
    return id === hub || met.length === 0 ? [] : [{ id, edges: met, leaf: undefined }]
  })
  const armOf = new Map(arms.map((arm) => [arm.id, arm]))
  for (const { id } of nodes) {
    if (id === hub || armOf.has(id)) continue
    const [edge, ...more] = at(id)
    const arm = edge && armOf.get(edge.from === id ? edge.to : edge.from)
    if (!edge || !arm || arm.leaf || more.length > 0) return undefined
    arm.leaf = { id, edge }
  }
  const told = arms.reduce((sum, arm) => sum + arm.edges.length + (arm.leaf ? 1 : 0), 0)
  const isStar = arms.length >= fewestArms && told === edges.length && arms.every((arm) => arm.edges.length < 3)
  return isStar ? { hub, ...shareSides(diagram, arms) } : undefined
}

/** By the direction of the arrows if there are both, else people apart from systems; neither side much longer than the other. */
function shareSides({ nodes }: Diagram, arms: Arm[]) {
  const people = new Set(nodes.filter(({ kind }) => kind === 'person').map(({ id }) => id))
  const gives = ({ id, edges }: Arm) => edges.every(({ from }) => from === id)
  const givers = arms.filter(gives).length
  const isMixed = Math.min(givers, arms.length - givers) >= arms.length / 3
  const standsBefore = isMixed ? gives : ({ id }: Arm) => people.has(id)
  const before = arms.filter(standsBefore)
  const behind = arms.filter((arm) => !standsBefore(arm))
  const size = (side: Arm[]) => side.reduce((sum, { leaf }) => sum + (leaf ? 2 : 1), 0)
  for (;;) {
    const [shorter, longer] = size(before) < size(behind) ? [before, behind] : [behind, before]
    if (size(longer) - size(shorter) < 3) return { before, behind }
    shorter.push(longer.pop()!)
  }
}
