import type { FactChange } from '#shared/api/design.ts'
import type { AnswerState } from '#shared/design-facts.ts'
import type { Statement } from '../editing.ts'

/** The keys of an answer that change; an empty text, or null for the day, takes one away. */
export type AnswerPatch = {
  state?: AnswerState
  how?: string
  components?: string[]
  owner?: string
  due?: string | null
  evidence?: string
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** The step that gives a statement's answer what differs; undefined where it is all as it was. */
export function answerChange({ id, answer }: Statement, patch: AnswerPatch): FactChange | undefined {
  const value = answer
    ? Object.fromEntries(Object.entries(patch).filter(([key, given]) => !isSame(given, answer[key as keyof AnswerPatch])))
    : { state: 'open', components: [], ...patch }
  return Object.keys(value).length === 0 ? undefined : { op: 'set', id, field: 'answer', value }
}

/** Of those statements that are not yet as they shall be. */
export const answerChanges = (statements: Statement[], patchFor: (statement: Statement) => AnswerPatch): FactChange[] =>
  statements.flatMap((statement) => answerChange(statement, patchFor(statement)) ?? [])

/** With one component more. */
export function withComponent({ answer }: Statement, component: string): AnswerPatch {
  const components = answer?.components ?? []
  return { components: components.includes(component) ? components : [...components, component] }
}
