import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Solution } from '#server/solution/solution.ts'
import { parseJson } from '../../change/parse-json.ts'
import { ChangeStep, tryChanges } from '../../change/read-changes.ts'

/** More than any person would work through. */
const mostDefects = 20

/** Defects of a document from the view of the person who has to accept it. */
export const Critique = z.strictObject({
  defects: z.array(
    z.strictObject({
      /** Words of the document, and the statements of the brief that contradict them. */
      words: z.string(),
      statements: z.array(z.string()),
      why: z.string(),
      changes: z.array(ChangeStep),
    }),
  ),
})
export const critiqueSchema = z.toJSONSchema(Critique, { target: 'draft-7' }) as JSONSchema7

/** `left`: defects without changes, or whose changes are not valid. */
export type ReadCritique = { solution: Solution; left: Left[] }
export type Left = { words: string; why: string; statements: string[] }

type Asked = { text: string; solution: Solution; today: string; model: string }

/** A critic's defects, each fixed if its own changes are valid; null if the answer does not have the agreed form. */
export function readCritique({ text, solution: before, ...author }: Asked): ReadCritique | null {
  const critique = Critique.safeParse(parseJson(text)).data
  if (!critique) return null
  const known = new Set(before.statements?.map(({ id }) => id))
  const left: Left[] = []
  let solution = before
  for (const { words, why, statements, changes } of critique.defects.slice(0, mostDefects)) {
    const tried = tryChanges(solution, changes, author)
    if (changes.length > 0 && tried.faults.length + tried.points.length === 0) solution = tried.solution
    else if (why.trim() !== '') left.push({ words, why, statements: statements.filter((id) => known.has(id)) })
  }
  return { solution, left }
}
