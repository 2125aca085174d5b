import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import type { Brief } from '#shared/brief.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { answerByChapter, askedIn, callOf, givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { givenVendorWires } from '#server/testing/vendors/given-wires.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import type { ComposeContext, ComposeEvent } from '../composer.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import type { DesignAnswer } from './design/design-answer.ts'
import type { LanguageModel } from './language-model.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())

const brief = givenBrief({
  requirements: {
    ...givenBrief().requirements,
    technicalRequirements: 'The platform must store payments for 7 years. The platform must not use Kafka.',
  },
})
/** The response to each request in turn; the last one is repeated. */
const turns: ((seen: RecordedRequest) => Play)[] = []
beforeEach(() => {
  turns.length = 0
  vendor.seen.length = 0
  vendor.answerOtherwise((seen) => (turns.length > 1 ? turns.shift()! : turns[0]!)(seen))
})

/** A design that is sound except for the given properties. */
const designing =
  (more: Partial<DesignAnswer> | ((answer: DesignAnswer) => Partial<DesignAnswer>) = {}) =>
  ({ body }: RecordedRequest): Play => {
    const answer = givenDesignAnswer(askedIn(body))
    return text(JSON.stringify({ ...answer, ...(typeof more === 'function' ? more(answer) : more) }), { piece: 400 })
  }

type Given = Partial<ComposeContext> & { about?: Brief; budget?: number }
async function propose(language: LanguageModel, { about = brief, budget = 200_000, ...more }: Given = {}) {
  const events: ComposeEvent[] = []
  const desk = { language, budget: { left: budget } }
  const composer = givenModelComposer(desk)
  const context = {
    signal: new AbortController().signal,
    today: '2026-11-22',
    onEvent: (event: ComposeEvent) => events.push(event),
    ...more,
  }
  const proposed = await composer.proposeSolution(about, context)
  const sentences = (proposed.marks ?? []).map(({ sentence }) => sentence)
  return { ...proposed, sentences, desk, events, names: proposed.solution.elements.map(({ name }) => name) }
}

type Turn = { role?: string; content?: unknown }
const turnsOf = (at: number) => (vendor.seen[at]!.body['messages'] ?? vendor.seen[at]!.body['input']) as Turn[]
const mostOf = ({ body }: RecordedRequest) => body['max_tokens'] ?? body['max_output_tokens']
const designedNames = ['payments archive', 'Ledger', 'Auditors', 'Payment intake', 'Payment store']
const inFaults = (at: number) => /<faults>(.*?)<.faults>/s.exec(JSON.stringify(turnsOf(at).at(-1)))?.[1] ?? ''

