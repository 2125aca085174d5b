import type { Block } from '#shared/content/blocks.ts'
import { contextDiagram } from '../../hld/diagrams/context-diagram.ts'
import { type Body, missing, section, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { neighbourTable } from '../../tables/neighbour-table.ts'
import { toldTable } from '../../tables/told-table.ts'

/** Where the client stands, in the brief's own words. */
const situation = ({ solution }: SolutionView): Block[] =>
  solution.situation
    ? [
        {
          id: 'background-situation',
          type: 'quote',
          text: text(solution.situation.quote),
          source: 'The brief, on where things stand',
        },
      ]
    : []

export function background(view: SolutionView): Body {
  const told = toldTable(view, 'background-also')
  const also = told.length > 0 ? [section('background-told', 'Also told in the brief', { blocks: told })] : []
  if (view.outside.length === 0)
    return {
      sections: also,
      blocks: [
        ...situation(view),
        missing(
          'background-around',
          'The brief names neither the people who will use the system nor the systems they work with today. Both have to be listed.',
        ),
      ],
    }
  return {
    blocks: [...situation(view), ...contextDiagram(view)],
    sections: [
      section('background-people', 'People and systems', { blocks: [neighbourTable(view, 'background-around')] }),
      ...also,
    ],
  }
}
