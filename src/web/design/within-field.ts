import type { FactChange } from '#shared/api/design.ts'

/** Fields within a field are named by their path: `fails.when`, `options.1.merit`. */
export const isPath = (field: string) => field.includes('.')

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)

type Fact = Record<string, unknown>
export type FactById = (id: string) => Fact | undefined

/**
 * Turns changes within a field into one change of the field; an empty text within a field is not absent, and a failure
 * without any text is removed.
 */
export function wholeFields(factOf: FactById, changes: FactChange[]): FactChange[] {
  const whole = new Map<string, FactChange>()
  for (const change of changes) {
    if (change.op !== 'set') continue
    const [field = '', ...path] = change.field.split('.')
    const key = `${change.id} ${field}`
    const before = whole.get(key)
    const from = before?.op === 'set' ? before.value : factOf(change.id)?.[field]
    const value = path.length === 0 ? change.value : withValue(from, path, change.value ?? '')
    whole.set(key, { ...change, field, value: field === 'fails' && isBlank(value) ? null : value })
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

/** Turns values named by their paths into values of whole fields; `fields`: all that there may be, of which those not given are empty texts. */
export function nestedValues(values: Fact, fields: readonly string[]): Fact {
  const nested: Fact = {}
  for (const [path, value] of Object.entries(values)) {
    const [field = '', part] = path.split('.')
    if (part === undefined) nested[field] = value
    else {
      const parts = fields.flatMap((one) => (one.startsWith(`${field}.`) ? [one.slice(field.length + 1)] : []))
      nested[field] ??= Object.fromEntries(parts.map((one) => [one, values[`${field}.${one}`] ?? '']))
    }
  }
  return nested
}

const isBlank = (value: unknown) => Object.values(value as object).every((text) => text === '')
