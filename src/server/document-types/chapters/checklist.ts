import type { Block, Cell } from '#shared/content/blocks.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import type { Chapter } from '../document-type.ts'
import { fitOf, isThin } from '../fit.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

/** The topics that every design needs, with the statements that mention each. */
function topicTable({ solution }: SolutionView, id: string): Block[] {
  const { topics = [] } = solution
  if (topics.length === 0) return []
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  return [
    table(id, 'Topics that every design needs', {
      columns: [column('topic', 'Topic', 40), column('said', 'Said in', 60)],
      rows: topics.map(({ id: fact, topic, statements }): Cell[] => {
        const mentioned = oncePerReference(statements.flatMap((one) => byId.get(one) ?? []))
        return [text(topic, fact), mentioned.length > 0 ? statementLinks(mentioned) : text('No statement found')]
      }),
    }),
  ]
}

/** Statements of the same clause have one reference. */
const oncePerReference = (statements: Statement[]) =>
  [...new Map(statements.toReversed().map((one) => [referenceOf(one), one])).values()].toReversed()

export const checklist: Chapter = {
  id: 'checklist',
  heading: 'Checklist',
  ask: 'For which topics that every design needs no statement was found.',
  alsoCalled: ['checklist', 'coverage', 'gap'],
  body: (view) => {
    // For a design this is unnecessary, because its author has read the statements.
    if (fitOf(view.solution) !== 'reading' || isThin(view.solution)) return undefined
    const blocks = topicTable(view, 'checklist-topics')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
