import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import type { Brief } from '#shared/brief.ts'
import { createCompatible } from '../../compatible/compatible.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { partIn, partOf, smallModel, statementsIn } from '#server/testing/vendors/small-model.ts'
import type { ComposeContext, ComposeEvent } from '../../composer.ts'

const server = await givenVendor()
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
})

const asking = (count: number) =>
  Array.from({ length: count }, (_, at) => `The portal must show list number ${at + 1} to every auditor.`).join(' ')
const briefOf = (technicalRequirements: string): Brief =>
  givenBrief({ requirements: { ...givenBrief().requirements, technicalRequirements } })

type Given = { about?: Brief; context?: number; keep?: NonNullable<ComposeContext['keep']> }
async function propose({ about = briefOf(asking(3)), context = 16_384, keep }: Given = {}) {
  const events: ComposeEvent[] = []
  const composer = givenModelComposer({
    language: createCompatible({ address: server.address, modelId: 'model-1', context }),
    rounds: { left: 0 },
  })
  const proposed = await composer.proposeSolution(about, {
    signal: new AbortController().signal,
    today: '2026-11-22',
    onEvent: (event) => events.push(event),
    ...(keep && { keep }),
  })
  const { solution, marks = [] } = proposed
  const open = (solution.statements ?? []).filter(({ answer }) => answer?.state === 'open').length
  return { solution, sentences: marks.map(({ sentence }) => sentence), events, open }
}
const partsSeen = () => server.seen.map((seen) => partIn(seen))
const wordsOf = (seen: RecordedRequest) => JSON.stringify(seen.body['messages'])

test('a whole design comes of parts, each of which sees the keys of those before it', async () => {
  server.answerOtherwise((seen) => text(partOf(seen), { piece: 400 }))
  const { solution, sentences, events, open } = await propose()
  expect(partsSeen()).toEqual(['head', 'flows', 'plan', 'answers'])
  expect([solution.fit, sentences, open]).toEqual(['design', [], 0])
  const whole = givenDesignAnswer()
  expect(solution.relations).toHaveLength(whole.connections.length)
  expect(solution.workstreams.map(({ name }) => name)).toEqual(whole.work.map(({ name }) => name))
  expect(solution.risks.map((risk) => risk.text)).toEqual(whole.risks.map((risk) => risk.text))
  expect(wordsOf(server.seen[1]!)).toContain(String.raw`\"key\":\"intake\"`)
  expect(wordsOf(server.seen[1]!)).not.toContain('- work:')
  expect(events.filter(({ type }) => type === 'text')).toEqual([])
  expect(events.filter(({ type }) => type === 'tool')).toHaveLength(4)
})

test('fences, words around it and commas too many are read; a part that breaks off is asked for once more', async () => {
  server.answerOtherwise(smallModel())
  const { solution, sentences, open } = await propose()
  expect(partsSeen()).toEqual(['head', 'flows', 'plan', 'answers', 'answers'])
  expect(wordsOf(server.seen[4]!)).toContain('It breaks off before its end')
  expect([solution.fit, sentences, open]).toEqual(['design', [], 0])
})

test('what can be proved wrong is told once, and of both answers the better counts', async () => {
  const wrong = (seen: RecordedRequest) => partOf(seen).replace('"from":"ledger"', '"from":"nowhere"')
  server.answerOtherwise((seen) => text(wordsOf(seen).includes('nowhere') ? partOf(seen) : wrong(seen), { piece: 400 }))
  const { sentences } = await propose()
  expect(partsSeen()).toEqual(['head', 'flows', 'flows', 'plan', 'answers'])
  expect(sentences).toEqual([])
})

test('a part that fails twice is left empty, and the mark says so; without components nothing is designed', async () => {
  const without = (part: string) => (seen: RecordedRequest) =>
    text(partIn(seen) === part ? 'I would rather talk about it.' : partOf(seen), { piece: 400 })
  server.answerOtherwise(without('plan'))
  const { solution, sentences } = await propose()
  expect(partsSeen()).toEqual(['head', 'flows', 'plan', 'plan', 'answers'])
  expect([solution.workstreams, solution.relations.length]).toEqual([[], 3])
  expect(sentences).toEqual([
    expect.stringMatching(/The part “decisions, plan and risks” is empty: The local model did not answer/),
  ])
  server.answerOtherwise(without('head'))
  const read = await propose()
  expect(read.solution.fit).toBe('reading')
  expect(read.sentences).toEqual([expect.stringMatching(/agreed form\. Nothing is designed yet/)])
})

test('items that do not have the form are left out, and what the model left unsaid is nothing', async () => {
  server.answerOtherwise((seen) => {
    const part = JSON.parse(partOf(seen)) as ReturnType<typeof givenDesignAnswer>
    if (partIn(seen) === 'plan') part.risks = [...part.risks, { text: 'No more than this.' } as never]
    for (const one of part.components ?? []) delete (one as { product?: unknown }).product
    return text(JSON.stringify(part), { piece: 400 })
  })
  const { solution, sentences } = await propose()
  expect(partsSeen()).toEqual(['head', 'flows', 'plan', 'plan', 'answers'])
  expect([solution.risks.length, solution.elements.length]).toEqual([1, 5])
  expect(sentences).toEqual([expect.stringMatching(/“decisions, plan and risks” is incomplete: risks\.1\.likelihood/)])
})

test('statements are answered in batches, which bring their own words where all do not fit', async () => {
  server.answerOtherwise(smallModel({ context: 6_500, pieceMilliseconds: 0 }))
  const about = briefOf(asking(60))
  const { open } = await propose({ about, context: 6_500 })
  const batches = server.seen.filter((seen) => partIn(seen) === 'answers')
  expect(batches.length).toBeGreaterThanOrEqual(4)
  expect(batches.every((seen) => statementsIn(seen).length <= 20)).toBe(true)
  expect(wordsOf(batches.at(-1)!)).not.toContain('list number 1 to')
  expect(open).toBe(0)
})

test('a brief that does not fit is not sent, and the mark says what to do', async () => {
  server.answerOtherwise(smallModel())
  const { solution, sentences } = await propose({ about: briefOf(asking(150)), context: 4_096 })
  expect(server.seen).toEqual([])
  expect(solution.fit).toBe('reading')
  expect(sentences[0]).toMatch(/^The local model has room for 4,096 tokens, and this needs about [\d,]+\. .*LOCAL_MODEL_CONTEXT/)
})

test('a server with less context than was said refuses, which is told as that', async () => {
  server.answerOtherwise(smallModel({ context: 1_000 }))
  const { sentences } = await propose()
  expect(sentences).toEqual([expect.stringMatching(/finds the brief too long for the model\. Nothing is designed/)])
})

test('each part is kept, so that work that goes on asks for none again', async () => {
  const kept = new Map<string, string>()
  const keep: ComposeContext['keep'] = async (name, work) => {
    if (!kept.has(name)) kept.set(name, await work())
    return kept.get(name)!
  }
  server.answerOtherwise(smallModel())
  const first = await propose({ keep })
  const asked = server.seen.length
  expect(await propose({ keep })).toMatchObject({ solution: first.solution })
  expect(server.seen).toHaveLength(asked)
  expect([...kept.keys()]).toEqual(['head', 'flows', 'plan', 'answers:1', 'answers:1:again'].map((name) => `answer:design:${name}`))
})
