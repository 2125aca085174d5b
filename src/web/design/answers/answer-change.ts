import type { FactChange } from '#shared/api/design.ts'
import type { AnswerState } from '#shared/design-facts.ts'
import type { Statement } from '../editing.ts'

/** The fields of an answer to change; an empty text, or null for the date, removes one. */
export type AnswerPatch = {
  state?: AnswerState
  how?: string
  /** What the client is asked, and why it matters. */
  question?: string
  why?: string
  components?: string[]
  owner?: string
  due?: string | null
  evidence?: string
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Returns the change that gives a statement's answer the new values; undefined if nothing differs. */
export function answerChange({ id, answer }: Statement, patch: AnswerPatch): FactChange | undefined {
  const value = answer
    ? Object.fromEntries(Object.entries(patch).filter(([key, given]) => !isSame(given, answer[key as keyof AnswerPatch])))
    : { state: 'open', components: [], ...patch }
  return Object.keys(value).length === 0 ? undefined : { op: 'set', id, field: 'answer', value }
}

/** Returns changes only for statements that differ. */
export const answerChanges = (statements: Statement[], patchFor: (statement: Statement) => AnswerPatch): FactChange[] =>
  statements.flatMap((statement) => answerChange(statement, patchFor(statement)) ?? [])

/** Adds one component. */
export function withComponent({ answer }: Statement, component: string): AnswerPatch {
  const components = answer?.components ?? []
  return { components: components.includes(component) ? components : [...components, component] }
}
