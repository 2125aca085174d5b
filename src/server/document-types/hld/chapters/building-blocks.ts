import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { containerDiagram } from '../diagrams/container-diagram.ts'

const partColumns = [
  column('name', 'Part', 20),
  column('technology', 'Technology', 22),
  column('does', 'Responsibility', 38),
  column('requirements', 'Requirements', 20),
]

const partRow = (view: SolutionView, element: Element): Cell[] => [
  [{ text: element.name, cites: [element.id] }],
  text(technologyText(element) || 'To be chosen'),
  text(sentence(element.responsibility)),
  element.satisfies.length > 0 ? factLinks(view, element.satisfies) : text('Supports the other parts'),
]

function components(view: SolutionView): Block {
  return table('building-blocks-components', 'Components inside the parts', {
    columns: [column('in', 'Inside', 20), ...partColumns.map((part) => ({ ...part, width: part.width! * 0.8 }))],
    rows: view.components.map((element) => [text(view.name(element.parent ?? '')), ...partRow(view, element)]),
  })
}

export function buildingBlocks(view: SolutionView): Body {
  if (view.blocks.length === 0)
    return {
      blocks: [
        missing(
          'building-blocks-parts',
          'The brief gives too little to name the parts. It has to say what the system must do, and with which data.',
        ),
      ],
    }
  const parts = table('building-blocks-parts', 'The parts', {
    columns: partColumns,
    rows: view.blocks.map((element) => partRow(view, element)),
  })
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
