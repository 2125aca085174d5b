import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'
import { hldOutline } from '#server/document-types/hld/outline.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { whole } from '#server/testing/vendors/given-faults.ts'
import { createClaude } from '../claude/claude.ts'
import { createCompatible } from '../compatible/compatible.ts'
import type { ComposeEvent } from '../composer.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { askHere } from '../ask.ts'
import { composingWork } from '../composing-work.ts'
import { createOpenAi } from '../openai/openai.ts'
import type { LanguageModel } from './language-model.ts'
import { createModelComposer } from './model-composer.ts'

// Somebody else's reading of the vendors' protocols, so that our own emulator is not the only judge.
const mock = new LLMock({ port: 0 })
await mock.start()
afterAll(() => mock.stop())
beforeEach(() => void mock.clearFixtures())

const settings = { key: 'sk-secret-1', address: `${mock.url}/v1` }
const providers: [string, LanguageModel][] = [
  ['claude', createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })],
  ['openai', createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })],
  ['local', createCompatible({ ...settings, modelId: 'model-1' })],
]

async function write(language: LanguageModel) {
  const events: ComposeEvent[] = []
  const desk = { language, budget: { left: 100_000 }, rounds: { left: 24 }, closed: { by: undefined } }
  const composer = createModelComposer({
    ...desk,
    waits: { first: 0.01, longest: 2 },
    offline: offlineComposer,
    ask: askHere(composingWork),
    useAgent: false,
  })
  const context = { signal: new AbortController().signal, onEvent: (event: ComposeEvent) => events.push(event) }
  const request = { chapter: hldOutline[1]!, brief: givenBrief(), solution: givenSolution() }
  const written = await composer.writeChapter(request, context)
  const failures = events.flatMap((event) => (event.type === 'attempt' ? [event.attempt.failure] : []))
  return { failures, written, words: written.paragraphs.map(plainText).join('\n'), events }
}
const words = 'The client wants its claims in one place. The design gives each part one task.'

test.each(providers)('%s writes a chapter, and its tokens are told', async (_, language) => {
  mock.on({}, { content: whole, usage: { input_tokens: 70, prompt_tokens: 70, output_tokens: 30, completion_tokens: 30 } })
  const { words: said, failures, written, events } = await write(language)
  expect([said, failures, written.mark]).toEqual([words, [null], undefined])
  expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(1)
})

test.each(providers)('%s is asked again after a limit, and is taken at its word when the key is refused', async (_, language) => {
  mock.on({ sequenceIndex: 0 }, { error: { message: 'Rate limited', type: 'rate_limit_error' }, status: 429, retryAfter: 1 })
  mock.on({}, { content: whole })
  const limited = await write(language)
  expect([limited.words, limited.failures]).toEqual([words, ['limited', null]])
  mock.clearFixtures()
  mock.on({}, { error: { message: 'Invalid key', type: 'authentication_error' }, status: 401 })
  const refused = await write(language)
  expect(refused.failures).toEqual(['key-refused'])
  expect(refused.written.mark?.sentence).toMatch(/refused the key.*offline composer wrote/)
})

test.each(providers)('%s is asked again where its stream is torn', async (_, language) => {
  mock.on({ sequenceIndex: 0 }, { content: whole }, { truncateAfterChunks: 3, chunkSize: 10 })
  mock.on({}, { content: whole })
  const { words: said, failures } = await write(language)
  expect(failures).toHaveLength(2)
  expect(['unreachable', 'ended-early']).toContain(failures[0])
  expect(said).toBe(words)
})
