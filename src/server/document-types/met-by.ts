import type { Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { elementLinks, factLink } from './fact-links.ts'
import { answersTo, type SolutionView } from './solution-view.ts'

/** The parts and the pieces of work by name; empty where nothing meets it yet. */
export function metByLinks(view: SolutionView, requirement: Requirement): Inline[] {
  const { elements, workstreams } = answersTo(view, requirement)
  const parts = elementLinks(
    view,
    elements.map(({ id }) => id),
  )
  const work = workstreams.map(({ id, name }) => ({ ...factLink(view, id), text: name }))
  return work.reduce((runs, run) => [...runs, ...(runs.length > 0 ? [{ text: ', ' }] : []), run], parts)
}
