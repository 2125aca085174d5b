import type { Cell } from '#shared/content/blocks.ts'
import { answerLines } from '../../answer-lines.ts'
import type { Chapter } from '../../document-type.ts'
import { agree, capitalised, countOf, joinSome, sentence, theRole } from '../../english.ts'
import { proposedDecisionsOf, unansweredOf } from '../../key-figures.ts'
import { column, list, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { contradictionsIn, type SolutionView } from '../../solution-view.ts'
import { headline } from '../slide.ts'

/** Questions that fit a slide: contradictions, what holds up the work, then the rest. */
const mostAsked = 5
const asked = ({ solution }: SolutionView) =>
  [...new Set([...contradictionsIn(solution), ...unansweredOf(solution), ...solution.questions])].slice(0, mostAsked)

export const asks: Chapter = {
  id: 'asks',
  heading: 'What we need from you',
  ask: 'For the speaker: what is asked of whom, and by when.',
  alsoCalled: ['question', 'next step', 'ask', 'open point', 'decision needed'],
  body: (view) => {
    const first = asked(view)
    const agreed = proposedDecisionsOf(view.solution).length
    const lines = answerLines(view).filter(({ topic }) => topic === 'needed')
    if (first.length === 0 && lines.length === 0) return undefined
    const all = view.solution.questions.length
    return {
      heading: headline(
        all > 0 && agreed > 0 ? `We need ${countOf(all, 'answer')} and ${countOf(agreed, 'agreement')}` : undefined,
        all > 0 ? `We need ${countOf(all, 'answer')} from you` : `We need ${agree(agreed, 'one agreement', 'your agreement')}`,
      ),
      blocks:
        first.length === 0
          ? [
              list(
                'asks-list',
                lines.map(({ text: words }) => words),
              ),
            ]
          : [
              withoutEmptyColumns(
                table('asks-table', all > first.length ? `The first of ${countOf(all, 'question')}` : '', {
                  columns: [column('owner', 'Who', 20), column('question', 'Question', 46), column('proposal', 'Until then', 34)],
                  rows: first.map((question): Cell[] => [
                    text(capitalised(question.owner)),
                    text(sentence(question.text), question.id),
                    text(question.proposal ? sentence(question.proposal) : ''),
                  ]),
                }),
              ),
            ],
    }
  },
  words: ({ solution }) => {
    const owners = [...new Set(solution.questions.map(({ owner }) => theRole(owner)))]
    return owners.length > 0 ? paragraphsOf(citedText(`Asked of ${joinSome(owners, 4)}`)) : []
  },
}
