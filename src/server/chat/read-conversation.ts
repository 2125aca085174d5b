import type { z } from 'zod'
import type { ChatAnswer, ChatTurn, ConversationRow, QuotedPassage } from '#shared/api/conversations.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Quoted } from '#server/documents/passages/answer-from-documents.ts'
import type { Database } from '#server/platform/database.ts'
import * as store from './store.ts'
import type { StoredAnswer, Sentence } from './stored-answer.ts'

/** Milliseconds after which an unfinished answer counts as abandoned, because its server has stopped. */
const longestAnswer = 120_000

export const presentConversation = (conversation: store.Conversation): ConversationRow => {
  const { id, title, isArchived, changedAt } = conversation
  return { id, title, scope: scopeOf(conversation), isArchived, changedAt: changedAt.toISOString() }
}

function scopeOf({ client, project, projectId, documentId, scopeName }: store.Conversation): ConversationRow['scope'] {
  const about = { client, project }
  if (documentId !== null) return { ...about, kind: 'document', name: scopeName ?? '', link: `/documents/${documentId}` }
  if (projectId !== null) return { ...about, kind: 'project', name: scopeName ?? '', link: `/projects/${projectId}` }
  if (client !== null) return { ...about, kind: 'client', name: scopeName ?? client, link: `/clients/${client}` }
  return { ...about, kind: 'all', name: 'All documents', link: '/documents' }
}

/** Returns the questions and answers, with quotations only from versions that the viewer may see now. */
export const readTurns = async (database: Database, viewer: Viewer, conversation: store.Own): Promise<ChatTurn[]> =>
  presentTurns(database, viewer, await store.listMessages(database, conversation))

/** Returns one question with its answers; undefined if it has not arrived. */
export async function readTurn(
  database: Database,
  viewer: Viewer,
  { conversation, questionId }: { conversation: store.Own; questionId: string },
): Promise<ChatTurn | undefined> {
  const messages = await store.listMessages(database, conversation, questionId)
  return (await presentTurns(database, viewer, messages))[0]
}

async function presentTurns(database: Database, viewer: Viewer, messages: store.Message[]): Promise<ChatTurn[]> {
  const named = messages.flatMap(({ answer }) => (answer ? versionsOf(answer) : []))
  const shown = await store.listShownOf(database, viewer, [...new Set(named)])
  const versions = new Map(shown.map((version) => [version.versionId, version]))
  const answers = messages.filter(({ questionId }) => questionId !== null)
  return messages
    .filter(({ questionId }) => questionId === null)
    .map(({ id, follows, text, createdAt }) => ({
      id,
      follows,
      question: text,
      at: createdAt.toISOString(),
      answers: answers.filter(({ questionId }) => questionId === id).map((answer) => presentAnswer(answer, versions)),
    }))
}

export const versionsOf = ({ quotes, sentences, written }: StoredAnswer) => [
  ...(written?.told ?? []),
  ...quotes.map(({ versionId }) => versionId),
  ...sentences.flatMap(({ versionIds }) => versionIds),
]

type Versions = Map<string, store.ShownVersion>

function presentAnswer(message: store.Message, versions: Versions): z.input<typeof ChatAnswer> {
  const { id, state, createdAt } = message
  const isLost = state === 'running' && Date.now() - createdAt.getTime() > longestAnswer
  const isFailed = isLost || state === 'failed'
  const answer = isFailed ? null : message.answer
  const quotes = answer?.quotes ?? []
  const sentences = answer?.sentences ?? []
  const passages = quotes.flatMap((quote) => presentQuote(quote, versions.get(quote.versionId)))
  const told = sentences.flatMap((sentence) => presentSentence(sentence, versions))
  const written = presentWriting(answer?.written, versions)
  return {
    id,
    state: isFailed ? 'failed' : state,
    kind: answer?.kind ?? null,
    passages,
    sentences: told,
    written,
    note: answer?.note ?? '',
    left: answer?.left ?? 0,
    withheld: quotes.length - passages.length + sentences.length - told.length + countHidden(answer?.written, written),
    looked: answer?.looked ?? 0,
    of: answer?.of ?? 0,
    at: createdAt.toISOString(),
  }
}

/** A sentence may use any passage that the model was given, so it is shown only if all of their versions are visible. */
function presentWriting(kept: StoredAnswer['written'], versions: Versions): z.input<typeof ChatAnswer>['written'] {
  if (!kept) return null
  const { told, sentences, ...rest } = kept
  return { ...rest, sentences: told.every((versionId) => versions.has(versionId)) ? sentences : [] }
}

const countHidden = (kept: StoredAnswer['written'], shown: z.input<typeof ChatAnswer>['written']) =>
  (kept?.sentences.length ?? 0) - (shown?.sentences.length ?? 0)

const viewOf = ({ documentId, version }: store.ShownVersion) => `/documents/${documentId}?version=${version}`

function presentQuote(
  { block, section, heading, text, from, note }: Quoted,
  shown: store.ShownVersion | undefined,
): QuotedPassage[] {
  if (!shown) return []
  const { documentId, version, title, type, clientName } = shown
  const place = block || section
  // The same anchors as on the document's page.
  const link = viewOf(shown) + (place && `#content-${encodeURIComponent(place)}`)
  return [{ documentId, version, title, type, clientName, heading, text, from, note, link }]
}

/** A sentence about two versions is shown only if both are visible. */
function presentSentence({ versionIds, text }: Sentence, versions: Versions): { text: string; link: string; title: string }[] {
  const [first, second] = versionIds.map((id) => versions.get(id))
  if (!first || (versionIds.length > 1 && !second)) return []
  const compared = second && `/documents/${first.documentId}/compare?from=${first.version}&to=${second.version}`
  return [{ text, title: first.title, link: compared ?? viewOf(first) }]
}
