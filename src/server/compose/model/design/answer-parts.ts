import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { DesignAnswer } from './design-answer.ts'

type Key = keyof DesignAnswer

/** The parts that a small model is asked for, one at a time and in this order; answers come in batches. */
export const designParts = {
  head: ['system', 'summary', 'isAdvice', 'names', 'outside', 'components'],
  flows: ['connections', 'scenarios', 'data', 'interfaces', 'quality'],
  plan: ['decisions', 'work', 'start', 'dates', 'budgets', 'risks', 'questions', 'assumptions', 'needs', 'costs'],
  answers: ['answers'],
} as const satisfies Record<string, readonly Key[]>
export type DesignPart = keyof typeof designParts

export const schemaOfPart = (part: DesignPart) =>
  z.toJSONSchema(DesignAnswer.pick(Object.fromEntries(designParts[part].map((key) => [key, true])) as Record<Key, true>), {
    target: 'draft-7',
  }) as JSONSchema7

/** The schema in words, for servers that cannot enforce a schema: `{"system": string, "needs": [string, …]}`. */
export function formOf(schema: JSONSchema7['items']): string {
  if (typeof schema !== 'object' || Array.isArray(schema)) return 'anything'
  if (schema.anyOf) return schema.anyOf.map(formOf).join(' or ')
  if (schema.enum) return schema.enum.map((one: unknown) => JSON.stringify(one)).join(' or ')
  if (schema.type === 'array') return `[${formOf(schema.items)}, …]`
  if (schema.type !== 'object') return String(schema.type)
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => `"${name}": ${formOf(field)}`)
  return `{${fields.join(', ')}}`
}

const empty: DesignAnswer = {
  system: '',
  summary: '',
  isAdvice: false,
  names: [],
  outside: [],
  components: [],
  connections: [],
  scenarios: [],
  data: [],
  interfaces: [],
  quality: [],
  decisions: [],
  work: [],
  start: null,
  dates: [],
  budgets: [],
  risks: [],
  questions: [],
  assumptions: [],
  needs: [],
  costs: [],
  answers: [],
}

/** The answer so far with a further part; `answers` come in several batches. */
export const addPart = (known: Partial<DesignAnswer>, { answers, ...found }: Partial<DesignAnswer>): Partial<DesignAnswer> => ({
  ...known,
  ...found,
  ...(answers && { answers: [...(known.answers ?? []), ...answers] }),
})

/** The whole answer; properties that no part contains are empty. */
export const joinParts = (known: Partial<DesignAnswer>): DesignAnswer => ({ ...empty, ...known })
