import { Brief } from '#shared/brief.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clientIds } from '#shared/firm.ts'
import { askHere } from '#server/compose/ask.ts'
import { createClaude } from '#server/compose/claude/claude.ts'
import type { Attempt, ComposeEvent, ProposedSolution } from '#server/compose/composer.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { createModelComposer } from '#server/compose/model/model-composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { createOpenAi } from '#server/compose/openai/openai.ts'
import { writeContent } from '#server/compose/write-content.ts'
import type { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Recording } from '#server/testing/vendors/recorded/recording.ts'
import type { Body } from '#server/testing/vendors/script.ts'
import type { Answer } from '../labelled/answer.ts'
import type { LabelledBrief } from '../labelled/labelled-brief.ts'
import { paidPlays } from './paid-plays.ts'

/** No day that a labelled brief looks forward to lies behind it. */
export const today = '2026-11-22'

export type Played = {
  answer: Answer
  marks: ProposedSolution['marks']
  /** What the words say that does not hold, after they were asked for once more. */
  doubts: string[]
  attempts: Attempt[]
  bodies: Body[]
}

/** Writes a labelled brief by the recorded answers, asked for at the wire as of the vendor of its type. */
export async function playRecording(
  recording: Recording,
  { labelled, vendor }: { labelled: LabelledBrief; vendor: Awaited<ReturnType<typeof givenVendor>> },
): Promise<Played> {
  const { documentType } = recording
  const { projectName, requirements } = labelled
  const brief = Brief.parse({ documentType, client: clientIds[0], clientName: 'the client', projectName, requirements })
  const play = paidPlays(recording)
  const from = vendor.seen.length
  vendor.answerOtherwise(({ body }) => play(body))
  const settings = { key: 'k', address: vendor.address }
  const language =
    documentTypes[documentType].provider === 'claude'
      ? createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })
      : createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })
  const desk = { language, budget: { left: 300_000 }, rounds: { left: 24 }, closed: { by: undefined } }
  const model = createModelComposer({ ...desk, offline: offlineComposer, ask: askHere(composingWork), useAgent: false })
  const doubts: string[] = []
  const composer: typeof model = {
    ...model,
    writeChapter: async (request, asked) => {
      const written = await model.writeChapter(request, asked)
      doubts.push(...(written.doubts ?? []).map((doubt) => `“${request.chapter.heading}”: ${doubt}`))
      return written
    },
  }
  const attempts: Attempt[] = []
  const onEvent = (event: ComposeEvent) => {
    if (event.type === 'attempt') attempts.push(event.attempt)
  }
  const context = { signal: new AbortController().signal, today, onEvent }
  const begun = performance.now()
  const proposed = await composer.proposeSolution(brief, context)
  const content = await writeContent({ composer, brief, proposed }, context)
  const milliseconds = performance.now() - begun
  const text = contentTexts(content)
    .map((piece) => piece.text)
    .join('\n')
  const answer: Answer = { brief: labelled, solution: proposed.solution, text, milliseconds }
  return { answer, marks: proposed.marks, doubts, attempts, bodies: vendor.seen.slice(from).map(({ body }) => body) }
}
