import type { Requirement } from '#server/solution/solution.ts'
import { answersTo, type SolutionView } from './solution-view.ts'

/** How far the design has come with a requirement, in words that can be filtered. */
export function statusOf(view: SolutionView, requirement: Requirement): string {
  const { elements, questions } = answersTo(view, requirement)
  if (elements.length === 0) return questions.length > 0 ? 'Open, asked' : 'Open'
  return questions.length > 0 ? 'Met, question open' : 'Met by the design'
}
