import { contextDiagram } from '../../hld/diagrams/context-diagram.ts'
import { type Body, missing, section } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { neighbourTable } from '../../tables/neighbour-table.ts'

export function background(view: SolutionView): Body {
  if (view.outside.length === 0)
    return {
      blocks: [
        missing(
          'background-around',
          'The brief names neither the people who will use the system nor the systems they work with today. Both have to be listed.',
        ),
      ],
    }
  return {
    blocks: contextDiagram(view),
    sections: [section('background-people', 'People and systems', { blocks: [neighbourTable(view, 'background-around')] })],
  }
}
