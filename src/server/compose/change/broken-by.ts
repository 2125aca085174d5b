import { checkSolution, type Finding } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'

/** A design with one of these findings cannot be displayed. Other findings are only reported to the person who edits. */
const breaking = new Set<Finding['rule']>([
  'duplicate-id',
  'wrong-prefix',
  'dangling-id',
  'wrong-kind',
  'looping-parent',
  'no-system',
])

/** Faults that the changes introduced, as sentences. */
export function brokenBy(before: Solution, after: Solution): string[] {
  const brokenIn = (solution: Solution) => checkSolution(solution).filter(({ rule }) => breaking.has(rule))
  const known = new Set(brokenIn(before).map(({ text }) => text))
  const broken = brokenIn(after).filter(({ text }) => !known.has(text))
  const ofWhole = broken.filter(({ rule }) => rule === 'no-system')
  return (ofWhole.length > 0 ? ofWhole : broken).map(({ text }) => text)
}
