import type { Chapter } from '../document-type.ts'
import { list, showing, strong, text, column, table } from '../make-blocks.ts'
import { questionTables } from '../tables/question-table.ts'
import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import type { SolutionView } from '../solution-view.ts'
import { sourceText } from '../tables/source-text.ts'

/** Questions to the client, things that the client has to provide, and assumptions. */
export const questions: Chapter = {
  id: 'questions',
  heading: 'Questions and assumptions',
  ask: 'What the brief does not say, who answers it, what the client has to provide, and what is assumed until then.',
  alsoCalled: ['question', 'open point', 'open item', 'next step', 'to be decided', 'clarification', 'assumption'],
  body: (view) => {
    const needs = (view.solution.needs ?? []).map(({ id, text: words }) => text(words, id))
    const blocks = [
      ...questionTables(view, 'questions-register'),
      ...(needs.length > 0
        ? [
            { id: 'questions-needs-lead', type: 'paragraph' as const, text: [strong('What we need from you')] },
            list('questions-needs', needs),
          ]
        : []),
      ...assumptionTable(view, 'questions-assumptions'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}

/** Empty if there are no assumptions. */
function assumptionTable({ solution: { assumptions } }: SolutionView, id: string): Block[] {
  if (assumptions.length === 0) return []
  return [
    table(id, 'Assumptions', {
      columns: [column('id', 'Id', 10), column('assumption', 'Assumption', 58), column('source', 'Source', 32)],
      rows: assumptions.map((assumption): Cell[] => [
        text(assumption.id, assumption.id),
        text(sentence(assumption.text)),
        text(sourceText(assumption)),
      ]),
      shows: showing(assumptions, { assumption: ['text'] }, { id: 'id' }),
    }),
  ]
}
