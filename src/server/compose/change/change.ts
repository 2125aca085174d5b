import { z } from 'zod'
import { type DesignList, designLists } from '#shared/design-facts.ts'
import { Solution } from '#server/solution/solution.ts'

/** Facts that quote the client: only these fields may be set. */
export const settableOfBrief: Partial<Record<keyof Solution, readonly string[]>> = { statements: ['answer'], names: ['role'] }

/** Fields without an id, which are set by name. */
export const headFields = ['system', 'summary', 'leftOut'] as const

/**
 * One step of a patch on facts. `set` replaces the value of a fact's field, `add` adds a fact to a list, `remove` removes a fact and all
 * references to it. The `id` of an added fact is chosen by its author, and other changes of the same patch may refer to it.
 */
export type Change =
  | { op: 'set'; id: string; field: string; value: unknown }
  | { op: 'add'; list: DesignList; id: string; value: Record<string, unknown> }
  | { op: 'remove'; id: string }

type Shape = Record<string, z.ZodType>
const unwrapped = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? unwrapped(type.unwrap() as z.ZodType) : type

/** The fields of a fact in a list. */
function shapeOf(list: keyof Solution): Shape {
  const type = unwrapped(Solution.shape[list])
  const fact = type instanceof z.ZodArray ? unwrapped(type.element as z.ZodType) : undefined
  return fact instanceof z.ZodObject ? fact.shape : {}
}

/** Fields that code fills in. */
const ownFields = new Set(['id', 'source', 'satisfies', 'capability', 'tension', 'startWeek', 'ratesOf', 'nodes'])
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

/** The fields and types of each list's facts: `risks: text: text, likelihood: "low" | …`. */
const formsOfFacts = (): string =>
  [...designLists, 'statements' as const, 'names' as const]
    .map((list) => `${list}: ${formOfFields(shapeOf(list), fieldsOf(list))}`)
    .join('\n')

/** The instructions about changes that every request to a model shares. */
export const howToChange = (): string => `How changes are written:
- Each change is one step: set (a fact’s field gets another value), add (a fact of a list) or remove (a fact by its id). Connections, scenario steps and mentions that lead only to what you remove go with it.
- value is the field’s new value as JSON (a text in quotation marks); for add it is the whole fact as an object without an id. id of an added fact is a word of yours, by which the other changes name it. value null takes an optional field away.
- An answer to a statement is set as the field answer of that statement; the statements themselves cannot be changed. A name’s role says what it is to the work. system and summary are set by these ids, with the field text.
- Days, weeks and sums that follow from others are calculated by code: set weeks, effort and dependsOn of the work.

The lists and their fields:
${formsOfFacts()}`
