import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { DesignAnswer } from './design-answer.ts'

type Key = keyof DesignAnswer

/** What a small model is asked for at a time, in this order; answers come in batches. */
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

/** The form in words, for servers that do not hold a model to a schema: `{"system": string, "needs": [string, …]}`. */
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

/** What is known, with a further part; answers come in several. */
export const addPart = (known: Partial<DesignAnswer>, { answers, ...found }: Partial<DesignAnswer>): Partial<DesignAnswer> => ({
  ...known,
  ...found,
  ...(answers && { answers: [...(known.answers ?? []), ...answers] }),
})

/** The whole answer, where what no part has is empty. */
export const joinParts = (known: Partial<DesignAnswer>): DesignAnswer => ({ ...empty, ...known })