describe.each(givenVendorWires(vendor.address))('%s', (_, create) => {
  test('one request, in the agreed form and with room for thought, is a design without a mark', async () => {
    turns.push(designing())
    const language = create()
    const { names, sentences, writer, solution, events } = await propose(language)
    expect(vendor.seen.map(({ body }) => callOf(body))).toEqual(['design'])
    expect([names, sentences, writer, solution.fit]).toEqual([designedNames, [], language.label, 'design'])
    expect(mostOf(vendor.seen[0]!)).toBe(48_000)
    const asked = JSON.stringify(vendor.seen[0]!.body)
    for (const { id } of solution.statements!) expect(asked).toContain(`\\n${id} (`)
    expect(asked).toContain('"productStated"')
    expect(events.filter(({ type }) => type === 'restarted')).toEqual([])
  })

  test.each<[string, (answer: DesignAnswer) => Partial<DesignAnswer>, RegExp]>([
    ['a dangling key', ({ data }) => ({ data: [{ ...data[0]!, store: 'gone' }] }), /The data “Payment” names “gone”/],
    [
      'an unknown statement',
      ({ questions }) => ({ questions: [{ ...questions[0]!, statements: ['ST-99'] }] }),
      /ST-99 is no statement/,
    ],
    ['an unanswered statement', ({ answers }) => ({ answers: answers.slice(1) }), /ST-\d+ asks for something and has no answer/],
    [
      'a banned product',
      ({ components }) => ({
        names: [{ name: 'Kafka', role: 'must-not-use' }],
        components: components.map((one) => ({ ...one, product: 'Apache Kafka' })),
      }),
      /“Payment intake” uses Kafka, which must not be used/,
    ],
    [
      'work that waits for itself',
      ({ work }) => ({ work: work.map((one) => ({ ...one, after: ['test'] })) }),
      /The work “Test with real payments” waits for itself/,
    ],
  ])(
    '%s is told in a second turn of the same conversation; mended there is no mark, not mended the mark quotes it',
    async (__, wrong, told) => {
      turns.push(designing(wrong), answerByChapter)
      const { names, sentences, events } = await propose(create())
      expect(vendor.seen).toHaveLength(2)
      expect(inFaults(1)).toMatch(told)
      const [first, second, third] = turnsOf(1).filter(({ role }) => role !== 'system' && role !== 'developer')
      expect([first!.role, second!.role, third!.role]).toEqual(['user', 'assistant', 'user'])
      expect(JSON.stringify(first)).toContain('Design the whole for this client')
      expect(JSON.stringify(second)).toContain('payments archive')
      expect([names, sentences]).toEqual([designedNames, []])
      expect(events.flatMap((event) => (event.type === 'mended' ? event.points : [])).join('\n')).toMatch(told)
      turns.splice(0, turns.length, designing(wrong))
      const again = await propose(create())
      expect(again.names).toEqual(designedNames)
      expect(again.sentences).toEqual([expect.stringMatching(told)])
      expect(again.sentences[0]).toMatch(/’s design has \d+ points? to check: |The local model’s design has/)
      expect(vendor.seen).toHaveLength(4)
    },
  )

  test('what has no form twice is no design: the brief is read, and the mark says so', async () => {
    turns.push(() => text('Here is what I would build.'))
    const { solution, sentences, names, writer } = await propose(create())
    expect(vendor.seen).toHaveLength(2)
    expect(JSON.stringify(turnsOf(1).at(-1))).toContain('did not have the agreed form')
    expect([solution.fit, names, writer]).toEqual(['reading', [], offlineComposer.label])
    expect(solution.statements!.length).toBeGreaterThan(10)
    expect(sentences).toEqual([expect.stringMatching(/did not answer in the agreed form. Nothing is designed yet/)])
    turns.splice(0, turns.length, () => text('{"system":'), designing())
    expect(await propose(create())).toMatchObject({ names: designedNames, sentences: [] })
  })

  test('of many points that are left the mark quotes five and counts the others', async () => {
    turns.push(designing({ names: Array.from({ length: 8 }, (__, at) => ({ name: `Nowhere ${at}`, role: 'source' as const })) }))
    const { sentences } = await propose(create())
    expect(sentences[0]).toMatch(/has 8 points to check: “Nowhere 0”.*“Nowhere 4” is no name of the brief\. And 3 more\.$/)
  })

  test('what the model said and the facts do not have is counted and quoted in the mark', async () => {
    turns.push(designing({ start: { day: '2026-13-40', because: 'The award is in spring.' } }))
    const { sentences } = await propose(create())
    expect(sentences[0]).toMatch(
      /has 1 point to check: “2026-13-40” is no day.* Of \d+ texts in .*not in the design: .*“The award is in spring\.”/,
    )
  })

  test('a vendor that refuses leaves a reading, or the reference design that a person chose, as it is', async () => {
    turns.push(() => fault(401))
    const read = await propose(create())
    expect(read.solution.fit).toBe('reading')
    expect(read.sentences).toEqual([expect.stringMatching(/refused the key.*Nothing is designed yet/)])
    const [id, design] = [...referenceDesigns()].find(([, { isAdvice }]) => !isAdvice)!
    const chosen = { ...brief, design: { id, by: 'Ada', hosting: 'azure' as const, plugs: {}, design } }
    const { solution, sentences } = await propose(create(), { about: chosen })
    const { solution: alone } = await offlineComposer.proposeSolution(chosen, {
      signal: new AbortController().signal,
      today: '2026-11-22',
    })
    expect(solution).toEqual(alone)
    expect(solution.elements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.values(design.components).map(({ name }) => name)),
    )
    expect(sentences).toEqual([expect.stringMatching(/refused the key.*The reference design that was chosen is used as it is/)])
    // The reference was material of the request, and everything that the model designs from it has the model as its source.
    const quoted = /<reference>(.*?)<.reference>/s.exec(JSON.stringify(vendor.seen[1]!.body))![1]!
    for (const { name } of Object.values(design.components)) expect(quoted).toContain(name)
    turns.splice(0, turns.length, designing())
    expect((await propose(create(), { about: chosen })).names).toEqual(designedNames)
  })

  test('a person’s tick is told, and holds', async () => {
    turns.push(designing({ names: [{ name: 'Kafka', role: 'must-use' }] }))
    const about = { ...brief, names: [{ name: 'Kafka', role: 'must-not-use' as const, by: 'Ada' }] }
    const { solution } = await propose(create(), { about })
    expect(JSON.stringify(vendor.seen[0]!.body)).toContain('<names>\\nKafka: must-not-use\\n</names>')
    expect(solution.names!.find(({ name }) => name === 'Kafka')).toMatchObject({
      role: 'must-not-use',
      by: { from: 'person', by: 'Ada' },
    })
  })

  test('a stop during the design ends the request and leaves a reading; during the second turn it leaves the first design', async () => {
    const stopped = async (at: number) => {
      const stop = new AbortController()
      const proposed = propose(create(), { stop: stop.signal })
      await vi.waitUntil(() => vendor.seen.length > at, { timeout: 20_000 })
      stop.abort()
      await expect.poll(() => vendor.seen[at]?.isAborted).toBe(true)
      return proposed
    }
    const slowly = (seen: RecordedRequest): Play => ({
      ...(designing()(seen) as Extract<Play, { kind: 'text' }>),
      piece: 2,
      pieceMilliseconds: 20,
    })
    turns.push(slowly)
    const reading = await stopped(0)
    expect([reading.solution.fit, reading.marks?.[0]?.code]).toEqual(['reading', 'stopped'])
    expect(reading.sentences).toEqual([expect.stringMatching(/was stopped\. Nothing is designed yet/)])
    vendor.seen.length = 0
    turns.splice(0, turns.length, designing({ names: [{ name: 'Salesforce', role: 'source' }] }), slowly)
    const first = await stopped(1)
    expect([first.names, first.sentences]).toEqual([designedNames, [expect.stringContaining('Salesforce')]])
  })

  test('a design that is cut is asked for again with more room, and what is left of the budget is enough for the chapters', async () => {
    turns.push(() => text('{"system":', { ending: 'length', usage: { output: 48_000 } }), designing())
    const { names, sentences, desk } = await propose(create())
    expect(vendor.seen.map(mostOf)).toEqual([48_000, 64_000])
    expect(JSON.stringify(vendor.seen[1]!.body)).not.toContain('half as many words')
    expect([names, sentences]).toEqual([designedNames, []])
    expect(desk.budget.left).toBeGreaterThan(100_000)
    vendor.seen.length = 0
    turns.splice(0, turns.length, () => text('{"system":', { ending: 'length', usage: { output: 48_000 } }))
    const never = await propose(create())
    expect(vendor.seen).toHaveLength(2)
    expect(never.sentences).toEqual([expect.stringMatching(/limit of an answer’s length\. Nothing is designed yet/)])
    expect(never.desk.budget.left).toBeGreaterThan(16_000)
  })

  test('of a small budget a quarter stays for the chapters, and a cut that would be cut again is not asked for', async () => {
    turns.push(() => text('{"system":', { ending: 'length', usage: { output: 30_000 } }))
    const { desk } = await propose(create(), { budget: 40_000 })
    expect(vendor.seen.map(mostOf)).toEqual([30_000])
    expect(desk.budget.left).toBe(10_000)
  })

  test('what was answered once is not asked again, be it the design or its second turn', async () => {
    const kept = new Map<string, string>()
    const keep: ComposeContext['keep'] = async (name, work) => {
      if (!kept.has(name)) kept.set(name, await work())
      return kept.get(name)!
    }
    turns.push(designing({ names: [{ name: 'Salesforce', role: 'source' }] }), answerByChapter)
    const first = await propose(create(), { keep })
    const again = await propose(create(), { keep })
    expect([...kept.keys()]).toEqual(['answer:design', 'answer:design:repair'])
    expect(again.solution).toEqual(first.solution)
    expect(vendor.seen).toHaveLength(2)
  })
})
