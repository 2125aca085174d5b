import type { Block, Cell, Reading } from '#shared/content/blocks.ts'
import { notDesigned, summary as shared, summaryTable } from '../../chapters/summary.ts'
import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { ratedRoles } from '../../rates.ts'
import type { SolutionView } from '../../solution-view.ts'
import { answerLabels, askedOf } from '../../statements.ts'
import { designLines } from '../../design-lines.ts'
import { readingLines } from '../../summary-lines.ts'
import { endOf, promisedRows } from '../plan-readings.ts'

type Figure = { words: string; sheet: 'statements' | 'plan' | 'raid' | 'cost'; from: Reading }
const sheetNames = { statements: 'Statements', plan: 'Plan', raid: 'RAID log', cost: 'Cost' } as const

const countIn = (tableId: string, column: string, ...is: string[]): Reading => ({
  operation: 'count',
  table: tableId,
  column,
  where: [{ column, is }],
})

/** Figures from the other sheets, which are updated when a person enters an answer, a duration or a rate. */
function figuresOf(view: SolutionView): Figure[] {
  const { solution } = view
  const logged = (words: string, type: string, facts: unknown[]): Figure[] =>
    facts.length > 0 ? [{ words, sheet: 'raid', from: countIn('raid-log', 'type', type) }] : []
  return [
    ...(askedOf(solution).length > 0
      ? Object.values(answerLabels).map((label): Figure => ({
          words: `Answers: ${label.toLowerCase()}`,
          sheet: 'statements',
          from: countIn('statements-matrix', 'answer', label),
        }))
      : []),
    ...(solution.workstreams.length > 0
      ? [{ words: 'Weeks of work', sheet: 'plan' as const, from: endOf(promisedRows(solution)) }]
      : []),
    ...logged('Questions', 'Question', solution.questions),
    ...logged('Risks', 'Risk', solution.risks),
    ...(ratedRoles(solution).length > 0
      ? [
          {
            words: 'Roles without a day rate',
            sheet: 'cost' as const,
            from: { operation: 'missing' as const, table: 'cost-work', column: 'rate' },
          },
        ]
      : []),
  ]
}

function figureTable(view: SolutionView): Block[] {
  const figures = figuresOf(view)
  if (figures.length === 0) return []
  return [
    {
      ...table('summary-figures', 'Figures of the other sheets', {
        columns: [
          column('figure', 'Figure', 50),
          { id: 'value', heading: 'Value', kind: 'number', width: 20 },
          column('sheet', 'Sheet', 30),
        ],
        rows: figures.map(({ words, sheet }): Cell[] => [text(words), null, [{ text: sheetNames[sheet], link: `#${sheet}` }]]),
      }),
      readings: figures.map(({ from }, row) => ({ row, column: 'value', from })),
    },
  ]
}

export const summary: Chapter = {
  ...shared,
  body: (view) => {
    const isReading = fitOf(view.solution) === 'reading'
    const lines = isReading ? readingLines(view) : designLines(view)
    return {
      blocks: [
        ...summaryTable('summary-table', lines),
        ...figureTable(view),
        ...(isReading || lines.length === 0 ? [notDesigned(view, 'summary-next')] : []),
      ],
    }
  },
}
