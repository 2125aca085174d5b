import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Source } from '#server/solution/source.ts'
import { answerText, referenceOf, type Statement } from '#server/solution/statement.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { elementLinks } from '../fact-links.ts'
import type { SolutionView } from '../solution-view.ts'
import { answerLabels, earlierStatementsOf, labelNames, statementsOf } from '../statements.ts'

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part && part.trim() !== '').join(' · ')

/** Heads of columns that say nothing about their cells. */
const plainHead =
  /^(?:ref(?:erence)?|no|nr|id|#|requirements?|description|terms?|meaning|heading|answer|question|item|m\/d|prio(?:rity)?|text|clause|topic|subject|details?|anforderung|beschreibung|begriff|bedeutung|priorität)\.?$/i

/** A heading without the heads of a table such as “Ref · Requirement · M/D”. */
const shownHeading = (heading: string | undefined) =>
  heading
    ?.split(': ')
    .filter((part) => !part.includes(' · ') || !part.split(' · ').every((head) => plainHead.test(head)))
    .join(': ')

/** The client's words; heading and speaker are shown only where they change, and an amendment where it changed the words. */
function words({ id, text: said, speaker, heading, field, amendedBy }: Statement, { before, all }: Around): Inline[] {
  const amendment = all.find((one) => one.id === amendedBy)
  const isNew = before === undefined || before.field !== field
  const lead = joined([
    isNew || before.heading !== heading ? shownHeading(heading) : undefined,
    isNew || before.speaker !== speaker ? speaker : undefined,
    amendment && `As amended (${referenceOf(amendment)})`,
  ])
  return [...(lead ? [{ text: `${lead}: `, marks: ['emphasis' as const] }] : []), { text: said, cites: [id] }]
}

/** The statement before it, and all of them. */
type Around = { before?: Statement | undefined; all: Statement[] }

const byWhom = (source: Source) =>
  source.from === 'reference'
    ? `Reference design, chosen by ${source.by}`
    : source.from === 'person'
      ? source.by
      : source.from === 'model'
        ? source.model
        : ''

/** A field of the form says nothing of a statement that asks for nothing among requirements, or for something among the context. */
const kindOf = ({ label, answer }: Statement) =>
  answer && (label === undefined || label === 'context')
    ? 'Request'
    : label === undefined || (label === 'requirement' && !answer)
      ? ''
      : labelNames[label]

/** `said`: the cells with the client's words. `isOne`: all answers are by one author, the document's own. */
function row(view: SolutionView, statement: Statement, { said, isOne }: { said: Cell[]; isOne: boolean }): Cell[] {
  const { answer } = statement
  return [
    text(referenceOf(statement)),
    text(kindOf(statement)),
    ...said,
    text(answer ? answerLabels[answer.state] : '–'),
    text(answer ? answerText(answer) : ''),
    elementLinks(view, answer?.components ?? []),
    text(answer && !isOne ? byWhom(answer.source) : ''),
    text(answer?.owner ?? ''),
    answer?.due ?? null,
    text(answer?.evidence ?? ''),
  ]
}

/**
 * Every statement of the client in full, once, with its answer. With `isForm`, empty columns for the bid team to fill in are not removed.
 */
export function statementTable(view: SolutionView, id: string, { isForm = false } = {}): Block[] {
  const all = statementsOf(view.solution)
  if (all.length === 0) return []
  // Rows of a form are filtered and sorted, so each has its section in a separate cell.
  const hasSections = isForm && all.some(({ heading, speaker }) => joined([heading, speaker]) !== '')
  const said = (statement: Statement, before?: Statement): Cell[] =>
    isForm
      ? [
          ...(hasSections ? [text(joined([shownHeading(statement.heading), statement.speaker]))] : []),
          [{ text: statement.text, cites: [statement.id] }],
        ]
      : [words(statement, { before, all })]
  const writers = [...new Set(all.flatMap(({ answer }) => (answer && byWhom(answer.source)) || []))]
  const isOne = !isForm && writers.length === 1
  const rows = all.map((statement, index) => row(view, statement, { said: said(statement, all[index - 1]), isOne }))
  const matrix = table(id, 'What the client says, and our answer', {
    columns: [
      column('clause', 'Clause', 8),
      column('kind', 'Kind', 11),
      ...(hasSections ? [column('section', 'Section', 14)] : []),
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

/** Statements of the client that were replaced, or that an email quotes. */
export function earlierTable({ solution }: SolutionView, id: string): Block[] {
  const earlier = earlierStatementsOf(solution)
  if (earlier.length === 0) return []
  return [
    table(id, 'Said earlier: quoted history and replaced clauses', {
      columns: [column('clause', 'Clause', 10), column('text', 'The client said', 90)],
      rows: earlier.map((statement, index): Cell[] => [
        text(referenceOf(statement)),
        words(statement, { before: earlier[index - 1], all: earlier }),
      ]),
    }),
  ]
}
