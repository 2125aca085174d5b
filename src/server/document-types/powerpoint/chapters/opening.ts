import type { Block, BlockOf, Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { answerLines, mostGoals } from '../../answer-lines.ts'
import { doneIn, judgeDeadline } from '../../calendar.ts'
import type { Chapter } from '../../document-type.ts'
import { effortByRole, rangeText, totalDays } from '../../effort.ts'
import { bare, countOf } from '../../english.ts'
import { fitOf, isDesigned } from '../../fit.ts'
import { moneyText } from '../../key-figures.ts'
import { list } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
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

/** What is made, in which time, for how much of what is asked. */
function verdict(view: SolutionView): string | undefined {
  const { blocks, solution } = view
  const [weeks, all] = [doneIn(solution), solution.requirements.length]
  if (!isDesigned(solution) || blocks.length === 0 || weeks === undefined || all === 0) return undefined
  const met = countStatuses(view).find(({ status }) => status === 'Met')!.count
  return `${countOf(blocks.length, 'part')} in ${weeks} weeks meet ${met} of ${all} requirements`
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
      verdict(view),
      `${solution.project}: the answer`,
      'The answer',
    )
    const what = answerLines(view).filter(({ topic, text }) => topic === 'what' && bare(plainText(text)) !== heading)
    const judged = fitOf(solution) === 'note' ? undefined : judgeDeadline(solution)
    const when: Inline[][] = judged ? [citedText(judged.words, [judged.deadline])] : []
    return {
      heading,
      blocks: [
        figures(view, 'opening-figures'),
        list('opening-what', [...what.slice(0, mostPoints - 1).map(({ text }) => text), ...when]),
      ],
    }
  },
  words: (view) => {
    const { objectives, situation, system } = view.solution
    return paragraphsOf(
      citedText(`${view.client} asked for ${system}`),
      ...objectives.slice(mostGoals).map((goal) => citedText(`Also wanted: ${quoted(goal.text)}`, [goal])),
      situation ? citedText(`Today: ${quoted(situation.quote)}`) : [],
    )
  },
}
