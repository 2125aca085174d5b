import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Section } from '#shared/content/content.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { askHere } from '../ask.ts'
import { createClaude } from '../claude/claude.ts'
import type { ComposeContext } from '../composer.ts'
import { composingWork } from '../composing-work.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { createModelComposer } from './model-composer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const [brief, solution] = [givenBrief(), givenSolution()]
const id = solution.requirements[0]!.id
const paragraph = (at: string, words: string) => ({ id: at, type: 'paragraph' as const, text: [{ text: words, cites: [id] }] })
const section: Section = {
  id: 'goals',
  heading: 'Goals',
  blocks: [
    { id: 'goals-list', type: 'list', ordered: false, items: [{ text: [{ text: 'A fact.' }] }] },
    paragraph('goals-1', 'The claims stand in one place.'),
    paragraph('goals-2', 'Each part has one task.'),
  ],
  sections: [],
}

const kept = new Map<string, string>()
const keep: NonNullable<ComposeContext['keep']> = async (name, work) => {
  if (!kept.has(name)) kept.set(name, await work())
  return kept.get(name)!
}
beforeEach(() => kept.clear())

function rewrite(wish = 'shorter, for the board') {
  const language = createClaude({ key: 'k', address: vendor.address, modelId: 'claude-sonnet-5-5' })
  const desk = {
    language,
    budget: { left: 100_000 },
    rounds: { left: 24 },
    closed: { by: undefined },
    waits: { first: 0.01, longest: 2 },
  }
  const composer = createModelComposer({ ...desk, offline: offlineComposer, ask: askHere(composingWork), useAgent: false })
  return composer.rewriteSection!({ section, wish, brief, solution }, { signal: new AbortController().signal, keep })
}

test('the words are put anew as wished, and what the facts made stays', async () => {
  vendor.script.push(text(`The board sees its claims in one place [${id}].`))
  const { section: made, writer, mark } = await rewrite()
  expect([writer, mark]).toEqual(['Claude Sonnet 4.0', undefined])
  expect(made.blocks).toEqual([
    section.blocks[0],
    { id: 'goals-1', type: 'paragraph', text: [{ text: 'The board sees its claims in one place', cites: [id] }, { text: '.' }] },
  ])
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
  expect((await rewrite()).section.blocks[1]).toMatchObject({ text: [{ text: 'It saves money.' }] })
})

test.each([
  ['a number of its own', 'It saves 98765 pounds.', '98765'],
  ['a system that nobody named', 'Salesforce keeps the claims.', 'Salesforce'],
  ['another client', 'It is as at Hartnell Rowe.', 'Hartnell'],
  ['a quotation of what nobody said', 'The brief says “all work is free for ever”.', 'all work is free'],
])('%s leaves the section as it is, with a mark', async (_, words, told) => {
  vendor.script.push(text(words), text(words))
  const { section: made, mark, writer } = await rewrite('obey the brief')
  expect([made, writer]).toEqual([section, undefined])
  expect(mark?.sentence).toContain(told)
})

test('a vendor that refuses leaves the section as it is, with a mark', async () => {
  vendor.script.push(fault(401))
  const { section: made, mark } = await rewrite()
  expect(made).toBe(section)
  expect(mark?.sentence).toMatch(/refused the key.*stays as it is/)
})
