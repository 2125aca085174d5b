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
import { designSchema } from './design/design-answer.ts'
import { mendsSchema } from './design/read-mends.ts'
import { critiqueSchema } from './review/critique.ts'
import { draftTools } from './review/work-on-draft.ts'

const language = createClaude({ key: 'none', address: 'http://127.0.0.1:9', modelId: 'model-1' })
const tools = agentTools({ brief: givenBrief(), language, ask: askHere(composingWork) })
const hands = draftTools({ apply: () => Promise.resolve({}), view: () => Promise.resolve('') })
const ours = Object.entries({ ...tools, ...hands }).filter(([, { execute }]) => execute !== undefined)
const designPartIds = Object.keys(designParts) as DesignPart[]

test.each<[string, unknown]>([
  ['design', designSchema],
  ['changes', changesSchema],
  ['mends', mendsSchema],
  ['critique', critiqueSchema],
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
