import type { Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { bare, capitalised, countOf, sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { scenarioDiagram } from '../../hld/diagrams/scenario-diagram.ts'
import { type Body, callout, column, idPart, labelled, missing, section, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'

/** The way of a step, from the relation that joins its ends in either direction. */
function wayOf({ solution, element }: SolutionView, { from, to }: Scenario['steps'][number]): string {
  if (from === to) return 'Inside the module'
  const relation =
    solution.relations.find((candidate) => candidate.from === from && candidate.to === to) ??
    solution.relations.find((candidate) => candidate.from === to && candidate.to === from)
  if (element(from)?.kind === 'person' || element(to)?.kind === 'person') return relation?.technology ?? 'On screen'
  if (!relation) return 'By agreement of both ends'
  return `${relation.technology ?? 'Call'}, ${relation.synchronous ? 'waits' : 'not awaited'}`
}

function interaction(view: SolutionView, scenario: Scenario): Section {
  const id = `interactions-${idPart(scenario.id)}`
  const name = capitalised(bare(scenario.name))
  return section(id, name, {
    blocks: [
      labelled(`${id}-trigger`, [
        ['Begins', text(sentence(scenario.trigger), scenario.id)],
        ['For', factLinks(view, scenario.requirements)],
      ]),
      ...scenarioDiagram(view, scenario),
      table(
        `${id}-steps`,
        `${capitalised(countOf(scenario.steps.length, 'call'))} in order, from ${view.name(scenario.steps[0]!.from)} to ${view.name(scenario.steps.at(-1)!.to)}`,
        {
          columns: [
            { id: 'step', heading: 'Step', kind: 'number', width: 8 },
            column('from', 'From', 19),
            column('to', 'To', 19),
            column('action', 'What is done', 32),
            column('way', 'Way', 22),
          ],
          rows: scenario.steps.map((step, index): Cell[] => [
            index + 1,
            elementLinks(view, [step.from]),
            step.from === step.to ? text('Itself') : elementLinks(view, [step.to]),
            text(sentence(step.action)),
            text(wayOf(view, step)),
          ]),
        },
      ),
      callout(`${id}-failure`, 'risk', {
        title: capitalised(bare(scenario.failure.when.replace(/^(when|if) /i, ''))),
        text: text(sentence(scenario.failure.response), scenario.id),
      }),
    ],
  })
}

export function interactions(view: SolutionView): Body {
  const { scenarios } = view.solution
  if (scenarios.length === 0)
    return { blocks: [missing('interactions-missing', 'The parent design describes no run, so no order of calls can be given.')] }
  return { blocks: [], sections: scenarios.map((scenario) => interaction(view, scenario)) }
}
