import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { sentence } from '../english.ts'
import { furtherBans } from '../further-bans.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import { answerTo, statusOf } from '../requirement-status.ts'
import type { SolutionView } from '../solution-view.ts'

/** The client's own number where there is one; the fact's id beside it either way. */
const clauseCell = ({ id, clause }: { id: string; clause?: string | undefined }): Inline[] =>
  clause ? text(clause, id) : [{ text: id, cites: [id] }]

function requirementRow(view: SolutionView, requirement: Requirement): Cell[] {
  return [
    clauseCell(requirement),
    text(sentence(requirement.text)),
    [strong(statusOf(view, requirement))],
    answerTo(view, requirement),
  ]
}

/** Nothing where the brief asks, excludes and refuses nothing. */
export function complianceTable(view: SolutionView, id: string): Block[] {
  const { objectives, requirements, scope } = view.solution
  const rows: Cell[][] = [
    ...objectives.map((goal): Cell[] => [clauseCell(goal), text(sentence(goal.text)), [strong('Goal')], null]),
    ...requirements.map((requirement) => requirementRow(view, requirement)),
    ...furtherBans(view.solution).map((ban): Cell[] => [
      clauseCell(ban),
      text(sentence(ban.text)),
      [strong('Kept')],
      text(`Without ${ban.name}.`),
    ]),
    ...scope.map((item): Cell[] => [clauseCell(item), text(sentence(item.text)), [strong(item.within ? 'In' : 'Out')], null]),
  ]
  if (rows.length === 0) return []
  return [
    table(id, 'Each clause and its answer', {
      columns: [column('clause', 'Clause', 11), column('text', 'Asked', 44), column('status', 'Answer', 9), column('by', 'By', 36)],
      rows,
    }),
  ]
}
