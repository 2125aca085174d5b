import { afterAll, beforeEach, expect, test } from 'vitest'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { largeBrief, readAnswer, large, today } from '#server/testing/read-large-design.ts'
import { answerByChapter } from '#server/testing/vendors/answer-by-chapter.ts'
import { createTokenCounter } from '#server/testing/vendors/count-tokens.ts'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { claudeDefaults, createClaude } from '../claude/claude.ts'
import { createOpenAi, openAiDefaults } from '../openai/openai.ts'
import type { Attempt } from '../composer.ts'
import type { LanguageModel } from './language-model.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => void (vendor.seen.length = 0))
const at = { key: 'k', address: vendor.address }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude({ ...at, modelId: claudeDefaults.modelId })],
  ['openai', () => createOpenAi({ ...at, modelId: openAiDefaults.modelId })],
]

async function run(language: LanguageModel, plays: Play[], { useAgent = false } = {}) {
  const count = createTokenCounter()
  const left = [...plays]
  vendor.answerOtherwise((seen) => ({ ...(left.shift() ?? answerByChapter(seen)), usage: count(seen, 10) }) as Play)
  const attempts: Attempt[] = []
  const composer = givenModelComposer({ language, useAgent })
  const context = {
    signal: new AbortController().signal,
    today,
    onEvent: (event: { type: string; attempt?: Attempt }) => void (event.type === 'attempt' && attempts.push(event.attempt!)),
  }
  return { composer, context, attempts, marks: () => vendor.seen.map(({ body }) => marksIn(body)) }
}
const marksIn = (body: object) => JSON.stringify(body).match(/"cache_control"|"prompt_cache_breakpoint"/g)?.length ?? 0

const { solution } = readAnswer(large())
const wrong = JSON.stringify({ design: large({ names: [{ name: 'Salesforce', role: 'source' }] }), points: [] })

test.each(providers)(
  '%s reads the brief, the rules and the form of the design from the cache in its mend and its critique',
  async (_, create) => {
    const { composer, context, attempts } = await run(create(), [{ kind: 'text', text: wrong, piece: 4_000 }])
    const first = await composer.proposeSolution(largeBrief, context)
    await composer.reviewDesign!({ brief: largeBrief, proposed: first }, context)
    expect(attempts.map(({ purpose }) => purpose)).toEqual(['design', 'design:repair', 'critic'])
    const [design, mend, critic] = attempts as [Attempt, Attempt, Attempt]
    // The first turn is written once and read whole; nothing is written that nobody reads.
    expect(design.cacheWrittenTokens).toBeGreaterThan(4_000)
    expect([mend.cachedTokens, mend.cacheWrittenTokens]).toEqual([design.cacheWrittenTokens, 0])
    expect(critic.cachedTokens).toBeGreaterThan(3_000)
    expect(critic.cacheWrittenTokens).toBe(0)
  },
)

test.each(providers)(
  '%s reads each round of an agent up to where the one before ended, with at most four marks where no more are taken',
  async (name, create) => {
    const use = (tool: string): Play => ({ kind: 'tool', name: tool, input: {} })
    const rounds = ['size_draft', 'render_draft', 'check_draft', 'schedule_draft', 'size_draft'].map(use)
    const { composer, context, attempts, marks } = await run(create(), rounds, { useAgent: true })
    await composer.reviewDesign!({ brief: largeBrief, proposed: { solution, writer: '' } }, context)
    expect(attempts).toHaveLength(6)
    const ends = attempts.map(({ cachedTokens, cacheWrittenTokens }) => cachedTokens + cacheWrittenTokens)
    const gaps = attempts.slice(1).map(({ cachedTokens }, index) => Math.abs(cachedTokens - ends[index]!))
    expect(Math.max(...gaps)).toBeLessThan(2)
    expect(Math.max(...marks())).toBeLessThanOrEqual(name === 'claude' ? 4 : 80)
  },
)

test.each(providers)(
  '%s is told its effort in every call, the key of the document’s cache, and no beta that is over',
  async (name, create) => {
    for (const useAgent of [false, true]) {
      vendor.seen.length = 0
      const { composer, context } = await run(create(), [], { useAgent })
      const proposed = await composer.proposeSolution(largeBrief, context)
      await composer.reviewDesign!({ brief: largeBrief, proposed }, context)
      const chapters = allDocumentTypes.hld.outline.slice(0, 2)
      await composer.writeWords({ chapters, brief: largeBrief, solution: proposed.solution }, context)
      const told = vendor.seen.map(({ body, headers }) => {
        const { output_config: config, reasoning } = body as {
          output_config?: { effort?: string }
          reasoning?: { effort?: string }
        }
        return [config?.effort ?? reasoning?.effort, headers['anthropic-beta']]
      })
      const isHigh = ({ tools }: { tools?: unknown }) => tools !== undefined
      expect(told).toEqual(vendor.seen.map(({ body }) => [isHigh(body) ? 'high' : 'medium', undefined]))
      const keys = [...new Set(vendor.seen.map(({ body }) => String(body['prompt_cache_key'])))]
      expect(keys.map((key) => key.length)).toEqual([name === 'openai' ? 32 : 'undefined'.length])
    }
  },
)

test('a model before GPT-5.6 is sent no marks, which it would refuse', async () => {
  const { composer, context, marks } = await run(createOpenAi({ ...at, modelId: 'gpt-5' }), [])
  await composer.proposeSolution(largeBrief, context)
  expect(marks().every((count) => count === 0)).toBe(true)
  expect(JSON.stringify(vendor.seen[0]!.body)).not.toContain('prompt_cache_options')
})

test('what the model has already said is cut in the mend, and what no fault names is given by its name alone', async () => {
  const { composer, context } = await run(createClaude({ ...at, modelId: 'model-1' }), [
    { kind: 'text', text: wrong, piece: 4_000 },
  ])
  await composer.proposeSolution(largeBrief, context)
  const { content } = (vendor.seen[1]!.body['messages'] as { content: { text: string }[] }[]).at(-1)!
  const said = content.map(({ text }) => text).join('')
  expect(said).toContain('<faults>')
  for (const { name } of solution.elements) expect(said).toContain(name.slice(0, 20))
  expect(said).not.toContain(solution.elements.at(-1)!.responsibility)
})
