import type { Block, BlockOf } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { isPriced, moneyText } from '../../key-figures.ts'
import { type Body, callout, missing, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { budgetNote, type CostLine } from '../../tables/cost-tables.ts'
import {
  byPart,
  byYear,
  type CostGroup,
  costGroupsOf,
  contingencyOf,
  lineYears,
  linesTable,
  noPart,
  timesPaid,
  years,
} from './cost-model.ts'

/** Priced sums by part, drawn where something is priced. */
function chartOf(view: SolutionView, parts: BlockOf<'table'>, { lines, currency, suffix, inCurrency }: CostGroup): Block[] {
  if (!lines.some(isPriced)) return []
  const told = [...groupBy(lines.filter(isPriced), ({ element }) => (element ? view.name(element) : noPart)).entries()]
  const sumOf = (own: CostLine[]) =>
    own.reduce((sum, { quantity, unitPrice = 0, period }) => sum + quantity * unitPrice * timesPaid[period][0], 0)
  return [
    {
      id: `${parts.id}-chart`,
      type: 'chart',
      caption: `Priced cost of the three years by part${suffix === '' ? '' : inCurrency}`,
      alt: told.map(([name, own]) => `${name}: ${moneyText(sumOf(own), currency)} in the first year.`).join(' '),
      kind: 'stacked-bar',
      table: parts.id,
      categories: 'part',
      series: years.map(({ id }) => id),
    },
  ]
}

/** How the three years are counted; a frame of ours, which the sheet lets everybody change. */
const frame: Block = callout('cost-frame', 'assumption', {
  title: 'How the years are counted',
  text: text(
    'Three years, counted from the start of the work, are our frame. A line paid once counts in the first year; a monthly line counts twelve times in each year, an annual line once. Overwrite the times where payment starts later or ends sooner.',
  ),
})

/** Where a reserve is from: the fact that names it, or the question who sets it. */
function contingencyNote(view: SolutionView): Block {
  const { named, share } = contingencyOf(view)
  if (named.length > 0)
    return callout('cost-contingency', share === undefined ? 'question' : 'note', {
      title: 'Contingency, as stated',
      text: named.flatMap((fact, index) => [
        ...(index > 0 ? [{ text: ' ' }] : []),
        { text: sentence(fact.text) },
        { text: ' (' },
        factLink(view, fact.id),
        { text: ')' },
      ]),
    })
  const asked = view.solution.questions.find(({ text: words }) => /unit prices|\bbudget\b/i.test(words))
  return callout('cost-contingency', 'question', {
    title: 'Contingency is not stated',
    text: [
      {
        text: 'No fact names a reserve. The sponsor enters a percentage for each year, and the sum with the reserve follows; until then it stays empty',
      },
      ...(asked ? [{ text: '. The answer belongs with ' }, factLink(view, asked.id)] : []),
      { text: '.' },
    ],
  })
}

function tablesOf(view: SolutionView, group: CostGroup): Block[] {
  const parts = byPart(view, group)
  return [byYear(view, group), linesTable(view, group), lineYears(view, group), parts, ...chartOf(view, parts, group)]
}

export function cost(view: SolutionView): Body {
  const { costs } = view.solution
  const budget = budgetNote(view, 'cost-budget')
  if (costs.length === 0)
    return {
      blocks: [
        budget,
        missing('cost-lines', 'No cost driver is known yet. Volumes and numbers of users would allow a first list.'),
      ],
    }
  return {
    blocks: [budget, frame, contingencyNote(view), ...costGroupsOf(view).flatMap((group) => tablesOf(view, group))],
  }
}
