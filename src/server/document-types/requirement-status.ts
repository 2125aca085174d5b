import type { Requirement } from '#server/solution/solution.ts'
import { answersTo, isMet, type SolutionView } from './solution-view.ts'

export const metStatuses = ['Met by the design', 'Met, question open']
export const openStatuses = ['Open', 'Open, asked']

/** How far the design has come with a requirement, in words that can be filtered. */
export function statusOf(view: SolutionView, requirement: Requirement): string {
  const { questions } = answersTo(view, requirement)
  const isAsked = Number(questions.length > 0)
  return (isMet(view, requirement) ? metStatuses : openStatuses)[isAsked]!
}
