import type { Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { bare, capitalised, countOf, sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { type Body, callout, column, idPart, labelled, missing, section, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { scenarioDiagram } from '../diagrams/scenario-diagram.ts'

const numbered = (count: number) => capitalised(countOf(count, 'step'))

function steps(view: SolutionView, scenario: Scenario): Cell[][] {
  return scenario.steps.map(({ from, to, action }, index) => [
    index + 1,
    elementLinks(view, [from]),
    text(sentence(action)),
    from === to ? null : elementLinks(view, [to]),
  ])
}

function scenarioSection(view: SolutionView, scenario: Scenario): Section {
  const id = `runtime-${idPart(scenario.id)}`
  const serves = scenario.requirements
  return section(id, capitalised(bare(scenario.name)), {
    blocks: [
      labelled(`${id}-trigger`, [
        ['Trigger', text(sentence(scenario.trigger), scenario.id)],
        ['Serves', factLinks(view, serves)],
      ]),
      ...scenarioDiagram(view, scenario),
      table(
        `${id}-steps`,
        `${numbered(scenario.steps.length)} from ${view.name(scenario.steps[0]!.from)} to ${view.name(scenario.steps.at(-1)!.to)}`,
        {
          columns: [
            { id: 'step', heading: 'Step', kind: 'number', width: 8 },
            column('from', 'Who', 24),
            column('action', 'Does what', 44),
            column('to', 'With whom', 24),
          ],
          rows: steps(view, scenario),
        },
      ),
      callout(`${id}-failure`, 'risk', {
        title: capitalised(bare(scenario.failure.when.replace(/^(when|if) /i, ''))),
        text: text(sentence(scenario.failure.response), scenario.id),
      }),
    ],
  })
}

export function runtime(view: SolutionView): Body {
  const { scenarios } = view.solution
  if (scenarios.length === 0)
    return {
      blocks: [
        missing(
          'runtime-missing',
          'No run can be described yet. One day in the life of each user, told by the client, would give the first.',
        ),
      ],
    }
  return { blocks: [], sections: scenarios.map((scenario) => scenarioSection(view, scenario)) }
}
