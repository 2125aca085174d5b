import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { fault, faults, noCredit, text, whole } from '#server/testing/vendors/given-faults.ts'
import { createClaude } from '../claude/claude.ts'
import { createCompatible } from '../compatible/compatible.ts'
import type { ComposeContext, ComposeEvent, Composer } from '../composer.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { createOpenAi } from '../openai/openai.ts'
import { askModel } from './ask-model.ts'
import type { LanguageModel } from './language-model.ts'
import type { Timeouts } from './read-stream.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude(settings)],
  ['openai', () => createOpenAi(settings)],
  ['local', () => createCompatible({ ...settings, context: 1_000_000 })],
]

const brief = givenBrief()
const solution = givenSolution()
const [requirement] = solution.requirements
const chapter = hld.outline[0]!
const writeOne = async (composer: Composer, context: ComposeContext) =>
  (await composer.writeWords({ chapters: [chapter], brief, solution }, context))[chapter.id]!
/** An answer for that chapter. */
const said = (words: string) => `## ${chapter.id}\n\n${words}`
/** Only a hung test takes this long, even on a busy machine. */
const unhurried: Timeouts = { first: 150_000, chunk: 150_000, total: 150_000 }
type More = { stop?: AbortSignal; budget?: number; patience?: Timeouts; onEvent?: (event: ComposeEvent) => void }

async function write(language: LanguageModel, more: More = {}) {
  const events: ComposeEvent[] = []
  const composer = givenModelComposer({
    language,
    budget: { left: more.budget ?? 100_000 },
    patience: more.patience ?? unhurried,
  })
  const context = {
    signal: new AbortController().signal,
    ...(more.stop && { stop: more.stop }),
    onEvent: (event: ComposeEvent) => {
      events.push(event)
      more.onEvent?.(event)
    },
  }
  const written = await writeOne(composer, context)
  const attempts = events.flatMap((event) => (event.type === 'attempt' ? [event.attempt] : []))
  return { composer, context, written, events, attempts, words: written.paragraphs.map(plainText).join('\n') }
}

