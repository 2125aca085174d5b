import { afterAll, beforeEach, expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import { documentTypes } from '#shared/document-types.ts'
import { askHere } from '#server/compose/ask.ts'
import { createClaude } from '#server/compose/claude/claude.ts'
import type { ComposeEvent } from '#server/compose/composer.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { createModelComposer } from '#server/compose/model/model-composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { createOpenAi } from '#server/compose/openai/openai.ts'
import { writeContent } from '#server/compose/write-content.ts'
import { costAt, findPrice } from '#server/usage/reckon-cost.ts'
import { priceList } from '#server/usage/price-list.ts'
import { callOf, chapterOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { readRecordings } from '#server/testing/vendors/recorded/read-recordings.ts'
import { askedBy, playOf, type Recording } from '#server/testing/vendors/recorded/recording.ts'
import type { Answer } from './answer.ts'
import { composeLabelled } from './compose-labelled.ts'
import { labelMeasures } from './label-measures.ts'
import { readLabelledBriefs } from './read-labelled-briefs.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.seen.length = 0
})

const today = '2026-11-22'
const labelled = new Map(readLabelledBriefs().map((brief) => [brief.id, brief]))

async function play(recording: Recording) {
  const { projectName, requirements } = labelled.get(recording.brief)!
  const brief = Brief.parse({
    documentType: recording.documentType,
    client: 'aldgate',
    clientName: 'the client',
    projectName,
    requirements,
  })
  vendor.answerOtherwise(({ body }) => playOf(recording, body))
  const settings = { key: 'k', address: vendor.address }
  const isClaude = documentTypes[recording.documentType].provider === 'claude'
  const language = isClaude
    ? createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })
    : createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })
  const desk = { language, budget: { left: 300_000 }, rounds: { left: 24 }, closed: { by: undefined } }
  const composer = createModelComposer({ ...desk, offline: offlineComposer, ask: askHere(composingWork), useAgent: false })
  const events: ComposeEvent[] = []
  const context = { signal: new AbortController().signal, today, onEvent: (event: ComposeEvent) => events.push(event) }
  const begun = performance.now()
  const proposed = await composer.proposeSolution(brief, context)
  const content = await writeContent({ composer, brief, proposed }, context)
  const milliseconds = performance.now() - begun
  const text = contentTexts(content)
    .map((piece) => piece.text)
    .join('\n')
  const answer: Answer = { brief: labelled.get(recording.brief)!, solution: proposed.solution, text, milliseconds }
  return { answer, proposed, language }
}

const sharesOf = (answer: Answer) =>
  labelMeasures.flatMap((measure): { id: string; name: string; aim: number; held: number; of: number; missed: string[] }[] => {
    const verdicts = measure.judge(answer)
    const missed = verdicts.filter(({ holds }) => !holds).map(({ what, why }) => `${what}: ${why}`)
    return verdicts.length === 0
      ? []
      : [
          {
            id: measure.id,
            name: measure.name,
            aim: measure.aim,
            held: verdicts.length - missed.length,
            of: verdicts.length,
            missed,
          },
        ]
  })

/** What the requests would be at the vendor's prices, by their length alone. */
function costOf({ language }: Awaited<ReturnType<typeof play>>) {
  const tokens = vendor.seen.map(({ body }) => Math.round(JSON.stringify(body).length / 4))
  const price = findPrice(priceList, {
    provider: language.provider,
    model: language.modelId,
    day: today,
    longestInput: Math.max(...tokens),
  })
  const input = tokens.reduce((sum, one) => sum + one, 0)
  const whole = { inputTokens: input, cachedTokens: 0, cacheWrittenTokens: 0, outputTokens: 0 }
  return `${vendor.seen.length} requests, ${input} tokens read, ${price ? costAt(price, whole).toFixed(2) : '?'} USD without a cache`
}

test.each(readRecordings().map((recording) => [recording.brief, recording] as const))(
  '%s',
  { timeout: 180_000 },
  async (_, recording) => {
    const played = await play(recording)
    const asked = askedBy(vendor.seen.find(({ body }) => callOf(body) === 'label')!.body)
    const offline = new Map(sharesOf(await composeLabelled(played.answer.brief)).map((share) => [share.id, share]))
    // Counts alone: what is missed of a brief that nobody tuned on is shown to nobody.
    const lines = sharesOf(played.answer).map(({ id, name, aim, held, of }) => {
      const before = offline.get(id)
      return `${String(Math.round((100 * held) / of)).padStart(4)} % (${held}/${of}; offline ${before ? `${before.held}/${before.of}` : '–'}; aim ${aim}) ${name}`
    })
    console.log([`${recording.brief} (${costOf(played)})`, ...lines].join('\n'))
    expect(played.proposed.marks).toBeUndefined()
    expect(
      vendor.seen
        .filter(({ body }) => chapterOf(body) === '')
        .map(({ body }) => callOf(body))
        .at(-1),
    ).toBe('argue')
    const share = (id: string) => sharesOf(played.answer).find((one) => one.id === id)
    expect(share('banned')?.missed ?? []).toEqual([])
    const parts = share('parts')!
    expect(parts.held / parts.of).toBeGreaterThanOrEqual(0.8)
    // A changed prompt shows here: read the answers again before the new key is written down.
    expect(asked).toBe(recording.asked)
  },
)
