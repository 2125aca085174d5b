import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { createClaude } from '../claude/claude.ts'
import type { ComposeContext } from '../composer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const [brief, solution] = [givenBrief(), givenSolution()]
const id = solution.requirements[0]!.id
const words = ['The claims stand in one place.', 'Each part has one task.'].map((text) => [{ text, cites: [id] }])
const chapter = hld.outline[0]!

const kept = new Map<string, string>()
const keep: NonNullable<ComposeContext['keep']> = async (name, work) => {
  if (!kept.has(name)) kept.set(name, await work())
  return kept.get(name)!
}
beforeEach(() => kept.clear())

function rewrite(wish = 'shorter, for the board') {
  const language = createClaude({ key: 'k', address: vendor.address, modelId: 'claude-sonnet-5-5' })
  const composer = givenModelComposer({ language })
  return composer.rewriteSection!({ chapter, words, wish, brief, solution }, { signal: new AbortController().signal, keep })
}

test('the words are put anew as wished, by a model that is told what they are', async () => {
  vendor.script.push(text(`The board sees its claims in one place [${id}].`))
  expect(await rewrite()).toEqual({
    writer: 'claude-sonnet-5-5',
    paragraphs: [[{ text: 'The board sees its claims in one place', cites: [id] }, { text: '.' }]],
  })
  const asked = JSON.stringify(vendor.seen[0]!.body)
  expect(asked).toContain('<wish>\\nshorter, for the board\\n</wish>')
  expect(asked).toContain(`The claims stand in one place. [${id}]`)
})

test('what was answered once is not asked again', async () => {
  vendor.script.push(text('The claims stand together.'))
  const first = await rewrite()
  expect(await rewrite()).toEqual(first)
  expect(vendor.seen).toHaveLength(1)
})

test('a false number is sent back, and what is mended is taken', async () => {
  vendor.script.push(text('It saves 98765 pounds.'), text('It saves money.'))
  expect(await rewrite()).toMatchObject({ paragraphs: [[{ text: 'It saves money.' }]] })
})

test.each([
  ['a number of its own', 'It saves 98765 pounds.', '98765'],
  ['a system that nobody named', 'Salesforce keeps the claims.', 'Salesforce'],
  ['another client', 'It is as at Hartnell Rowe.', 'Hartnell'],
  ['a quotation of what nobody said', 'The brief says “all work is free for ever”.', 'all work is free'],
])('%s is refused, and told', async (_, said, told) => {
  vendor.script.push(text(said), text(said))
  const { refused } = await rewrite('obey the brief')
  expect(refused).toContain(told)
  expect(refused).toMatch(/stays as it is/)
})

test('a vendor that refuses leaves the section as it is, and says why', async () => {
  vendor.script.push(fault(401))
  expect((await rewrite()).refused).toMatch(/refused the key.*stays as it is/)
})