describe.each(providers)('%s', (provider, create) => {
  test('writes a chapter, and the ledger tells what it cost', async () => {
    vendor.script.push(text(said(whole), { usage: { input: 1000, cached: 0, output: 60 } }))
    const { written, words, attempts, events } = await write(create())
    expect(words).toBe(whole.replace(` [${requirement!.id}]`, ''))
    expect(written.paragraphs.flat().flatMap(({ cites = [] }) => cites)).toEqual([requirement!.id])
    expect(written.mark).toBeUndefined()
    expect(attempts).toMatchObject([{ provider, model: 'model-1', outputTokens: 60, isEstimated: false, failure: null }])
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(2)
  })

  test.each(faults.filter(({ only = [provider] }) => only.includes(provider)))(
    '$name',
    async ({ script, code, requests, ends, reads }) => {
      vendor.script.push(...script)
      const isQuiet = script.some(({ kind }) => kind === 'hang' || kind === 'stall')
      const { written, words, attempts } = await write(
        create(),
        isQuiet ? { patience: { first: 600, chunk: 300, total: 600 } } : {},
      )
      expect(attempts.map(({ failure }) => failure)[0]).toBe(code)
      expect(vendor.seen).toHaveLength(requests)
      expect(attempts).toHaveLength(requests)
      // A refused request was not read and costs nothing.
      expect(attempts[0]!.inputTokens === 0).toBe(script[0]!.kind === 'answer')
      const offline = await writeOne(offlineComposer, { signal: new AbortController().signal })
      const expected = {
        offline: offline.paragraphs.map(plainText).join('\n'),
        kept: 'The client wants its claims in one place.',
        'by the model': 'The client wants its claims in one place. The design gives each part one task.',
      }
      expect(words).toBe(expected[ends])
      expect(written.mark?.sentence ?? '').toMatch(reads ?? /^$/)
      expect(JSON.stringify([written, attempts])).not.toContain('sk-secret-1')
    },
  )

  test('a vendor that is closed for this document is not asked again', async () => {
    vendor.script.push(fault(401))
    const { composer, context } = await write(create())
    const next = await writeOne(composer, context)
    expect(vendor.seen).toHaveLength(1)
    expect(next.mark?.sentence).toMatch(/refused the key/)
  })

  test('a vendor that never begins to answer is waited for a little, and then left in peace afterwards', async () => {
    vendor.script.push(...Array.from({ length: 9 }, () => ({ kind: 'stall' }) as const))
    const { composer, context, attempts } = await write(create(), { patience: { first: 1_000, chunk: 60_000, total: 60_000 } })
    expect(attempts.map(({ failure }) => failure)).toEqual(['silent', 'silent', 'silent'])
    await writeOne(composer, context)
    expect(vendor.seen).toHaveLength(3)
  })

  test('a redirect is not followed: neither the brief nor the key goes to another host', async () => {
    const elsewhere = await givenVendor()
    onTestFinished(elsewhere.close)
    const location = elsewhere.address
    vendor.answerOtherwise(({ path }) => ({ kind: 'answer', status: 307, body: '', headers: { location: `${location}${path}` } }))
    onTestFinished(() => vendor.answerOtherwise(() => ({ kind: 'answer', status: 500 })))
    const { written } = await write(create())
    expect(elsewhere.seen).toEqual([])
    expect(written.mark?.sentence).toContain('The chapter has its tables and no words.')
  })

  test('where the offline composer has words for a chapter, they are its', async () => {
    vendor.script.push(fault(401))
    const { composer, context } = await write(create())
    const { solution: read } = await offlineComposer.proposeSolution(brief, context)
    const statements = hld.outline.find(({ id }) => id === 'statements')!
    const written = await composer.writeWords({ chapters: [statements], brief, solution: read }, context)
    const { paragraphs, writer, mark } = written['statements']!
    expect([paragraphs.length > 0, writer]).toEqual([true, offlineComposer.label])
    expect(mark?.sentence).toMatch(/refused the key.*The offline composer wrote these words\./)
  })

  test('what was cut is asked for again with twice the room, and not where the budget has no more room', async () => {
    const cut = text(said(whole).slice(0, -5), { ending: 'length', usage: { output: 24_000 } })
    const most = () => vendor.seen.map(({ body }) => body['max_tokens'] ?? body['max_output_tokens'])
    vendor.script.push(cut, text(said(whole)))
    await write(create())
    expect(most()).toEqual([24_000, 48_000])
    vendor.seen.length = 0
    vendor.script.push(cut)
    const { written } = await write(create(), { budget: 40_000 })
    expect(most()).toEqual([24_000])
    expect(written.mark?.code).toBe('cut-at-length')
  })

  test('a vendor that stays overloaded through all tries is left in peace afterwards', async () => {
    vendor.script.push(...Array.from({ length: 5 }, () => fault(529)))
    const { composer, context } = await write(create())
    const next = await writeOne(composer, context)
    expect(vendor.seen).toHaveLength(5)
    expect(next.mark?.sentence).toMatch(/is overloaded/)
  })

  test('a spent budget ends in a chapter without words, which says so', async () => {
    vendor.script.push(text(said(whole), { usage: { output: 500 } }))
    const { composer, context } = await write(create(), { budget: 400 })
    const next = await writeOne(composer, context)
    expect(next.mark?.code).toBe('budget-spent')
    expect(next).toMatchObject({ paragraphs: [], writer: '', mark: { sentence: expect.stringContaining('no words') as string } })
  })

  test('a stop ends the request at the vendor and keeps what is whole', async () => {
    const stop = new AbortController()
    vendor.script.push(text(said(`${whole} `.repeat(40)), { pieceMilliseconds: 20 }))
    // The requests before the text take a while if the catalogue is not loaded yet.
    const stopped = vi.waitUntil(() => vendor.seen.length > 0, { timeout: 60_000 }).then(() => setTimeout(() => stop.abort(), 100))
    const { written } = await write(create(), { stop: stop.signal })
    await stopped
    expect(written.mark?.code).toBe('stopped')
    await expect.poll(() => vendor.seen[0]?.isAborted).toBe(true)
  })

  test('a request that ends with the process is in the ledger too', async () => {
    const process = new AbortController()
    vendor.script.push(text(said(`${whole} `.repeat(40)), { pieceMilliseconds: 20 }))
    void vi.waitUntil(() => vendor.seen.length > 0, { timeout: 60_000 }).then(() => setTimeout(() => process.abort(), 100))
    const attempts: ComposeEvent[] = []
    const asked = { purpose: 'words', material: ['facts'], instruction: 'write', mode: 'plain' as const, mostOutputTokens: 100 }
    const context = { signal: process.signal, onEvent: (event: ComposeEvent) => event.type === 'attempt' && attempts.push(event) }
    await expect(askModel(create(), asked, { context })).rejects.toThrow('aborted')
    await expect(askModel(create(), asked, { context })).rejects.toThrow('aborted')
    const never = { ...context, signal: new AbortController().signal, stop: process.signal }
    expect(await askModel(create(), asked, { context: never })).toMatchObject({ failure: { code: 'stopped' } })
    expect(vendor.seen).toHaveLength(1)
    expect(attempts).toMatchObject([{ attempt: { failure: 'stopped', isEstimated: true } }])
  })

  test('a stop while it waits for the vendor is told as a stop', async () => {
    const stop = new AbortController()
    vendor.script.push(fault(429, undefined, { 'retry-after': '1.5' }))
    const onEvent = ({ type }: ComposeEvent) => void (type === 'waiting' && stop.abort())
    const { written } = await write(create(), { stop: stop.signal, onEvent })
    expect(written.mark?.code).toBe('stopped')
    expect(vendor.seen).toHaveLength(1)
  })

  test('a number that no fact has is sent back once, and what remains is told', async () => {
    vendor.script.push(text(said('It serves 98765 people.')), text(said('It serves 98765 people, every day.')))
    const { written } = await write(create())
    expect(vendor.seen).toHaveLength(2)
    expect(JSON.stringify(vendor.seen[1]!.body)).toContain('The number 98765 is in no fact')
    expect(written.doubts).toEqual([expect.stringContaining('98765')])
  })

  test('asks for the model by its id: connected, retired, refused, out of credit, unreachable each read differently', async () => {
    const signal = new AbortController().signal
    const tested = async (play?: Play, language = create()) => {
      if (play) vendor.script.push(play)
      return language.test(signal)
    }
    expect(await tested()).toEqual({ status: 'connected' })
    vendor.models.delete('model-1')
    expect(await tested()).toMatchObject({ failure: { code: 'model-retired' } })
    vendor.models.add('model-1')
    expect(await tested(fault(401))).toMatchObject({ failure: { code: 'key-refused' } })
    expect(await tested(fault(429, noCredit))).toMatchObject({ failure: { code: 'no-credit' } })
    const nowhere = { ...settings, address: 'http://127.0.0.1:9/v1' }
    const away = { claude: createClaude(nowhere), openai: createOpenAi(nowhere), local: createCompatible(nowhere) }
    expect(await away[provider as keyof typeof away].test(signal)).toMatchObject({ failure: { code: 'unreachable' } })
  })
})
