import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Source } from '#server/solution/source.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { elementLinks } from '../fact-links.ts'
import type { SolutionView } from '../solution-view.ts'
import { answerLabels, earlierStatementsOf, labelNames, statementsOf } from '../statements.ts'

/** The client's words, below their heading and with who said them. */
function words({ id, text: said, speaker, heading }: Statement): Inline[] {
  const lead = [heading, speaker].filter((part) => part && part.trim() !== '').join(' · ')
  return [...(lead ? [{ text: `${lead}: `, marks: ['emphasis' as const] }] : []), { text: said, cites: [id] }]
}

const byWhom = (source: Source) =>
  source.from === 'reference'
    ? `Reference design, chosen by ${source.by}`
    : source.from === 'person'
      ? source.by
      : source.from === 'model'
        ? source.model
        : ''

function row(view: SolutionView, statement: Statement): Cell[] {
  const { answer } = statement
  return [
    text(referenceOf(statement)),
    text(statement.label ? labelNames[statement.label] : ''),
    words(statement),
    text(answer ? answerLabels[answer.state] : '–'),
    text(answer?.how ?? ''),
    elementLinks(view, answer?.components ?? []),
    text(answer ? byWhom(answer.source) : ''),
    text(answer?.owner ?? ''),
    answer?.due ?? null,
    text(answer?.evidence ?? ''),
  ]
}

/** Every statement of the client in full, once, with its answer; `isForm` leaves the columns that a bid team fills in. */
export function statementTable(view: SolutionView, id: string, { isForm = false } = {}): Block[] {
  const rows = statementsOf(view.solution).map((statement) => row(view, statement))
  if (rows.length === 0) return []
  const matrix = table(id, 'What the client says, and our answer', {
    columns: [
      column('clause', 'Clause', 8),
      column('kind', 'Kind', 11),
      column('text', 'The client says', 35),
      column('answer', 'Answer', 9),
      { ...column('how', 'How', 21), ...(isForm && { input: true }) },
      column('component', 'Component', 12),
      column('by', 'Answered by', 12),
      { ...column('owner', 'Owner', 10), ...(isForm && { input: true }) },
      { id: 'due', heading: 'Due', kind: 'date', width: 9, ...(isForm && { input: true }) },
      { ...column('evidence', 'Evidence', 10), ...(isForm && { input: true }) },
    ],
    rows,
  })
  return [isForm ? matrix : withoutEmptyColumns(matrix)]
}

/** What the client said before and has replaced since, or what an email quotes. */
export function earlierTable({ solution }: SolutionView, id: string): Block[] {
  const earlier = earlierStatementsOf(solution)
  if (earlier.length === 0) return []
  return [
    table(id, 'Said earlier: quoted history and replaced clauses', {
      columns: [column('clause', 'Clause', 10), column('text', 'The client said', 90)],
      rows: earlier.map((statement): Cell[] => [text(referenceOf(statement)), words(statement)]),
    }),
  ]
}
