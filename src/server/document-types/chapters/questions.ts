import type { Chapter } from '../document-type.ts'
import { countOf, joinSome, theRole } from '../english.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { assumptionTable } from '../tables/assumption-table.ts'
import { questionTables } from '../tables/question-table.ts'

/** What is asked, of whom, and what holds until the answer. */
export const questions: Chapter = {
  id: 'questions',
  heading: 'Questions',
  ask: 'What the brief does not say, who answers it, and what the design works with until then.',
  alsoCalled: ['question', 'open point', 'open item', 'next step', 'to be decided', 'clarification', 'assumption'],
  body: (view) => {
    const blocks = [...questionTables(view, 'questions-register'), ...assumptionTable(view, 'questions-assumptions')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const owners = [...new Set(solution.questions.map(({ owner }) => theRole(owner)))]
    if (owners.length === 0) return []
    return paragraphsOf(citedText(`${countOf(solution.questions.length, 'question')}, for ${joinSome(owners, 4)}`))
  },
}
