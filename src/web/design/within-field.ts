import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { factsById } from './apply-changes.ts'

/** Fields within a field are named by their path: `fails.when`, `options.1.merit`. */
export const isPath = (field: string) => field.includes('.')

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)

/** Turns changes within a field into one change of the field; a failure without any text is removed. */
export function wholeFields(facts: DesignFacts, changes: FactChange[]): FactChange[] {
  const whole = new Map<string, FactChange>()
  for (const change of changes) {
    if (change.op !== 'set') continue
    const [field = '', ...path] = change.field.split('.')
    const before = whole.get(field)
    const from = before?.op === 'set' ? before.value : factsById(facts).get(change.id)?.[field]
    const value = path.length === 0 ? change.value : withValue(from, path, change.value)
    whole.set(field, { ...change, field, value: field === 'fails' && isBlank(value) ? null : value })
  }
  return [...whole.values()]
}

/** A copy with another value at a path. */
function withValue(from: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(from)) return from.map((one: unknown, at) => (String(at) === key ? withValue(one, rest, value) : one))
  const parts = (from ?? { when: '', then: '' }) as Record<string, unknown>
  return { ...parts, [key]: withValue(parts[key], rest, value) }
}

const isBlank = (value: unknown) => Object.values(value as object).every((text) => text === '')
