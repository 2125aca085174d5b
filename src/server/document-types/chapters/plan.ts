import type { Chapter } from '../document-type.ts'
import { deadlineText, doneIn, earlyDeadlinesOf, judgeDeadline, longestChain } from '../calendar.ts'
import { agree, bare, joinList, joinSome } from '../english.ts'
import { fitOf } from '../fit.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { dateTable } from '../tables/date-table.ts'
import { deliverableTable } from '../tables/deliverable-table.ts'
import { planTable } from '../tables/plan-table.ts'
import type { SolutionView } from '../solution-view.ts'

/** Whether the plan keeps its deadline, and by how much. */
export function fitSentence(view: SolutionView) {
  const judged = judgeDeadline(view.solution)
  return [...(judged ? citedText(judged.words, [judged.deadline]) : []), ...earlySentence(view)]
}

/** The days that ask for something before the plan is through. */
export function earlySentence({ solution }: SolutionView) {
  const early = earlyDeadlinesOf(solution)
  return early.length > 0 ? citedText(`Before the plan ends: ${joinList(early.map(deadlineText))}`, early) : []
}

/** In which order the work is done, until when, and by how many days of whom. */
export const plan: Chapter = {
  id: 'plan',
  heading: 'Plan',
  ask: 'In which order the work is done, what decides its length, and whether it keeps its dates.',
  alsoCalled: ['plan', 'roadmap', 'timeline', 'schedule', 'milestone', 'rollout', 'migration', 'operation', 'deliverable'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const blocks = [
      ...planTable(view, 'plan-workstreams'),
      ...dateTable(view, 'plan-dates'),
      ...deliverableTable(view, 'plan-deliverables'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) => {
    const weeks = doneIn(view.solution)
    if (weeks === undefined) return []
    const chain = longestChain(view.solution)
    return paragraphsOf(
      citedText(`The work takes ${weeks} ${agree(weeks, 'week', 'weeks')}`, chain),
      chain.length > 1
        ? citedText(
            `What decides its length: ${joinSome(
              chain.map(({ name }) => bare(name)),
              5,
            )}`,
          )
        : [],
      fitSentence(view),
    )
  },
}
