import type { Cell } from '#shared/content/blocks.ts'
import { type Body, column, table, text } from '../../make-blocks.ts'
import { keyFigures, planEndOf } from '../../key-figures.ts'
import type { SolutionView } from '../../solution-view.ts'
import { kindChart, kindTable } from '../../tables/kind-table.ts'

type Count = { words: string; count: number; sheet: string; name: string }

function counts({ solution }: SolutionView): Count[] {
  const { questions, risks, assumptions, decisions, workstreams, milestones, costs } = solution
  const end = planEndOf(solution)
  const plan = { sheet: 'plan', name: 'Plan' }
  const raid = { sheet: 'raid', name: 'RAID log' }
  const cost = { sheet: 'cost', name: 'Cost model' }
  return [
    { words: 'Workstreams', count: workstreams.length, ...plan },
    { words: 'Milestones', count: milestones.length, ...plan },
    ...(end === undefined ? [] : [{ words: 'Last week of the plan', count: end, ...plan }]),
    { words: 'Cost lines', count: costs.length, ...cost },
    { words: 'Cost lines without a price', count: costs.filter(({ unitPrice }) => unitPrice === undefined).length, ...cost },
    { words: 'Risks', count: risks.length, ...raid },
    { words: 'Risks of high impact', count: risks.filter(({ impact }) => impact === 'high').length, ...raid },
    { words: 'Assumptions', count: assumptions.length, ...raid },
    { words: 'Open questions', count: questions.length, ...raid },
    { words: 'Open questions without a working proposal', count: questions.filter(({ proposal }) => !proposal).length, ...raid },
    { words: 'Decisions to agree', count: decisions.filter(({ status }) => status === 'proposed').length, ...raid },
  ]
}

export const summary = (view: SolutionView): Body => ({
  blocks: [
    { id: 'summary-figures', type: 'figures', items: keyFigures(view) },
    ...kindChart(view, 'summary-kinds'),
    kindTable(view, 'summary-kinds'),
    table('summary-counts', 'What the sheets hold', {
      columns: [
        column('figure', 'Figure', 50),
        { id: 'count', heading: 'Count', kind: 'number', width: 20 },
        column('sheet', 'Sheet', 30),
      ],
      rows: counts(view).map(({ words, count, sheet, name }): Cell[] => [text(words), count, [{ text: name, link: `#${sheet}` }]]),
    }),
  ],
})
