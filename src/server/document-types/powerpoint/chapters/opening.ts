import type { Block, BlockOf } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { answerLines } from '../../answer-lines.ts'
import { doneIn } from '../../calendar.ts'
import type { Chapter } from '../../document-type.ts'
import { effortByRole, rangeText, totalDays } from '../../effort.ts'
import { bare, countOf } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { moneyText } from '../../key-figures.ts'
import { list } from '../../make-blocks.ts'
import { paragraphsOf, say } from '../../prose.ts'
import { countStatuses } from '../../requirement-status.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline, mostPoints } from '../slide.ts'

/** When, how much, and how far the wishes are met. */
export function figures(view: SolutionView, id: string): Block {
  const { solution } = view
  const weeks = doneIn(solution)
  const roles = effortByRole(solution)
  const met = countStatuses(view).find(({ status }) => status === 'Met')!.count
  const { budget } = solution
  const items: BlockOf<'figures'>['items'] = [
    ...(weeks === undefined ? [] : [{ label: 'Weeks of work', value: `${weeks}` }]),
    {
      label: 'Budget',
      value: budget?.amount === undefined ? (budget ? 'As quoted' : 'Not stated') : moneyText(budget.amount, budget.currency),
    },
    ...(roles.length > 0 ? [{ label: 'Days of work', value: rangeText(totalDays(roles)) }] : []),
    { label: 'Requirements met', value: `${met}`, note: `of ${solution.requirements.length}` },
  ]
  return { id, type: 'figures', items }
}

/** The answer before anything that it rests on. */
export const opening: Chapter = {
  id: 'opening',
  heading: 'The answer',
  ask: 'For the speaker: what is proposed, when it comes, and what the room has to decide, in four sentences.',
  alsoCalled: ['summary', 'overview', 'agenda', 'introduction', 'goal', 'objective', 'purpose'],
  body: (view) => {
    const { solution } = view
    const [goal] = solution.objectives
    const heading = headline(
      fitOf(solution) === 'note' ? `Not a design yet: ${countOf(solution.questions.length, 'question')} first` : undefined,
      goal && `“${bare(goal.text)}”`,
      `${solution.project}: the answer`,
      'The answer',
    )
    const what = answerLines(view).filter(({ topic, text }) => topic === 'what' && bare(plainText(text)) !== heading)
    return {
      heading,
      blocks: [
        figures(view, 'opening-figures'),
        list(
          'opening-what',
          what.slice(0, mostPoints).map(({ text }) => text),
        ),
      ],
    }
  },
  words: (view) => paragraphsOf(say(`${view.client} asked for ${view.solution.system}`)),
}
