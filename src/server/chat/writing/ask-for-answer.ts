import type { Attempt, ComposeEvent } from '#server/compose/composer.ts'
import { askWithRetry, type ModelSession } from '#server/compose/model/ask-with-retry.ts'
import type { Failure } from '#server/compose/model/failure.ts'
import type { ModelRequest } from '#server/compose/model/read-stream.ts'
import { checkSentence } from './check-sentence.ts'
import { type Begins, createSentenceCutter, type RawSentence } from './cut-sentences.ts'
import {
  answeringRules,
  mostSentences,
  noAnswer,
  serializePassages,
  serializeQuestion,
  type ToldPassage,
} from './serialize-passages.ts'

/** `cites`: numbers of cited passages, from 1. */
export type WrittenSentence = { text: string; cites: number[]; begins: Begins }
/** The text written so far, in complete and checked sentences. `cited`: the passages, in the order in which they are first cited. */
export type Draft = { sentences: WrittenSentence[]; cited: number[]; leftOut: number; activity: string | null }

export type Outcome =
  | { outcome: 'written'; draft: Draft }
  /** The model found no answer in the passages. */
  | { outcome: 'silent' }
  /** No sentence of the model is supported by a passage. */
  | { outcome: 'unfounded' }
  | { outcome: 'failed'; failure: Failure }

/** `nearest`: numbers of the passages that share the most words with the question. */
type Asked = { question: string; before: string | null; passages: ToldPassage[]; nearest?: number[] }
type Listening = {
  signal: AbortSignal
  /** Aborts when the answer is no longer wanted. */
  stop: AbortSignal
  onDraft(draft: Draft): void
  onAttempt(attempt: Attempt): void
}

/** Maximum number of tokens; for some models this includes reasoning. */
const mostTokens = 3_000

const empty = (): Draft => ({ sentences: [], cited: [], leftOut: 0, activity: null })

/** Asks a model to answer from numbered passages; each sentence is passed on once it is complete and checked. */
export async function askForAnswer(session: ModelSession, asked: Asked, listening: Listening): Promise<Outcome> {
  let [cutter, draft] = [createSentenceCutter(), empty()]
  const tell = () => listening.onDraft(structuredClone(draft))
  const add = (whole: RawSentence[]) => {
    for (const sentence of whole) addSentence(draft, sentence, asked.passages)
    return whole.length > 0
  }
  const onEvent = (event: ComposeEvent) => {
    if (event.type === 'attempt') listening.onAttempt(event.attempt)
    else if (event.type === 'text') {
      const isNews = add(cutter.hear(event.text)) || draft.activity !== null
      draft.activity = null
      if (isNews) tell()
    } else if (event.type === 'restarted' || event.type === 'waiting') {
      if (event.type === 'restarted') [cutter, draft] = [createSentenceCutter(), empty()]
      draft.activity = event.type === 'waiting' ? `${event.reason} Trying again in ${event.seconds} s.` : event.reason
      tell()
    }
  }
  const { signal, stop } = listening
  const answer = await askWithRetry(session, requestFor(asked), { signal, stop, onEvent })
  if (answer.outcome === 'failed') return { outcome: 'failed', failure: answer.failure }
  add(cutter.end())
  if (draft.sentences.length === 0 && answer.text.includes(noAnswer)) return { outcome: 'silent' }
  return draft.cited.length === 0 ? { outcome: 'unfounded' } : { outcome: 'written', draft: { ...draft, activity: null } }
}

const requestFor = (asked: Asked): ModelRequest => ({
  purpose: 'answer',
  rules: answeringRules,
  material: [serializePassages(asked.passages)],
  instruction: serializeQuestion(asked),
  mode: 'plain',
  mostOutputTokens: mostTokens,
})

function addSentence(draft: Draft, { text, begins }: RawSentence, passages: ToldPassage[]) {
  if (draft.sentences.length >= mostSentences || text.replaceAll(/[^A-Z]/gi, '') === noAnswer) return
  const checked = checkSentence(text, passages)
  if (checked === undefined) return
  if (checked === 'left out') {
    draft.leftOut += 1
    return
  }
  for (const at of checked.cites) if (!draft.cited.includes(at)) draft.cited.push(at)
  draft.sentences.push({ text: checked.text, begins, cites: checked.cites.map((at) => draft.cited.indexOf(at) + 1) })
}
