import type { Chapter } from '../document-type.ts'
import { countOf, sentence } from '../english.ts'
import { factLinks } from '../fact-links.ts'
import { fitOf } from '../fit.ts'
import { column, table, text } from '../make-blocks.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { gapsOf } from '../requirement-status.ts'
import { answersTo } from '../solution-view.ts'

/** What a design that answers only a part does not answer, told before it. */
export const gaps: Chapter = {
  id: 'gaps',
  heading: 'What is not answered yet',
  ask: 'Which needs this design does not answer yet, and what would let it.',
  alsoCalled: ['gap', 'limitations', 'not covered'],
  body: (view) => {
    const open = gapsOf(view)
    if (fitOf(view.solution) !== 'partial' || open.length === 0) return undefined
    return {
      blocks: [
        table('gaps-table', 'Needs without an answer', {
          columns: [column('clause', 'Clause', 14), column('text', 'Asked', 62), column('question', 'Question', 24)],
          rows: open.map((gap) => [
            text(gap.clause ?? gap.id, gap.id),
            text(sentence(gap.text)),
            factLinks(
              view,
              answersTo(view, gap).questions.map(({ id }) => id),
            ),
          ]),
        }),
      ],
    }
  },
  words: (view) => {
    const open = gapsOf(view)
    return fitOf(view.solution) === 'partial'
      ? paragraphsOf(
          citedText(
            `${countOf(open.length, 'need')} of ${countOf(view.solution.requirements.length, 'requirement')} without an answer`,
          ),
        )
      : []
  },
}
