import { formatDay } from '#shared/day-words.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listHistory } from '#server/documents/list-history.ts'
import type { Quoted } from '#server/documents/passages/answer-from-documents.ts'
import { withPreviousQuestion } from '#server/documents/passages/question-words.ts'
import { readFactQuestion } from '#server/documents/passages/read-fact-question.ts'
import { readIntent, type ReadIntent } from '#server/documents/passages/read-intent.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument, type PastVersion } from '#server/documents/store.ts'
import { getTexts } from '#server/documents/versions/store.ts'
import type { AnswerMeans } from './answer-means.ts'
import { calledOf, gatherSources, type Source, type Sources } from './gather-sources.ts'
import type { Own } from './store.ts'
import { newestOfEach, answerFactQuestion } from './answer-facts.ts'
import type { Sentence, StoredAnswer } from './stored-answer.ts'

/** Maximum number of documents whose record appears in one answer, and of sentences for each. */
const most = { documents: 12, sentences: 20 } as const

/** `byModel`: whether a model will write the answer from the passages. */
type Asked = { conversation: Own; question: string; before: string | null; byModel: boolean }
type QuestionReading = { question: string; intent: ReadIntent | null; sources: Sources }

/**
 * `passages`: material for a model; empty if the answer is not from passages. `whole`: all text of their documents, if it is not too long.
 * `quoted`: the documents that the passages, or the answer, come from.
 */
type Answered = { answer: StoredAnswer; passages: Quoted[]; whole: Quoted[]; quoted: Source[] }

/** Answers from the documents of the scope that the viewer may see now, by quotations only. */
export async function writeAnswer(
  means: AnswerMeans,
  viewer: Viewer,
  { conversation, question: asked, before, byModel }: Asked,
): Promise<Answered> {
  const question = withPreviousQuestion(asked, before)
  const sources = await gatherSources(means.database, viewer, { conversation, question })
  const names = sources.documents.flatMap(({ title, project, clientName }) => [title, project, clientName])
  const read = readFactQuestion(asked, names, before === null)
  // A model answers a question about a topic better than the list of its statements.
  const fact = read?.intent === 'topic' && byModel ? null : read
  const told =
    fact && (await answerFactQuestion(means, viewer, { fact, documents: sources.documents, scope: scopeOf(conversation) }))
  const intent = readIntent(asked, names)
  const answered: Found =
    told ??
    (intent?.intent === 'approvals' || intent?.intent === 'changes'
      ? await describeRecord(means, viewer, { intent, sources })
      : await quote(means, { question, intent, sources }))
  const { further = [], whole = [], ...found } = answered
  const passages = found.kind === 'passages' ? [...found.quotes, ...further] : []
  const named = new Set([
    ...[...found.quotes, ...passages, ...whole].map(({ versionId }) => versionId),
    ...found.sentences.flatMap(({ versionIds }) => versionIds),
  ])
  const ofRecord = found.kind === 'record'
  return {
    answer: { ...found, looked: sources.documents.length, of: sources.of },
    passages,
    whole,
    quoted: sources.documents.filter(({ versionId }) => ofRecord || named.has(versionId)),
  }
}

const scopeOf = ({ documentId, projectId, client }: Own) => ((documentId ?? projectId) === null ? { client } : undefined)

type Found = Omit<StoredAnswer, 'looked' | 'of'> & { further?: Quoted[]; whole?: Quoted[] }

async function quote({ database, ask }: AnswerMeans, { question, intent, sources }: QuestionReading): Promise<Found> {
  const read = intent ? newestOfEach(sources.documents) : sources.documents
  if (read.length === 0) return { kind: 'silent', quotes: [], sentences: [], left: 0 }
  const texts = await getTexts(
    database,
    read.map(({ versionId }) => versionId),
  )
  const documents = read.flatMap(({ versionId, project, title }) => {
    const text = texts.get(versionId)
    return text ? [{ versionId, names: `${project} ${title}`, content: text.content, solution: text.solution }] : []
  })
  const found = intent
    ? await ask('listFacts', { intent: intent.intent, documents })
    : await ask('findPassages', { question, documents })
  return { ...found, sentences: [] }
}

type Telling = { intent: ReadIntent; sources: Sources }

/** Reports approvals and changes from the history of each document. */
async function describeRecord(means: AnswerMeans, viewer: Viewer, { intent, sources }: Telling): Promise<Found> {
  const sentences: Sentence[] = []
  for (const document of sources.documents.slice(0, most.documents)) {
    const title = calledOf(document)
    const found = await findDocument(means.database, viewer, { id: document.documentId })
    if (!found) continue
    const history = await listHistory(means, viewer, permit('read', viewer, found))
    sentences.push(
      ...(intent.intent === 'approvals'
        ? describeApprovals(title, history)
        : await describeChanges(means, { title, history, between: intent.between })),
    )
  }
  const told = sentences.slice(0, most.sentences)
  return { kind: 'record', quotes: [], sentences: told, left: sentences.length - told.length }
}

function describeApprovals(title: string, history: PastVersion[]): Sentence[] {
  const approved = history.filter(({ approvedAt }) => approvedAt !== null)
  if (approved.length === 0)
    return history.slice(0, 1).map(({ id, number }) => ({
      versionIds: [id],
      text: `${title} has not been approved; its newest version is ${number}.`,
    }))
  return approved.map(({ id, number, approvedBy, approvedAt }) => ({
    versionIds: [id],
    text: `${approvedBy ?? 'Somebody'} approved version ${number} of ${title} on ${formatDay(approvedAt!)}.`,
  }))
}

type Changed = { title: string; history: PastVersion[]; between: [string, string] | null }

async function describeChanges(means: AnswerMeans, { title, history, between }: Changed): Promise<Sentence[]> {
  if (between) return describeBetween(means, { title, history, between })
  const [newest, before] = history
  if (!newest) return []
  if (!before) return [{ versionIds: [newest.id], text: `Version ${newest.number} is the only one of ${title}.` }]
  return [
    {
      versionIds: [before.id, newest.id],
      text: `${title}, from version ${before.number} to ${newest.number}: ${newest.changelog}`,
    },
  ]
}

async function describeBetween(
  { database, ask }: AnswerMeans,
  { title, history, between: [first, second] }: Changed & { between: [string, string] },
): Promise<Sentence[]> {
  const [earlier, later] = [first, second].map((number) => history.find((version) => version.number === number))
  if (!earlier || !later) return []
  const texts = await getTexts(database, [earlier.id, later.id])
  const changes = await ask('describeChanges', { before: texts.get(earlier.id), after: texts.get(later.id)! })
  return [{ versionIds: [earlier.id, later.id], text: `${title}, from version ${first} to ${second}: ${changes}` }]
}
