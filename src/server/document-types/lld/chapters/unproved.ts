import type { Chapter } from '../../document-type.ts'
import { countOf, sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { fitOf, isDesigned } from '../../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { statusOf } from '../../requirement-status.ts'
import { answersTo, type SolutionView } from '../../solution-view.ts'
import { planTests } from '../plan-tests.ts'

/** What is asked and no test proves. */
function unprovedOf(view: SolutionView) {
  const proved = new Set((isDesigned(view.solution) ? planTests(view) : []).flatMap(({ proves }) => proves))
  return view.solution.requirements.filter(({ id }) => !proved.has(id))
}

export const unproved: Chapter = {
  id: 'unproved',
  heading: 'Not proved by a test',
  ask: 'Which requirements no test proves yet, and what would let one.',
  alsoCalled: ['traceability', 'coverage', 'compliance', 'open', 'requirement'],
  body: (view) => {
    const rest = unprovedOf(view)
    if (fitOf(view.solution) === 'note' || rest.length === 0) return undefined
    const block = table('unproved-table', 'Without a test', {
      columns: [
        column('clause', 'Clause', 12),
        column('text', 'Asked', 56),
        column('status', 'Answer', 12),
        column('question', 'Question', 20),
      ],
      rows: rest.map((requirement) => [
        text(requirement.clause ?? requirement.id, requirement.id),
        text(sentence(requirement.text)),
        text(statusOf(view, requirement)),
        factLinks(
          view,
          answersTo(view, requirement).questions.map(({ id }) => id),
        ),
      ]),
    })
    return { blocks: [withoutEmptyColumns(block)] }
  },
  words: (view) => paragraphsOf(citedText(`No test proves ${countOf(unprovedOf(view).length, 'clause')} yet`)),
}
