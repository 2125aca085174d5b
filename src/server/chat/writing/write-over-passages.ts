import { documentTypes } from '#shared/document-types.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Attempt } from '#server/compose/composer.ts'
import type { ModelSession } from '#server/compose/model/ask-with-retry.ts'
import { type Failure, type FailureCode, sentenceOf } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import type { Quoted } from '#server/documents/passages/answer-from-documents.ts'
import type { Database } from '#server/platform/database.ts'
import { recordAttempt } from '#server/usage/store.ts'
import * as store from '../store.ts'
import type { KeptAnswer } from '../write-answer.ts'
import { askForAnswer, type Draft, type Outcome } from './ask-for-answer.ts'

/** Tokens that one answer may take, over all tries. */
const mostTokens = 9_000
/** Milliseconds. Somebody is looking at the page: a vendor is given up sooner than for a document. */
const patience = { first: 20_000, chunk: 15_000, total: 60_000 }
const ofLocal = { ...patience, first: 60_000 }
const waits = { first: 1, longest: 8 }
/** For all tries together; after that the passages are quoted. */
const longest = 90_000
/** Milliseconds between looks for a person's stop. */
const stopInterval = 400
/** Passages that stand nearest, told where a model finds no answer in any. */
const nearest = 2

type Writer = { language: LanguageModel; closedBy: Failure | undefined }
type Asked = {
  answerId: string
  question: string
  before: string | null
  /** What is answered without a model. */
  quoted: KeptAnswer
  passages: Quoted[]
  writer: Writer
  /** Aborts where the answer can no longer be kept, or shown. */
  over: AbortSignal
}
type Where = { database: Database; viewer: Viewer; conversation: store.Own }

/**
 * Has a model answer from the passages. What is whole is kept as it comes, and stays when it is stopped; where the model fails, the
 * passages are quoted as they would be without it.
 */
export async function writeOverPassages(where: Where, asked: Asked): Promise<KeptAnswer> {
  const { database, viewer, conversation } = where
  const { answerId, passages, quoted, writer } = asked
  const shown = new Map(
    (
      await store.listShownOf(
        database,
        viewer,
        passages.map(({ versionId }) => versionId),
      )
    ).map((one) => [one.versionId, one]),
  )
  const told = passages.filter(({ versionId }) => shown.has(versionId))
  const stop = new AbortController()
  const keptAs = (draft: Draft): KeptAnswer => ({
    ...quoted,
    kind: 'written',
    quotes: draft.cited.map((at) => told[at]!),
    written: {
      writer: writer.language.label,
      sentences: draft.sentences,
      leftOut: draft.leftOut,
      activity: draft.activity,
      told: [...new Set(told.map(({ versionId }) => versionId))],
    },
  })
  let [keeping, recording] = [Promise.resolve(), Promise.resolve()]
  const keep = async (draft: Draft) => {
    if (!(await store.keepWritten(database, conversation, { answerId, answer: keptAs(draft) }))) stop.abort()
  }
  const record = (attempt: Attempt) => recordAttempt(database, { accountId: viewer.accountId, messageId: answerId }, attempt)
  const look = setInterval(() => {
    store.isRunning(database, answerId).then(
      (goesOn) => !goesOn && stop.abort(),
      () => undefined,
    )
  }, stopInterval)
  try {
    await store.keepWritten(database, conversation, { answerId, answer: keptAs(nothingYet) })
    const outcome = await askForAnswer(
      sessionOf(writer),
      {
        question: asked.question,
        before: asked.before,
        passages: told.map(({ versionId, heading, text }) => ({ text, about: aboutOf(shown.get(versionId)!, heading) })),
      },
      {
        signal: asked.over,
        stop: AbortSignal.any([stop.signal, AbortSignal.timeout(longest)]),
        onDraft: (draft) => void (keeping = keeping.then(() => keep(draft))),
        onAttempt: (attempt) => void (recording = recording.then(() => record(attempt))),
      },
    )
    return outcome.outcome === 'written' ? keptAs(outcome.draft) : withoutModel(outcome, asked)
  } finally {
    clearInterval(look)
    await Promise.all([keeping, recording])
  }
}

const nothingYet: Draft = { sentences: [], cited: [], leftOut: 0, activity: null }

const sessionOf = ({ language, closedBy }: Writer): ModelSession => ({
  language,
  budget: { left: mostTokens },
  rounds: { left: 0 },
  closed: { by: closedBy },
  patience: language.provider === 'local' ? ofLocal : patience,
  waits,
})

const aboutOf = ({ title, type, version, clientName }: store.ShownVersion, heading: string) =>
  [`${title}, ${documentTypes[type].label} for ${clientName}, version ${version}`, heading].filter(Boolean).join(', under ')

/** Where a failure is said in the words of documents, those of answers. */
const ofAnswers: Partial<Record<FailureCode, string>> = {
  'too-long': 'finds the passages too long for the model.',
  'budget-spent': 'has written as much as one answer may take.',
  stopped: 'did not finish its answer in time.',
}

function withoutModel(outcome: Exclude<Outcome, { outcome: 'written' }>, { quoted, writer: { language } }: Asked): KeptAnswer {
  const { vendor } = language
  if (outcome.outcome === 'silent')
    return {
      ...quoted,
      kind: 'silent',
      quotes: quoted.quotes.slice(0, nearest),
      note: `${vendor} finds no answer in these passages.`,
    }
  const reason =
    outcome.outcome === 'unfounded'
      ? `What ${vendor} wrote rests on no passage.`
      : ofAnswers[outcome.failure.code]
        ? `${vendor} ${ofAnswers[outcome.failure.code]}`
        : sentenceOf(vendor, outcome.failure)
  return { ...quoted, note: `${reason} The passages are quoted instead.` }
}
