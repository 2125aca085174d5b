import { checkSolution, type Finding } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Facts with one of these cannot be shown; what else is found, whoever edits is told of. */
const breaking = new Set<Finding['rule']>([
  'duplicate-id',
  'wrong-prefix',
  'dangling-id',
  'wrong-kind',
  'looping-parent',
  'no-system',
])

/** What changes leave broken that was not before, as sentences. */
export function brokenBy(before: Solution, after: Solution): string[] {
  const brokenIn = (solution: Solution) => checkSolution(solution).filter(({ rule }) => breaking.has(rule))
  const known = new Set(brokenIn(before).map(({ text }) => text))
  const broken = brokenIn(after).filter(({ text }) => !known.has(text))
  const ofWhole = broken.filter(({ rule }) => rule === 'no-system')
  return (ofWhole.length > 0 ? ofWhole : broken).map(({ text }) => text)
}
