import { documentTypes } from '#shared/document-types.ts'
import type { ModelSession } from '#server/compose/model/ask-with-retry.ts'
import { type Failure, type FailureCode, sentenceOf } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { tokensOf } from '#server/compose/model/room-in-context.ts'
import type { Quoted } from '#server/documents/passages/answer-from-documents.ts'
import * as store from '../store.ts'
import { askForAnswer, type Draft, type Outcome } from './ask-for-answer.ts'
import type { Earlier } from './read-earlier.ts'
import type { StoredAnswer } from '../stored-answer.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Attempt } from '#server/compose/composer.ts'
import type { Database } from '#server/platform/database.ts'
import { recordAttempt } from '#server/usage/store.ts'

/** Milliseconds between checks whether the user has stopped the answer. */
const stopInterval = 400

type Where = { database: Database; viewer: Viewer; conversation: store.Own }
type Keeping = { answerId: string; keptAs: (draft: Draft) => StoredAnswer }

/** Saves the drafts of an answer and its rows of the ledger, in order. `stop` aborts once the answer is no longer wanted. */
function createDraftKeeper({ database, viewer, conversation }: Where, { answerId, keptAs }: Keeping) {
  const stop = new AbortController()
  let work = Promise.resolve()
  const later = (task: () => Promise<void>) => {
    work = work.then(task)
    // A failure is thrown by `close`.
    work.catch(() => undefined)
  }
  const look = setInterval(() => {
    store.isRunning(database, answerId).then(
      (goesOn) => !goesOn && stop.abort(),
      () => undefined,
    )
  }, stopInterval)
  return {
    stop: stop.signal,
    onDraft: (draft: Draft) =>
      later(async () => {
        if (!(await store.keepWritten(database, conversation, { answerId, answer: keptAs(draft) }))) stop.abort()
      }),
    onAttempt: (attempt: Attempt) =>
      later(() => recordAttempt(database, { accountId: viewer.accountId, messageId: answerId }, attempt)),
    close: () => {
      clearInterval(look)
      return work
    },
  }
}

/** Maximum number of tokens for one answer, over all attempts. */
const mostTokens = 9_000
/** Milliseconds. A user is waiting, so the timeout is shorter than for a document. */
const patience = { first: 20_000, chunk: 15_000, total: 60_000 }
const ofLocal = { ...patience, first: 60_000 }
const waits = { first: 1, longest: 8 }
/** For all attempts together; after that the passages are quoted instead. */
const longest = 90_000
/** Number of closest passages to show if the model finds no answer. */
const nearest = 2

type Writer = { language: LanguageModel; closedBy: Failure | undefined }
type Asked = {
  answerId: string
  question: string
  earlier: Earlier
  /** The answer without a model. */
  quoted: StoredAnswer
  passages: Quoted[]
  /** All text of their documents; empty if it is too long. */
  whole: Quoted[]
  writer: Writer
  /** Aborts if the answer can no longer be stored or shown. */
  over: AbortSignal
}

/**
 * Asks a model to answer from the passages. Complete sentences are saved as they arrive, also if the answer is stopped; if the model fails,
 * the passages are quoted as without a model.
 */
export async function writeOverPassages(where: Where, asked: Asked): Promise<StoredAnswer> {
  const { answerId, question, earlier, quoted, writer, over } = asked
  const passages = passagesFor(asked)
  const versionIds = passages.map(({ versionId }) => versionId)
  const shown = new Map((await store.listShownOf(where.database, where.viewer, versionIds)).map((one) => [one.versionId, one]))
  const told = passages.filter(({ versionId }) => shown.has(versionId))
  if (told.length === 0) return quoted
  const keptAs = ({ cited, ...draft }: Draft): StoredAnswer => ({
    ...quoted,
    kind: 'written',
    quotes: cited.map((at) => told[at]!),
    written: {
      ...draft,
      writer: writer.language.label,
      told: [...new Set([...told.map(({ versionId }) => versionId), ...earlier.versionIds])],
    },
  })
  const keeper = createDraftKeeper(where, { answerId, keptAs })
  try {
    keeper.onDraft(nothingYet)
    const toTell = told.map(({ versionId, heading, text }) => ({ text, about: aboutOf(shown.get(versionId)!, heading) }))
    const outcome = await askForAnswer(
      sessionOf(writer),
      { question, before: earlier.text, passages: toTell, nearest: placesOf(asked.passages, told) },
      {
        signal: over,
        stop: AbortSignal.any([keeper.stop, AbortSignal.timeout(longest)]),
        onDraft: keeper.onDraft,
        onAttempt: keeper.onAttempt,
      },
    )
    return outcome.outcome === 'written' ? keptAs(outcome.draft) : withoutModel(outcome, asked)
  } finally {
    await keeper.close()
  }
}

/** Uses whole documents if they fit, otherwise the passages found: a small model has a short context. */
function passagesFor({ passages, whole, writer: { language } }: Asked): Quoted[] {
  const needed = tokensOf(whole.map(({ text, heading }) => `${text} ${heading}`).join('\n')) + mostTokens
  return whole.length > 0 && needed <= (language.context ?? Infinity) ? whole : passages
}

/** Returns the numbers, from 1, of the passages found within those given to the model. */
const placesOf = (found: Quoted[], told: Quoted[]) =>
  found.flatMap((one) => {
    const at = told.findIndex(({ versionId, text }) => versionId === one.versionId && text === one.text)
    return at < 0 ? [] : [at + 1]
  })

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

/** Messages for answers, for failures whose usual message mentions documents. */
const ofAnswers: Partial<Record<FailureCode, string>> = {
  'too-long': 'finds the passages too long for the model.',
  'budget-spent': 'has written as much as one answer may take.',
  stopped: 'did not finish its answer in time.',
}

function withoutModel(outcome: Exclude<Outcome, { outcome: 'written' }>, { quoted, writer: { language } }: Asked): StoredAnswer {
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
