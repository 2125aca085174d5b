import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import { isSupport, type SolutionView } from '../../solution-view.ts'
import { dataFlowOf } from './data-flow.ts'
import { mergeEdges, nodeOf } from './draw.ts'
import { splitByBoundary } from './split-by-boundary.ts'

/** Arrows follow the data: from where it arises, through what changes it, to where it rests and who uses it. */
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
  const drawn = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const nodes = view.solution.elements
    .filter(({ id }) => drawn.has(id))
    .map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'data-boundary'))
  const groups = [{ id: 'data-boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  return splitByBoundary(view, { id: 'data-diagram', caption: 'Flow of data', direction: 'right', groups, nodes, edges })
}
