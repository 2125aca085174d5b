import type { Block, Cell } from '#shared/content/blocks.ts'
import { countOf } from '../../english.ts'
import { planEndOf, unpricedOf } from '../../key-figures.ts'
import { type Body, column, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { termTable } from '../../tables/term-table.ts'

/** Subject, words, and how far they hold. */
type Term = [string, string, 'From the brief' | 'Proposed' | 'To be agreed']

/** The same for every client until the buyers of both sides have met. */
const usual: Term[] = [
  [
    'Change',
    'A change of scope is written down with its effect on time and cost, and begins when both sides have signed it.',
    'Proposed',
  ],
  [
    'Payment',
    'Against accepted deliverables, at the milestones of the plan; amounts follow once the lines are priced.',
    'Proposed',
  ],
  [
    'Ownership of results',
    'What is delivered belongs to the client once it is paid for; who owns what existed before is to be listed.',
    'Proposed',
  ],
  ['Liability and insurance', 'Not stated in the brief; the buyers of both sides agree them.', 'To be agreed'],
  ['Validity of this proposal', 'Until a day that both sides write beside their signatures.', 'To be agreed'],
  [
    'Confidentiality and data processing',
    'Not stated in the brief; an agreement is in place before the first record is seen.',
    'To be agreed',
  ],
  ['Law and place', 'Neither is named in the brief.', 'To be agreed'],
]

function basis({ solution }: SolutionView): Block {
  const { budget, costs, timeline, scope, deliverables } = solution
  const unpriced = unpricedOf({ costs }).length
  const end = planEndOf(solution)
  const rows: Term[] = [
    [
      'Scope',
      'What the chapters on scope and deliverables list, and nothing else.',
      scope.length + deliverables.length > 0 ? 'From the brief' : 'To be agreed',
    ],
    ['Price', budget ? budget.quote : 'The brief states no budget.', budget ? 'From the brief' : 'To be agreed'],
    ...(unpriced > 0
      ? [
          [
            'Lines without a price',
            `${countOf(unpriced, 'cost line').replace(/^./, (letter) => letter.toUpperCase())}: quoted before the line is ordered, and never assumed to be free.`,
            'Proposed',
          ] as Term,
        ]
      : []),
    [
      'Time',
      timeline
        ? timeline.quote
        : end === undefined
          ? 'No plan is drawn yet.'
          : `${end} weeks from the day on which the work begins.`,
      timeline ? 'From the brief' : end === undefined ? 'To be agreed' : 'Proposed',
    ],
    ...usual,
  ]
  return table('terms-basis', 'What holds, and what is still to be agreed', {
    columns: [column('subject', 'Subject', 24), column('words', 'Term', 56), column('standing', 'Standing', 20)],
    rows: rows.map(([subject, words, standing]): Cell[] => [text(subject), text(words), text(standing)]),
  })
}

export const terms = (view: SolutionView): Body => ({
  blocks: [basis(view)],
  sections: [section('terms-words', 'Glossary', { blocks: [termTable(view, 'terms-glossary')] })],
})
