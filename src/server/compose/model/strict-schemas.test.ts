import { asSchema } from 'ai'
import { expect, test } from 'vitest'
import { givenBrief } from '#server/testing/given-solution.ts'
import { lintForAnthropic, lintForOpenAi } from '#server/testing/vendors/strict-schema.ts'
import { askHere } from '../ask.ts'
import { createClaude } from '../claude/claude.ts'
import { composingWork } from '../composing-work.ts'
import { agentTools } from './agent-tools.ts'
import { changesSchema } from '../change/read-changes.ts'
import { type DesignPart, designParts, schemaOfPart } from './design/answer-parts.ts'
import { wholeSchema } from './design/whole-answer.ts'
import { draftTools } from './review/work-on-draft.ts'

const language = createClaude({ key: 'none', address: 'http://127.0.0.1:9', modelId: 'model-1' })
const tools = agentTools({ brief: givenBrief(), language, ask: askHere(composingWork) })
const hands = draftTools({ apply: () => Promise.resolve({}), view: () => Promise.resolve(''), draw: () => Promise.resolve(null) })
const ours = Object.entries({ ...tools, ...hands }).filter(([, { execute }]) => execute !== undefined)
const designPartIds = Object.keys(designParts) as DesignPart[]

test.each<[string, unknown]>([
  ['design, mends and critique', wholeSchema.definition],
  ['changes', changesSchema],
  ...designPartIds.map((part): [string, unknown] => [`the part ${part}`, schemaOfPart(part)]),
  ...ours.map(([name, { inputSchema }]) => [name, asSchema(inputSchema).jsonSchema] as [string, unknown]),
])('%s is taken by the strict modes of both vendors', (_, schema) => {
  expect(lintForOpenAi(schema)).toEqual([])
  expect(lintForAnthropic(schema)).toEqual([])
})

test('the linter finds what a vendor refuses', () => {
  const open = { type: 'object', properties: { name: { type: 'string', minLength: 1 } } }
  expect(lintForOpenAi(open)).toEqual(['$: additionalProperties must be false', '$: name must be required'])
  expect(lintForAnthropic(open)).toEqual(['$: additionalProperties must be false', '$.name: minLength is not supported'])
})

test('the linter finds a schema that is too large', () => {
  const object = (properties: Record<string, object>) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  })
  const text = { type: 'string' }
  const deep = Array.from({ length: 11 }).reduce<object>((inner) => object({ inner }), text)
  expect(lintForOpenAi(deep)).toEqual(['11 levels are more than 10'])
  const values = Array.from({ length: 1_001 }, (_, at) => `v${at}`)
  expect(lintForOpenAi(object({ one: { enum: values } }))).toEqual(['1001 enumValues are more than 1000'])
  const wide = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${'p'.repeat(20)}${at}`, text]))
  expect(lintForOpenAi(object(wide))).toEqual(['5001 properties are more than 5000'])
  const choices = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`p${at}`, { anyOf: [text, { type: 'null' }] }]))
  expect(lintForAnthropic(object(choices))).toEqual(['17 unions are more than 16'])
})
