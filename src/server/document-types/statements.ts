import type { Inline } from '#shared/content/blocks.ts'
import type { Requirement, Solution } from '#server/solution/solution.ts'
import type { AnswerState } from '#shared/design-facts.ts'
import { referenceOf, type Statement, type StatementLabel } from '#server/solution/statement.ts'

/** Solutions stored earlier have requirements: each becomes a statement with the design's proposed answer. */
const statementOf = ({ id, source, text, clause, priority, mechanism }: Requirement): Statement => ({
  id,
  source,
  text,
  field: source.from === 'brief' ? source.field : '',
  start: 0,
  end: 0,
  ...(clause && { clause }),
  level: priority === 'should' ? 'should' : priority === 'must' ? 'must' : 'may',
  denies: false,
  earlier: false,
  values: [],
  answer: { state: mechanism ? 'proposed' : 'open', ...(mechanism && { how: mechanism }), components: [], source },
})

const all = ({ statements, requirements }: Solution): Statement[] => statements ?? requirements.map(statementOf)

/** “That mustn't be printed anywhere”, “off the record”: said to us, and not for a document. */
const offRecord =
  /\b(?:printed|quoted|repeated|minuted|written(?: down)?) anywhere\b|\boff the record\b|\b(?:between (?:us|ourselves|you and me)|not for the (?:minutes|record))\b|\bdon['’]t quote me\b|(?<!\p{L})(?:unter uns gesagt|nicht fürs protokoll|entre nous|onder ons gezegd|entre nosotros)(?!\p{L})/iu
const isForUs = ({ text }: Statement) => offRecord.test(text)

/** The client's current statements, in the order of the brief, without those that are not to be printed. */
export const statementsOf = (solution: Solution) => all(solution).filter((one) => !one.earlier && !isForUs(one))
/** Statements that were replaced, or are in the quoted history of an email. */
export const earlierStatementsOf = (solution: Solution) => all(solution).filter((one) => one.earlier && !isForUs(one))
/** The number of statements that ask not to be printed. */
export const countUnprinted = (solution: Solution) => all(solution).filter(isForUs).length

/** Statements that ask for something: each has an answer, even if only that it is open. */
export const askedOf = (solution: Solution) => statementsOf(solution).filter(({ answer }) => answer !== undefined)

export const answerLabels: Record<AnswerState, string> = {
  open: 'Open',
  proposed: 'Proposed',
  yes: 'Yes',
  'in-part': 'In part',
  no: 'No',
  ask: 'Question',
  'set-aside': 'Set aside',
}

export const countAnswers = (solution: Solution) =>
  (Object.keys(answerLabels) as AnswerState[])
    .map((state) => ({ state, count: askedOf(solution).filter(({ answer }) => answer?.state === state).length }))
    .filter(({ count }) => count > 0)

export const labelNames: Record<StatementLabel, string> = {
  objective: 'Objective',
  requirement: 'Requirement',
  'in-scope': 'Scope',
  'out-of-scope': 'Out of scope',
  deliverable: 'Deliverable',
  constraint: 'Constraint',
  assumption: 'Assumption',
  date: 'Date',
  money: 'Budget',
  question: 'Question',
  context: 'Context',
}

/** A clause with several statements is named once. */
const eachOnce = (statements: Statement[]) =>
  statements.filter((one, at) => statements.findIndex((other) => referenceOf(other) === referenceOf(one)) === at)

/** The matrix, in which each statement is printed in full. */
export const statementsLink = '#statements-matrix'

/** References that link to the statements in the matrix. */
export const statementLinks = (statements: Statement[]): Inline[] =>
  eachOnce(statements).flatMap((statement, index) => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: referenceOf(statement), link: statementsLink, cites: [statement.id] },
  ])
