import type { Cell, Inline } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import { factsVersion } from '#server/solution/facts-version.ts'
import { countOf, sentence } from '../../english.ts'
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

const pair = (label: string, ...value: Inline[]): Cell[] => [[strong(label)], value]
const words = (value: string): Inline => ({ text: value })

/** “Nine open questions”, leading to where they stand. */
const counted = (count: number, noun: string, block: string): Inline => ({
  text: countOf(count, noun),
  ...(count > 0 ? { link: `#${block}` } : {}),
})

function record({ solution, client }: SolutionView): Cell[][] {
  return [
    pair(
      'Parent design',
      words(
        `High-Level Design of ${solution.project} for ${client}, facts ${factsVersion(solution)}; a parent with other letters here was written from other facts`,
      ),
    ),
    pair('Takes over', words('Parts, interfaces, data entities, runs and decisions, each under the id that it has there')),
    pair(
      'Adds',
      words(
        'Schemas and codes, types and keys, states, algorithms, limits, settings and tests: proposals, unless a requirement stands beside them',
      ),
    ),
    pair(
      'Not settled',
      counted(solution.questions.length, 'open question', 'questions-register'),
      words(' and '),
      counted(solution.assumptions.length, 'assumption', 'concerns-assumptions'),
    ),
    pair('Where they differ', words('The parent design holds until both are changed together')),
    pair('Written for', words(`Developers, testers and operators of ${client} and ${firm.name}`)),
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
    table('identification-record', 'What this document rests on, and what it adds', {
      columns: [column('label', 'What', 24), column('value', 'Which', 76)],
      rows: record(view),
    }),
  ],
  sections: [section('identification-bound', 'Decisions taken over', { blocks: decisions(view) })],
})
