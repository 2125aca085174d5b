import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Solution } from '#server/solution/solution.ts'
import { applyChanges } from './apply-changes.ts'
import { designLists } from '#shared/design-facts.ts'
import type { Change } from './change.ts'
import { changedIds } from './changed-ids.ts'
import { checkChange } from './check-change.ts'
import { parseJson } from './parse-json.ts'
import { settlePlan } from './settle-plan.ts'
import { wellFormed } from './well-formed.ts'

const [mostChanges, mostCharacters, mostFaults] = [300, 20_000, 40]

/** One change as a model returns it. Its value is JSON in a string, because strict schemas do not allow open objects. */
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
  /** The part of the wish that was not done, and why. */
  notDone: z.string().nullable(),
})

export const changesSchema = z.toJSONSchema(ChangesAnswer, { target: 'draft-7' }) as JSONSchema7

export type ReadChanges = {
  solution: Solution
  /** Ids of the facts that are set, added or removed. */
  changed: string[]
  /** Why some or all of the changes cannot be made; the facts must not be used then. */
  faults: string[]
  /** Faults that the changes leave in the facts. */
  points: string[]
  notDone: string | null
}

type Author = { today: string; model: string }
type Asked = Author & { text: string; solution: Solution }

/** Applies a model's changes to the facts and checks the result. `faults`: why they cannot be made; `points`: faults that they leave. */
export function tryChanges(before: Solution, given: ChangeStep[], { today, model }: Author) {
  const { changes, faults } = changesOf(given)
  const applied = applyChanges(before, changes, { from: 'model', model })
  const all = [...faults, ...applied.faults].slice(0, mostFaults)
  if (all.length > 0) return { solution: before, faults: all, points: [] }
  const solution = settlePlan(applied.solution, { today, before })
  return { solution, faults: [], points: checkChange(before, solution).slice(0, mostFaults) }
}

/** Applies a model's changes and checks the result; null if the answer does not have the agreed form. */
export function readChanges({ text, solution, ...author }: Asked): ReadChanges | null {
  const answer = parse(text)
  if (!answer) return null
  const tried = tryChanges(solution, answer.changes, author)
  return { ...tried, changed: changedIds(solution, tried.solution), notDone: answer.notDone?.trim() || null }
}

function parse(text: string): z.infer<typeof ChangesAnswer> | undefined {
  const answer = ChangesAnswer.safeParse(parseJson(text)).data
  return answer && answer.changes.length <= mostChanges ? answer : undefined
}

function changesOf(given: ChangeStep[]): { changes: Change[]; faults: string[] } {
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
    else if (op === 'set') changes.push({ op, id, field: field!, value: read.value })
    else if (list === null) faults.push(`The fact ${id} that is added names no list.`)
    else if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
      faults.push(`The fact ${id} that is added is no object.`)
    else changes.push({ op, list, id, value: read.value as Record<string, unknown> })
  }
  return { changes, faults }
}

function readValue(value: string | null): { value: unknown } | undefined {
  if (value === null || value.length > mostCharacters) return value === null ? { value: null } : undefined
  try {
    return { value: wellFormed(JSON.parse(value)) }
  } catch {
    // A value that is not JSON is taken as plain text whose quotation marks are missing.
    return /^[\s[{"]/.test(value) ? undefined : { value: wellFormed(value) }
  }
}
