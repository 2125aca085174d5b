import type { Statement } from '../editing.ts'

export const answerFilters = ['asked', 'open', 'ask', 'without-component', 'set-aside', 'all'] as const
export type AnswerFilter = (typeof answerFilters)[number]

const stateOf = ({ earlier, answer }: Statement) => (earlier ? undefined : answer?.state)

const rules: Record<AnswerFilter, (statement: Statement) => boolean> = {
  asked: (one) => stateOf(one) !== undefined,
  open: (one) => stateOf(one) === 'open',
  ask: (one) => stateOf(one) === 'ask',
  /** Answers that something is done, but not by which component. */
  'without-component': (one) =>
    ['open', 'proposed', 'yes', 'in-part'].includes(stateOf(one) ?? '') && one.answer?.components.length === 0,
  'set-aside': (one) => stateOf(one) === 'set-aside',
  all: () => true,
}

export const passes = (statement: Statement, filter: AnswerFilter) => rules[filter](statement)

export const countByFilter = (statements: Statement[]) =>
  Object.fromEntries(
    answerFilters.map((filter) => [filter, statements.filter((statement) => passes(statement, filter)).length]),
  ) as Record<AnswerFilter, number>

/** True if every search word occurs in the statement's text or reference. */
export function hasWords({ text }: Statement, reference: string, search: string): boolean {
  const said = `${reference} ${text}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** `S12` */
export const numberOf = (id: string) => id.replace('ST-', 'S')

/** The reference of each statement: the client's clause, with our number if several have the same clause; otherwise our number. */
export function referencesOf(statements: Statement[]): Map<string, string> {
  const times = new Map<string, number>()
  for (const { clause } of statements) if (clause) times.set(clause, (times.get(clause) ?? 0) + 1)
  return new Map(
    statements.map(({ id, clause }) => [
      id,
      !clause ? numberOf(id) : times.get(clause) === 1 ? clause : `${clause} (${numberOf(id)})`,
    ]),
  )
}

export type StatementGroup = { heading: string | undefined; statements: Statement[] }

/** Groups adjacent statements under the same heading. */
export function groupByHeading(statements: Statement[]): StatementGroup[] {
  const groups: StatementGroup[] = []
  for (const statement of statements) {
    const last = groups.at(-1)
    if (last && last.heading === statement.heading) last.statements.push(statement)
    else groups.push({ heading: statement.heading, statements: [statement] })
  }
  return groups
}
