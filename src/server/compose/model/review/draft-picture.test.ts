import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { createClaude } from '../../claude/claude.ts'
import { createOpenAi } from '../../openai/openai.ts'
import type { Attempt, ComposeEvent } from '../../composer.ts'
import type { LanguageModel } from '../language-model.ts'
import { drawDraft } from './draw-draft.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const { solution } = readAnswer(large())
const at = { key: 'k', address: vendor.address }
const use = (name: string, input: object = {}): Play => ({ kind: 'tool', name, input })
const done: Play = { kind: 'text', text: 'There is nothing more to mend.' }

/** The turn in which the picture is told, and what an agent's page shows. */
async function work(language: LanguageModel, plays: Play[], draft = solution) {
  vendor.script.push(...plays)
  const told: string[] = []
  const attempts: Attempt[] = []
  const onEvent = (event: ComposeEvent) => {
    if (event.type === 'tool') told.push(event.text)
    if (event.type === 'attempt') attempts.push(event.attempt)
  }
  const composer = givenModelComposer({ language, useAgent: true })
  const context = { signal: new AbortController().signal, today, onEvent }
  await composer.reviewDesign!({ brief: largeBrief, proposed: { solution: draft, writer: language.label } }, context)
  const { body } = vendor.seen[1]!
  return { told, attempts, turns: (body['messages'] ?? body['input']) as Turn[] }
}
type Turn = { type?: string; role?: string; content?: unknown; output?: unknown }

const claude = createClaude({ ...at, modelId: 'claude-sonnet-5-5' })
const openai = createOpenAi({ ...at, modelId: 'gpt-6.1-sol' })

/** Width and height in the header of a PNG. */
const sizeOf = (png: string) => {
  const bytes = Buffer.from(png, 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('Claude sees the picture of its draft as an image block in the result of the tool', async () => {
  const { told, turns } = await work(claude, [use('picture_draft'), done])
  const drawn = await drawDraft({ solution })
  const [result] = turns.at(-1)!.content as { type: string; content: object[] }[]
  expect(result!.type).toBe('tool_result')
  const [caption, image] = result!.content
  expect(caption).toMatchObject({ type: 'text', text: expect.stringContaining('All components') })
  expect(image).toMatchObject({ type: 'image', source: { type: 'base64', media_type: 'image/png', data: drawn!.png } })
  expect(told).toEqual(['Looks at the picture of the draft'])
})

test('OpenAI sees it as an input image in the output of the call', async () => {
  const { turns } = await work(openai, [use('picture_draft'), done])
  const drawn = await drawDraft({ solution })
  expect(turns.at(-1)!.type).toBe('function_call_output')
  expect(turns.at(-1)!.output).toMatchObject([
    { type: 'input_text', text: drawn!.caption },
    { type: 'input_image', image_url: `data:image/png;base64,${drawn!.png}` },
  ])
})

test('the picture has every component, is as large as vendors read it, and changes with the draft', async () => {
  const drawn = await drawDraft({ solution })
  const sizes = sizeOf(drawn!.png)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_568)
  expect(Math.max(...sizes)).toBeGreaterThan(700)
  const renamed = {
    ...solution,
    elements: solution.elements.map((one, index) => (index === 3 ? { ...one, name: 'Renamed' } : one)),
  }
  expect((await drawDraft({ solution: renamed }))!.png).not.toBe(drawn!.png)
})

test('a draft without components has no picture, and says so', async () => {
  const { turns } = await work(claude, [use('picture_draft'), done], { ...solution, elements: [], relations: [] })
  expect(JSON.stringify(turns.at(-1))).toContain('There is nothing to draw yet.')
})

test('an agent may search the reference designs while it works on its draft', async () => {
  const { told, turns } = await work(openai, [use('search_references', { words: 'data warehouse and reports' }), done])
  expect(told).toEqual(['Searches the reference designs'])
  expect(JSON.stringify(turns.at(-1))).toContain('doesNotFit')
})
