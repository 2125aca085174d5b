import type { Block, Inline } from '#shared/content/blocks.ts'
import { countOf, sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { unpricedOf } from '../../key-figures.ts'
import { type Body, list, section, strong } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { costTables, unitOf } from '../../tables/cost-tables.ts'

/** What has to be known before the client can be told a price. */
function conditions(view: SolutionView): Inline[][] {
  const { budget, questions } = view.solution
  const open = unpricedOf(view.solution)
  const units = [...new Set(open.map((line) => unitOf(line)))]
  const asked = questions.filter(({ text }) => /\b(prices?|budget|volumes?|costs?)\b/i.test(text))
  return [
    ...(open.length > 0
      ? [
          [
            strong('Unit prices'),
            {
              text: ` of ${countOf(open.length, 'line')}, each for its own unit (${units.slice(0, 4).join(', ')}${units.length > 4 ? ' and others' : ''}).`,
            },
          ],
        ]
      : []),
    ...(open.some(({ item }) => /\bteam|people|staff/i.test(item))
      ? [[strong('Roles and day rates'), { text: ' of the delivery team, and on how many days of each week they work.' }]]
      : []),
    ...(budget ? [] : [[strong('A budget'), { text: ' from the sponsor, so that scope can be cut to it.' }]]),
    ...asked.map((question): Inline[] => [
      strong('The answer to '),
      factLink(view, question.id),
      { text: `: ${sentence(question.text.replace(/: “.*$/s, ''))}` },
    ]),
  ]
}

/** The lines, and honestly what is still to be known before any of them can be summed. */
export function costs(view: SolutionView): Body {
  const needed = conditions(view)
  const blocks: Block[] = costTables(view, 'costs')
  if (view.solution.costs.length === 0 || needed.length === 0) return { blocks }
  return {
    blocks,
    sections: [
      section('costs-needed', 'What must be known before this is a price', { blocks: [list('costs-conditions', needed)] }),
    ],
  }
}
