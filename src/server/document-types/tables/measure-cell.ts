import type { Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { factLinks } from '../fact-links.ts'
import { text } from '../make-blocks.ts'
import { answersTo, measureText, type SolutionView } from '../solution-view.ts'

/** A requirement's bound; where it has none, the question that asks for it, or that it is met or not met. */
export function measureCell(view: SolutionView, requirement: Requirement): Inline[] {
  const stated = measureText(requirement)
  if (stated) return text(stated)
  const asked = answersTo(view, requirement).questions.map(({ id }) => id)
  return asked.length > 0 ? [{ text: 'To be agreed: ' }, ...factLinks(view, asked)] : text('Met or not met')
}
