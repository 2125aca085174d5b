import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Solution } from '#server/solution/solution.ts'
import { applyChanges } from '../../change/apply-changes.ts'
import { checkChange } from '../../change/check-change.ts'
import { ChangeStep, changesOf } from '../../change/read-changes.ts'
import { settlePlan } from '../../change/settle-plan.ts'
import { parseJson } from '../../change/parse-json.ts'

/** More than anybody would go through. */
const mostDefects = 20

/** What is wrong with a document in the eyes of whoever has to accept it. */
export const Critique = z.strictObject({
  defects: z.array(
    z.strictObject({
      /** Words of the document, and the statements of the brief that say otherwise. */
      words: z.string(),
      statements: z.array(z.string()),
      why: z.string(),
      changes: z.array(ChangeStep),
    }),
  ),
})
export const critiqueSchema = z.toJSONSchema(Critique, { target: 'draft-7' }) as JSONSchema7

/** `left`: defects whose changes do not hold, or that have none. */
export type ReadCritique = { solution: Solution; left: Left[] }
export type Left = { words: string; why: string; statements: string[] }

type Asked = { text: string; solution: Solution; today: string; model: string }

/** A critic's defects, each mended where its changes hold by themselves; null where the answer does not have the agreed form. */
export function readCritique({ text, solution: before, today, model }: Asked): ReadCritique | null {
  const critique = Critique.safeParse(parseJson(text)).data
  if (!critique) return null
  const known = new Set(before.statements?.map(({ id }) => id))
  const left: Left[] = []
  let solution = before
  for (const { words, why, statements, changes: given } of critique.defects.slice(0, mostDefects)) {
    const { changes, faults } = changesOf(given)
    const applied = applyChanges(solution, changes, { from: 'model', model })
    const next = changes.length > 0 && faults.length + applied.faults.length === 0 && settlePlan(applied.solution, { today })
    if (next && checkChange(solution, next).length === 0) solution = next
    else if (why.trim() !== '') left.push({ words, why, statements: statements.filter((id) => known.has(id)) })
  }
  return { solution, left }
}
