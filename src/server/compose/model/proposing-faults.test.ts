import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { Requirements } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { agreeing, type Call, callOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { faults } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { askHere } from '../ask.ts'
import { createClaude } from '../claude/claude.ts'
import { createCompatible } from '../compatible/compatible.ts'
import type { ComposeContext, ComposeEvent } from '../composer.ts'
import { composingWork } from '../composing-work.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { createOpenAi } from '../openai/openai.ts'
import { failureRules } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import { createModelComposer } from './model-composer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.seen.length = 0
})

const settings = { key: 'k', address: vendor.address, modelId: 'model-1' }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude(settings)],
  ['openai', () => createOpenAi(settings)],
  ['local', () => createCompatible(settings)],
]
const brief = givenBrief({
  requirements: Requirements.parse({
    technicalRequirements: 'Claims are kept for 7 years. Each invoice is checked against the tariff.',
  }),
})
const today = '2026-11-22'

type Given = { language: LanguageModel; keep?: ComposeContext['keep']; isQuiet?: boolean }

async function propose({ language, keep, isQuiet = false }: Given) {
  const events: ComposeEvent[] = []
  const composer = createModelComposer({
    language,
    budget: { left: 200_000 },
    rounds: { left: 24 },
    closed: { by: undefined },
    patience: isQuiet ? { first: 600, chunk: 300, total: 600 } : { first: 10_000, chunk: 10_000, total: 20_000 },
    waits: { first: 0.01, longest: 2 },
    offline: offlineComposer,
    ask: askHere(composingWork),
    useAgent: false,
  })
  const context = { signal: new AbortController().signal, today, onEvent: (event: ComposeEvent) => events.push(event) }
  const { solution, marks = [], writer } = await composer.proposeSolution(brief, { ...context, ...(keep && { keep }) })
  return {
    solution,
    marks,
    writer,
    failures: events.flatMap((event) => (event.type === 'attempt' ? (event.attempt.failure ?? []) : [])),
  }
}

/** The vendor does so with the requests of one call, and answers all others well. */
function misbehave(call: Call, script: Play[]) {
  const left = [...script]
  vendor.answerOtherwise(({ body }) => {
    const play = callOf(body) === call ? left.shift() : undefined
    const answer = agreeing(body)
    if (play?.kind === 'cut' || play?.kind === 'hang' || play?.kind === 'stream-error')
      return { ...play, text: answer, after: Math.min(play.after, answer.length - 2) }
    if (play?.kind === 'text' && play.ending === 'length') return { ...play, text: answer.slice(0, -5) }
    // A refusal and an empty answer are said as they are.
    if (play?.kind === 'text' && (play.ending !== undefined || play.text === '')) return play
    return play && play.kind !== 'text' ? play : { kind: 'text', text: answer }
  })
}

const calls: Call[] = ['label', 'assemble', 'argue']
const offline = await offlineComposer.proposeSolution(brief, { signal: new AbortController().signal, today })

describe.each(calls)('%s', (call) => {
  test.each(faults.filter(({ only = ['claude'] }) => only.includes('claude')))(
    '$name',
    { timeout: 300_000 },
    async ({ script, code, ends }) => {
      misbehave(call, script)
      const isQuiet = script.some(({ kind }) => kind === 'hang' || kind === 'stall')
      const { solution, marks, failures } = await propose({ language: providers[0]![1](), isQuiet })
      expect(failures[0]).toBe(code)
      const isMarked = ends !== 'by the model'
      expect(marks.some(({ id }) => id === call)).toBe(isMarked)
      // Calls before it hold; those after it do where the vendor takes requests at all.
      expect(marks.filter(({ id }) => calls.indexOf(id) < calls.indexOf(call))).toEqual([])
      // Where no request can succeed, those after it are marked too.
      const least = isMarked && failureRules[code].isFinal ? calls.length - calls.indexOf(call) : Number(isMarked)
      expect(marks.length).toBeGreaterThanOrEqual(least)
      expect(checkSolution(solution)).toEqual(checkSolution(offline.solution))
      expect(solution).toEqual(offline.solution)
    },
  )

  test.each(providers)(
    'an answer of %s that is cut anywhere leaves a whole design, and is marked',
    { timeout: 300_000 },
    async (_, create) => {
      for (const after of [0, 1, 9, 20, 30]) {
        misbehave(
          call,
          Array.from({ length: 9 }, () => ({ kind: 'cut', text: '', after, how: 'closed' }) as const),
        )
        const { solution, marks } = await propose({ language: create() })
        expect(marks.map(({ id }) => id)).toContain(call)
        expect(solution).toEqual(offline.solution)
      }
    },
  )
})

test('what was answered before an interruption is not asked again', { timeout: 300_000 }, async () => {
  const kept = new Map<string, string>()
  for (const [at, call] of calls.entries()) {
    let isInterrupted = false
    const keep: ComposeContext['keep'] = async (name, work) => {
      if (kept.has(name)) return kept.get(name)!
      // The process dies before this call is kept; nothing after it is asked.
      if (name === `answer:${call === 'label' ? 'label:1' : call}`) {
        isInterrupted = true
        throw new Error('killed')
      }
      kept.set(name, await work())
      return kept.get(name)!
    }
    misbehave(call, [])
    await expect(propose({ language: providers[0]![1](), keep })).rejects.toThrow('killed')
    expect(isInterrupted).toBe(true)
    expect(vendor.seen.map(({ body }) => callOf(body))).toEqual(calls.slice(0, at))
  }
  const { marks } = await propose({
    language: providers[0]![1](),
    keep: async (name, work) => kept.get(name) ?? (kept.set(name, await work()).get(name) as string),
  })
  expect(marks).toEqual([])
  expect(vendor.seen.map(({ body }) => callOf(body))).toEqual(calls)
})
