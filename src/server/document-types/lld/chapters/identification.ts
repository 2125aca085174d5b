import type { Cell } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import { sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, strong, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'

const figures = (view: SolutionView) => {
  const { interfaces, dataEntities, scenarios, requirements } = view.solution
  return [
    { label: 'Requirements', value: `${requirements.length}` },
    { label: 'Interfaces', value: `${interfaces.length}` },
    { label: 'Data entities', value: `${dataEntities.length}` },
    { label: 'Runs', value: `${scenarios.length}` },
  ]
}

const pair = (label: string, value: string): Cell[] => [[strong(label)], text(value)]

function record({ solution, client }: SolutionView): Cell[][] {
  return [
    pair('Details', `${solution.project} for ${client}`),
    pair('Parent design', `High-Level Design of ${solution.project}: the same facts, with the same ids`),
    pair('Takes over', 'Parts, interfaces, data entities, runs and decisions, each carried on below'),
    pair('Adds', 'Shapes and codes, types and keys, states, limits, settings and tests'),
    pair('Where they differ', 'The parent design holds until both are changed together'),
    pair('Written for', `Developers, testers and operators of ${client} and ${firm.name}`),
  ]
}

function decisions(view: SolutionView): Body['blocks'] {
  const { decisions: all } = view.solution
  if (all.length === 0)
    return [missing('identification-decisions', 'The parent design records no decision yet, so every choice below is a proposal.')]
  return [
    table('identification-decisions', 'Decisions that bind this design', {
      columns: [
        column('id', 'Id', 10),
        column('outcome', 'Decided', 46),
        column('follows', 'What follows for the build', 30),
        column('answers', 'Answers', 14),
      ],
      rows: all.map((decision) => [
        [{ text: decision.id, cites: [decision.id] }],
        text(sentence(decision.outcome)),
        text(sentence(decision.consequences)),
        decision.requirements.length > 0 ? factLinks(view, decision.requirements) : text('All'),
      ]),
    }),
  ]
}

export const identification = (view: SolutionView): Body => ({
  blocks: [
    { id: 'identification-figures', type: 'figures', items: figures(view) },
    table('identification-record', 'This document', {
      columns: [column('label', 'What', 24), column('value', 'Which', 76)],
      rows: record(view),
    }),
  ],
  sections: [section('identification-bound', 'Decisions taken over', { blocks: decisions(view) })],
})
