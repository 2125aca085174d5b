import { z } from 'zod'
import { Solution } from '#server/solution/solution.ts'

/** Lists of a design whose facts may be added, set and removed. */
export const designLists = [
  'elements',
  'relations',
  'dataEntities',
  'interfaces',
  'scenarios',
  'qualities',
  'decisions',
  'risks',
  'assumptions',
  'questions',
  'needs',
  'workstreams',
  'milestones',
  'windows',
  'costs',
] as const
export type DesignList = (typeof designLists)[number]

/** Facts that are the client's words: only these fields of them may be set. */
export const settableOfBrief: Partial<Record<keyof Solution, readonly string[]>> = { statements: ['answer'], names: ['role'] }

/** What has no id, and is set by its name. */
export const headFields = ['system', 'summary'] as const

/**
 * One step of a patch on facts. `set` gives a fact's field another value, `add` adds a fact to a list, `remove` removes one with
 * what only leads to it. An added fact's `id` is its author's own; the changes beside it may name the fact by it.
 */
export type Change =
  | { op: 'set'; id: string; field: string; value: unknown }
  | { op: 'add'; list: DesignList; id: string; value: Record<string, unknown> }
  | { op: 'remove'; id: string }

type Shape = Record<string, z.ZodType>
const unwrapped = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? unwrapped(type.unwrap() as z.ZodType) : type

/** The fields that a fact of a list has. */
function shapeOf(list: keyof Solution): Shape {
  const type = unwrapped(Solution.shape[list])
  const fact = type instanceof z.ZodArray ? unwrapped(type.element as z.ZodType) : undefined
  return fact instanceof z.ZodObject ? fact.shape : {}
}

/** Fields that code fills. */
const ownFields = new Set(['id', 'source', 'satisfies', 'capability', 'tension', 'startWeek'])
export const fieldsOf = (list: keyof Solution): string[] =>
  [...(settableOfBrief[list] ?? Object.keys(shapeOf(list)))].filter((field) => !ownFields.has(field))

function formOf(type: z.ZodType): string {
  const inner = unwrapped(type)
  if (inner instanceof z.ZodNullable) return `${formOf(inner.unwrap() as z.ZodType)} | null`
  if (inner instanceof z.ZodArray) return `[${formOf(inner.element as z.ZodType)}]`
  if (inner instanceof z.ZodTuple) return '[low, high]'
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => JSON.stringify(option)).join(' | ')
  if (inner instanceof z.ZodObject) return `{ ${formOfFields(inner.shape, Object.keys(inner.shape))} }`
  return inner instanceof z.ZodNumber ? 'number' : inner instanceof z.ZodBoolean ? 'boolean' : 'text'
}
const formOfFields = (shape: Shape, fields: string[]) =>
  fields
    .filter((field) => field !== 'source')
    .map((field) => `${field}${unwrapped(shape[field]!) === shape[field] ? '' : '?'}: ${formOf(shape[field]!)}`)
    .join(', ')

/** The form of a fact of each list, for whoever writes changes: `risks: text: text, likelihood: "low" | …`. */
export const formsOfFacts = (): string =>
  [...designLists, 'statements' as const, 'names' as const]
    .map((list) => `${list}: ${formOfFields(shapeOf(list), fieldsOf(list))}`)
    .join('\n')
