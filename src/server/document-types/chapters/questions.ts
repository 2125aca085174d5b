import type { Chapter } from '../document-type.ts'
import { list, strong, text } from '../make-blocks.ts'
import { assumptionTable } from '../tables/assumption-table.ts'
import { questionTables } from '../tables/question-table.ts'

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
