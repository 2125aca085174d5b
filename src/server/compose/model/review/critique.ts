import type { Solution } from '#server/solution/solution.ts'
import { tryChanges } from '../../change/read-changes.ts'
import { pointsIn } from '../design/whole-answer.ts'

/** More than any person would work through. */
const mostDefects = 20

/** `left`: defects without changes, or whose changes are not valid. */
export type ReadCritique = { solution: Solution; left: Left[] }
export type Left = { words: string; why: string; statements: string[] }

type Asked = { text: string; solution: Solution; today: string; model: string }

/** A critic's defects, each fixed if its own changes are valid; null if the answer does not have the agreed form. */
export function readCritique({ text, solution: before, ...author }: Asked): ReadCritique | null {
  const defects = pointsIn(text)
  if (!defects) return null
  const known = new Set(before.statements?.map(({ id }) => id))
  const left: Left[] = []
  let solution = before
  for (const { words, why, statements, changes } of defects.slice(0, mostDefects)) {
    const tried = tryChanges(solution, changes, author)
    if (changes.length > 0 && tried.faults.length + tried.points.length === 0) solution = tried.solution
    else if (why.trim() !== '') left.push({ words, why, statements: statements.filter((id) => known.has(id)) })
  }
  return { solution, left }
}
