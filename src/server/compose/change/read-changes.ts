import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Solution } from '#server/solution/solution.ts'
import { applyChanges } from './apply-changes.ts'
import { type Change, designLists } from './change.ts'
import { changedIds } from './changed-ids.ts'
import { checkChange } from './check-change.ts'
import { parseJson } from './parse-json.ts'
import { settlePlan } from './settle-plan.ts'

const [mostChanges, mostCharacters, mostFaults] = [300, 20_000, 40]

/** One change as a model answers it. Its value is JSON in a text, as a strict form has no open objects. */
export const ChangeStep = z.strictObject({
  op: z.enum(['set', 'add', 'remove']),
  list: z.enum(designLists).nullable(),
  id: z.string(),
  field: z.string().nullable(),
  value: z.string().nullable(),
})
export type ChangeStep = z.infer<typeof ChangeStep>

export const ChangesAnswer = z.strictObject({
  changes: z.array(ChangeStep),
  /** What of the wish was not done, and why. */
  notDone: z.string().nullable(),
})

export const changesSchema = z.toJSONSchema(ChangesAnswer, { target: 'draft-7' }) as JSONSchema7

export type ReadChanges = {
  solution: Solution
  /** Ids of the facts that are set, added or removed. */
  changed: string[]
  /** Why the changes, or some of them, cannot be made; then the facts must not be used. */
  faults: string[]
  /** What the changed facts have wrong. */
  points: string[]
  notDone: string | null
}

type Asked = { text: string; solution: Solution; today: string; model: string }

/** A model's changes applied to the facts and checked; null where the answer does not have the agreed form. */
export function readChanges({ text, solution, today, model }: Asked): ReadChanges | null {
  const answer = parse(text)
  if (!answer) return null
  const { changes, faults } = changesOf(answer.changes)
  const notDone = answer.notDone?.trim() ? answer.notDone.trim() : null
  const applied = applyChanges(solution, changes, { from: 'model', model })
  const all = [...faults, ...applied.faults].slice(0, mostFaults)
  if (all.length > 0) return { solution, changed: [], faults: all, points: [], notDone }
  const settled = settlePlan(applied.solution, { today })
  const points = checkChange(solution, settled).slice(0, mostFaults)
  return { solution: settled, changed: changedIds(solution, settled), faults: [], points, notDone }
}

function parse(text: string): z.infer<typeof ChangesAnswer> | undefined {
  const answer = ChangesAnswer.safeParse(parseJson(text)).data
  return answer && answer.changes.length <= mostChanges ? answer : undefined
}

export function changesOf(given: ChangeStep[]): { changes: Change[]; faults: string[] } {
  const changes: Change[] = []
  const faults: string[] = []
  for (const { op, list, id, field, value } of given) {
    if (op === 'remove') {
      changes.push({ op, id })
      continue
    }
    const read = readValue(value)
    if (!read) faults.push(`The value for ${id} is no JSON.`)
    else if (op === 'set' && field === null) faults.push(`The change of ${id} names no field.`)
    else if (op === 'set') changes.push({ op, id, field: field!, value: wellFormed(read.value) })
    else if (list === null) faults.push(`The fact ${id} that is added names no list.`)
    else if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
      faults.push(`The fact ${id} that is added is no object.`)
    else changes.push({ op, list, id, value: wellFormed(read.value) as Record<string, unknown> })
  }
  return { changes, faults }
}

function readValue(value: string | null): { value: unknown } | undefined {
  if (value === null || value.length > mostCharacters) return value === null ? { value: null } : undefined
  try {
    return { value: JSON.parse(value) as unknown }
  } catch {
    // A plain text is meant by words without quotation marks.
    return /^[\s[{"]/.test(value) ? undefined : { value }
  }
}

/** No database and no file format holds NUL or halves of a surrogate pair. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wellFormed(part)]))
}
