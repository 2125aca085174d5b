import type { Block, DiagramEdge } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import { isSupport, type SolutionView } from '../../solution-view.ts'
import { dataFlowOf } from './data-flow.ts'
import { diagrams, mergeEdges, mostBoxes, nodeOf, splitPicture } from './draw.ts'

/**
 * Arrows follow the data: from where it arises, through what changes it, to where it rests and who uses it.
 * Where that is too much for one picture, what crosses the boundary is left to the context.
 */
export function dataFlowDiagram(view: SolutionView): Block[] {
  const flows = view.solution.relations.map(dataFlowOf).map((flow) => ({
    from: view.blockOf(flow.from),
    to: view.blockOf(flow.to),
    label: flow.data,
    ...(flow.synchronous ? {} : { asynchronous: true }),
  }))
  const carries = (id: string) => {
    const element = view.element(id)
    return element !== undefined && element.kind !== 'system' && !isSupport(element)
  }
  const edges = mergeEdges(flows).filter(({ from, to }) => carries(from) && carries(to))
  const inner = edges.filter(({ from, to }) => !view.isOutside(from) && !view.isOutside(to))
  const nodesOf = (chosen: DiagramEdge[]) => {
    const drawn = new Set(chosen.flatMap(({ from, to }) => [from, to]))
    return view.solution.elements
      .filter(({ id }) => drawn.has(id))
      .map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'data-boundary'))
  }
  const groups = [{ id: 'data-boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  const drawing = { id: 'data-diagram', direction: 'right' as const, groups }
  const whole = nodesOf(edges)
  return whole.length <= mostBoxes
    ? diagrams(
        { ...drawing, caption: 'The way of the data, from where it arises to who uses it' },
        splitPicture({ nodes: whole, edges }),
      )
    : diagrams(
        { ...drawing, caption: 'The way of the data between the parts' },
        splitPicture({ nodes: nodesOf(inner), edges: inner }),
      )
}
