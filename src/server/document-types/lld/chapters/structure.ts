import type { Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { capitalised, joinList } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { containerDiagram } from '../../hld/diagrams/container-diagram.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { moduleRules } from '../module-rules.ts'
import { flowsOf, modulesOf } from '../modules-of.ts'

const ids = (all: string[]) => [...new Set(all)]
const none = text('None')

function dependencies(view: SolutionView): Cell[][] {
  return modulesOf(view).map((element) => {
    const { inputs, outputs } = flowsOf(view, element)
    const receivers = ids(outputs.map(({ to }) => to))
    const senders = ids(inputs.map(({ from }) => from))
    return [
      elementLinks(view, [element.id]),
      text(element.kind === 'container' ? 'Service' : capitalised(element.kind)),
      receivers.length > 0 ? elementLinks(view, receivers) : none,
      senders.length > 0 ? elementLinks(view, senders) : none,
    ]
  })
}

function neighbours(view: SolutionView): Cell[][] {
  const meets = ({ id }: Element) => view.crossings.filter(({ from, to }) => from === id || to === id)
  const partners = (element: Element) =>
    meets(element).length > 0
      ? meets(element)
      : view.solution.relations.filter(({ from, to }) => from === element.id || to === element.id)
  return view.outside.map((element) => [
    [{ text: element.name, cites: [element.id] }],
    text(element.kind === 'person' ? 'Person' : technologyText(element) || 'System'),
    meets(element).length > 0
      ? text(capitalised(joinList(ids(meets(element).map(({ label }) => label)))), ...meets(element).map(({ id }) => id))
      : text('None with a module'),
    elementLinks(view, ids(partners(element).map(({ from, to }) => (from === element.id ? to : from)))),
  ])
}

export function structure(view: SolutionView): Body {
  if (modulesOf(view).length === 0)
    return {
      blocks: [missing('structure-modules', 'The parent design names no part yet, so there is no structure to detail.')],
    }
  const outside =
    view.outside.length > 0
      ? [
          section('structure-outside', 'Neighbours', {
            blocks: [
              table('structure-neighbours', 'People and systems around the modules', {
                columns: [
                  column('name', 'Neighbour', 22),
                  column('kind', 'What it is', 18),
                  column('exchange', 'Exchange', 36),
                  column('meets', 'Meets', 24),
                ],
                rows: neighbours(view),
              }),
            ],
          }),
        ]
      : []
  return {
    blocks: containerDiagram(view, 'The modules and what they exchange'),
    sections: [
      section('structure-uses', 'Dependencies', {
        blocks: [
          table('structure-modules', 'Which module exchanges data or calls with which', {
            columns: [
              column('module', 'Module', 24),
              column('kind', 'Kind', 14),
              column('sends', 'Sends to', 31),
              column('receives', 'Receives from', 31),
            ],
            rows: dependencies(view),
          }),
        ],
      }),
      ...outside,
      moduleRules(),
    ],
  }
}
