import type { Block } from '#shared/content/blocks.ts'
import { type Body, column, section, table, text, withCaption } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { partColumns, partRow, partTable } from '../../tables/part-table.ts'
import { containerDiagram } from '../diagrams/container-diagram.ts'

function components(view: SolutionView): Block {
  return table('building-blocks-components', 'Components inside the parts', {
    columns: [column('in', 'Inside', 20), ...partColumns.map((part) => ({ ...part, width: part.width! * 0.8 }))],
    rows: view.components.map((element) => [text(view.name(element.parent ?? '')), ...partRow(view, element)]),
  })
}

export function buildingBlocks(view: SolutionView): Body {
  const parts = withCaption(
    partTable(view, 'building-blocks-parts'),
    'Each part with its task, its technology and what it answers for',
  )
  if (view.blocks.length === 0) return { blocks: [parts] }
  return {
    blocks: containerDiagram(view),
    sections: [
      section('building-blocks-table', 'The parts', { blocks: [parts] }),
      ...(view.components.length > 0
        ? [section('building-blocks-inside', 'Inside the parts', { blocks: [components(view)] })]
        : []),
    ],
  }
}
