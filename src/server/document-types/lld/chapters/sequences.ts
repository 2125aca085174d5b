import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { sequenceDiagram } from '../../diagrams/sequence-diagram.ts'
import { column, idPart, table, text } from '../../make-blocks.ts'
import type { Scenario } from '../../solution-view.ts'
import { walkTable } from '../../tables/walk-table.ts'

/** The possible failure of each scenario, and the response. */
const failures = (scenarios: Scenario[]): Block =>
  table('sequences-failures', 'What may fail', {
    columns: [column('walk', 'Scenario', 28), column('when', 'When', 30), column('then', 'Then', 42)],
    rows: scenarios.map(({ id, name, failure: { when, response } }): Cell[] => [
      text(capitalised(bare(name)), id),
      text(sentence(when)),
      text(sentence(response)),
    ]),
  })

/** Each scenario as a sequence of calls, with the step that may fail. */
export const sequences: Chapter = {
  id: 'sequences',
  heading: 'Sequences',
  ask: 'Who calls whom in each walk, in which order, and what happens when a call fails.',
  alsoCalled: ['sequence', 'interaction', 'runtime', 'scenario', 'walk', 'flow', 'use case'],
  body: (view) => {
    const { scenarios } = view.solution
    if (!isDesigned(view.solution) || scenarios.length === 0) return undefined
    return {
      blocks: [
        failures(scenarios),
        ...scenarios.flatMap((scenario) => {
          const drawn = sequenceDiagram(view, scenario)
          const isWhole = drawn.some((block) => block.type === 'diagram' && block.edges.length === scenario.steps.length)
          return isWhole ? drawn : [...drawn, walkTable(view, `sequences-${idPart(scenario.id)}`, scenario)]
        }),
      ],
    }
  },
  words: () => [],
}
