import type { Block, Cell, Reading } from '#shared/content/blocks.ts'
import { answer as shared } from '../../chapters/answer.ts'
import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { ratedRoles } from '../../rates.ts'
import { statuses } from '../../requirement-status.ts'
import type { SolutionView } from '../../solution-view.ts'
import { answerTable } from '../../tables/answer-table.ts'
import { deadlineTable, endOf, promisedRows } from '../plan-readings.ts'
import { costGroupsOf } from '../cost-model.ts'

type Figure = { words: string; sheet: 'compliance' | 'plan' | 'raid' | 'cost'; from: Reading }
const sheetNames = { compliance: 'Compliance', plan: 'Plan', raid: 'RAID log', cost: 'Cost' } as const

const count = (tableId: string, ...where: NonNullable<Reading['where']>): Reading => ({
  operation: 'count',
  table: tableId,
  column: 'id',
  ...(where.length > 0 ? { where } : {}),
})

/** How long the work takes, and what that leaves before the last fixed day. */
function planFigures(view: SolutionView): Figure[] {
  if (view.solution.workstreams.length === 0 || fitOf(view.solution) === 'note') return []
  return [
    { words: 'Weeks of work', sheet: 'plan', from: endOf(promisedRows(view.solution)) },
    ...deadlineTable(view).map(({ id }): Figure => ({
      words: 'Weeks to spare',
      sheet: 'plan',
      from: { operation: 'sum', table: id, column: 'spare' },
    })),
  ]
}

/** Rates that somebody has to fill in before there is a price. */
const rateFigures = ({ solution }: SolutionView): Figure[] =>
  fitOf(solution) !== 'note' && ratedRoles(solution).length > 0
    ? [{ words: 'Roles without a day rate', sheet: 'cost', from: { operation: 'missing', table: 'cost-work', column: 'rate' } }]
    : []

/** What the other sheets hold, read off them. */
function figuresOf(view: SolutionView): Figure[] {
  const { requirements, questions, risks } = view.solution
  const groups = fitOf(view.solution) === 'note' ? [] : costGroupsOf(view)
  const logged = (words: string, type: string, facts: unknown[]): Figure[] =>
    facts.length > 0 ? [{ words, sheet: 'raid', from: count('raid-log', { column: 'type', is: [type] }) }] : []
  return [
    ...(requirements.length > 0
      ? statuses.map((status): Figure => ({
          words: `Requirements: ${status.toLowerCase()}`,
          sheet: 'compliance',
          from: count(
            'compliance-matrix',
            { column: 'status', is: [status] },
            { column: 'kind', is: ['Function', 'Quality', 'Constraint'] },
          ),
        }))
      : []),
    ...planFigures(view),
    ...logged(
      'Open questions',
      'Question',
      questions.filter(({ kind }) => kind !== 'contradiction'),
    ),
    ...logged('Risks', 'Risk', risks),
    ...rateFigures(view),
    ...groups.map(({ suffix, inCurrency }): Figure => ({
      words: `Lines without a price${inCurrency}`,
      sheet: 'cost',
      from: { operation: 'missing', table: `cost-lines${suffix}`, column: 'price' },
    })),
  ]
}

function figureTable(view: SolutionView): Block[] {
  const figures = figuresOf(view)
  if (figures.length === 0) return []
  return [
    {
      ...table('answer-figures', 'Read off the other sheets', {
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

export const answer: Chapter = {
  ...shared,
  heading: 'Answer',
  body: (view) => ({ blocks: [answerTable(view, 'answer-table'), ...figureTable(view)] }),
}
