import type { Block, DiagramEdge } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import { isSupport, type SolutionView } from '../../solution-view.ts'
import { dataFlowOf } from './data-flow.ts'
import {
  diagramSeries,
  diagrams,
  mergeEdges,
  mostArrows,
  mostBoxes,
  nodeOf,
  type Picture,
  splitPicture,
  type Told,
} from './draw.ts'

/**
 * Arrows follow the data: from where it arises, through what changes it, to where it rests and who uses it. These are three
 * pictures where one would be too full.
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
  const pictureOf = (chosen: DiagramEdge[]): Picture => {
    const drawn = new Set(chosen.flatMap(({ from, to }) => [from, to]))
    const elements = view.solution.elements.filter(({ id }) => drawn.has(id))
    return {
      nodes: elements.map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'data-boundary')),
      edges: chosen,
    }
  }
  const groups = [{ id: 'data-boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  const caption = 'The way of the data, from where it arises to who uses it'
  const drawing = { id: 'data-diagram', caption, direction: 'right' as const, groups }
  const whole = pictureOf(edges)
  if (whole.nodes.length <= mostBoxes && edges.length <= mostArrows) return diagrams(drawing, splitPicture(whole))
  const stages = [
    { id: 'data-diagram-in', title: 'what comes in', takes: ({ from }: DiagramEdge) => view.isOutside(from) },
    {
      id: 'data-diagram',
      title: 'between the parts',
      takes: ({ from, to }: DiagramEdge) => !view.isOutside(from) && !view.isOutside(to),
    },
    {
      id: 'data-diagram-out',
      title: 'who uses it',
      takes: ({ from, to }: DiagramEdge) => !view.isOutside(from) && view.isOutside(to),
    },
  ]
  const told = stages.flatMap(({ id, title, takes }) => {
    const pictures = splitPicture(pictureOf(edges.filter(takes)))
    return pictures.map((picture, index): Told => {
      const part = pictures.length > 1 ? ` (${index + 1} of ${pictures.length})` : ''
      return { id: index === 0 ? id : `${id}-${index + 1}`, title: `${title}${part}`, groups, picture }
    })
  })
  return diagramSeries({ ...drawing, caption: 'The way of the data' }, told)
}
