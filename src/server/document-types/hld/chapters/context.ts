import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text, withCaption } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { neighbourTable } from '../../tables/neighbour-table.ts'
import { contextDiagram } from '../diagrams/context-diagram.ts'

function externalInterfaces(view: SolutionView): Block | undefined {
  const crossings = view.crossings.filter(({ from, to }) => [from, to].some((end) => view.element(end)?.kind === 'external-system'))
  if (crossings.length === 0) return undefined
  return table('context-interfaces', 'What crosses the boundary to other systems, and who waits for whom', {
    columns: [
      column('from', 'Caller', 21),
      column('to', 'Called', 21),
      column('what', 'What happens', 30),
      column('technology', 'Technology', 16),
      column('mode', 'Mode', 12),
    ],
    rows: crossings.map(({ id, from, to, label, technology, synchronous }) => [
      elementLinks(view, [from]),
      elementLinks(view, [to]),
      [{ text: capitalised(label), cites: [id] }],
      text(technology ?? 'To be agreed'),
      text(synchronous ? 'Waits' : 'Does not wait'),
    ]),
  })
}

export function context(view: SolutionView): Body {
  if (view.outside.length === 0)
    return {
      blocks: [
        ...contextDiagram(view),
        missing(
          'context-missing',
          'The brief names nobody who uses the system and no system beside it. Users and sources of data have to be listed.',
        ),
      ],
    }
  const interfaces = externalInterfaces(view)
  return {
    blocks: contextDiagram(view),
    sections: [
      section('context-around', 'People and systems around', {
        blocks: [withCaption(neighbourTable(view, 'context-neighbours'), 'Who and what the system meets, and through which part')],
      }),
      ...(interfaces || !view.solution.isAdvice
        ? [
            section('context-external', 'External interfaces', {
              blocks: [
                interfaces ??
                  missing(
                    'context-interfaces',
                    'The brief names no exchange with another system. Sources and receivers of data have to be confirmed.',
                  ),
              ],
            }),
          ]
        : []),
    ],
  }
}
