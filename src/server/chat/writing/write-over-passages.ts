import { documentTypes } from '#shared/document-types.ts'
import type { ModelSession } from '#server/compose/model/ask-with-retry.ts'
import { type Failure, type FailureCode, sentenceOf } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { tokensOf } from '#server/compose/model/room-in-context.ts'
import type { Quoted } from '#server/documents/passages/answer-from-documents.ts'
import * as store from '../store.ts'
import { askForAnswer, type Draft, type Outcome } from './ask-for-answer.ts'
import { createDraftKeeper, type Where } from './keep-drafts.ts'
import type { Earlier } from './read-earlier.ts'
import type { KeptAnswer } from '../kept-answer.ts'

/** Tokens that one answer may take, over all tries. */
const mostTokens = 9_000
/** Milliseconds. Somebody is looking at the page: a vendor is given up sooner than for a document. */
const patience = { first: 20_000, chunk: 15_000, total: 60_000 }
const ofLocal = { ...patience, first: 60_000 }
const waits = { first: 1, longest: 8 }
/** For all tries together; after that the passages are quoted. */
const longest = 90_000
/** Passages that stand nearest, told where a model finds no answer in any. */
const nearest = 2

type Writer = { language: LanguageModel; closedBy: Failure | undefined }
type Asked = {
  answerId: string
  question: string
  earlier: Earlier
  /** What is answered without a model. */
  quoted: KeptAnswer
  passages: Quoted[]
  /** All of their documents; none where these are too long. */
  whole: Quoted[]
  writer: Writer
  /** Aborts where the answer can no longer be kept, or shown. */
  over: AbortSignal
}

/**
 * Has a model answer from the passages. What is whole is kept as it comes, and stays when it is stopped; where the model fails, the
 * passages are quoted as they would be without it.
 */
export async function writeOverPassages(where: Where, asked: Asked): Promise<KeptAnswer> {
  const { answerId, question, earlier, quoted, writer, over } = asked
  const passages = passagesFor(asked)
  const versionIds = passages.map(({ versionId }) => versionId)
  const shown = new Map((await store.listShownOf(where.database, where.viewer, versionIds)).map((one) => [one.versionId, one]))
  const told = passages.filter(({ versionId }) => shown.has(versionId))
  if (told.length === 0) return quoted
  const keptAs = ({ cited, ...draft }: Draft): KeptAnswer => ({
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

/** Whole documents where they fit, else the passages that were found: a small model has little room. */
function passagesFor({ passages, whole, writer: { language } }: Asked): Quoted[] {
  const needed = tokensOf(whole.map(({ text, heading }) => `${text} ${heading}`).join('\n')) + mostTokens
  return whole.length > 0 && needed <= (language.context ?? Infinity) ? whole : passages
}

/** Where the passages that were found are among those that are told, from 1. */
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
