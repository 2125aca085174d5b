import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { contextDiagram } from '../diagrams/context-diagram.ts'

function neighbours(view: SolutionView): Block {
  const rows = view.outside.map((element): Cell[] => {
    const partners = view.solution.relations.filter(({ from, to }) => from === element.id || to === element.id)
    const meets = partners.map(({ from, to }) => view.blockOf(from === element.id ? to : from))
    return [
      [{ text: element.name, cites: [element.id] }],
      text(element.kind === 'person' ? 'Person' : 'System'),
      text(sentence(element.responsibility)),
      meets.length > 0 ? elementLinks(view, meets) : text('No exchange described'),
    ]
  })
  return table('context-neighbours', 'People and systems around', {
    columns: [
      column('name', 'Name', 22),
      column('kind', 'Kind', 10),
      column('does', 'What it does', 42),
      column('meets', 'Meets', 26),
    ],
    rows,
  })
}

function externalInterfaces(view: SolutionView): Block | undefined {
  const crossings = view.crossings.filter(({ from, to }) => [from, to].some((end) => view.element(end)?.kind === 'external-system'))
  if (crossings.length === 0) return undefined
  return table('context-interfaces', 'External interfaces', {
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
      section('context-around', 'People and systems around', { blocks: [neighbours(view)] }),
      section('context-external', 'External interfaces', {
        blocks: [
          interfaces ??
            missing(
              'context-interfaces',
              'The brief names no exchange with another system. Sources and receivers of data have to be confirmed.',
            ),
        ],
      }),
    ],
  }
}
