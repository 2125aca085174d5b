import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import type { SolutionView } from '../../solution-view.ts'
import { blockEdges, nodeOf } from './draw.ts'
import { splitByZone } from './split-by-zone.ts'

/** C4 level 2: the parts in their boundary with the outside; by its zones where one picture would be too full. */
export function containerDiagram(view: SolutionView, caption = 'The parts and what passes between them (C4 level 2)'): Block[] {
  const groups = [{ id: 'boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) =>
    [from, to].every((end) => view.element(end) !== undefined && end !== view.system?.id),
  )
  const inside = view.blocks.map((element) => nodeOf(element, 'boundary'))
  const nodes = [...view.outside.map((element) => nodeOf(element)), ...inside]
  const drawing = { id: 'building-blocks-diagram', caption, direction: 'down' as const, groups }
  return splitByZone(view, drawing, { nodes, edges })
}
