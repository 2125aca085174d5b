import { z } from 'zod'
import { answererChoices } from '../chat-answerers.ts'
import { chatLimits } from '../limits.ts'
import { ClientId } from '../client-id.ts'
import { documentTypeIds } from '../document-types.ts'
import { download, json, stream } from './endpoint.ts'

const id = z.uuid()
const Succeeded = z.object({ success: z.literal(true) })

/** The scope of a conversation: one of these, or everything that staff may see. */
export const ConversationScope = z.object({
  kind: z.enum(['document', 'project', 'client', 'all']),
  /** The name of the document, project or client. */
  name: z.string(),
  /** The page that shows it. */
  link: z.string().nullable(),
  /** The client of its documents, and the project; null if there are several. */
  client: ClientId.nullable(),
  project: z.string().nullable(),
})

const ConversationShape = {
  id,
  title: z.string(),
  scope: ConversationScope,
  isArchived: z.boolean(),
  changedAt: z.iso.datetime(),
}
export const ConversationRow = z.object(ConversationShape)
export type ConversationRow = z.infer<typeof ConversationRow>

/** An exact quotation from a version. */
export const QuotedPassage = z.object({
  documentId: id,
  version: z.string(),
  title: z.string(),
  type: z.enum(documentTypeIds),
  clientName: z.string(),
  heading: z.string(),
  text: z.string(),
  /** From the brief if the document does not contain the fact's text. */
  from: z.enum(['document', 'brief']),
  /** A detail shown beside the quotation. */
  note: z.string(),
  /** Link to the passage in the document. */
  link: z.string(),
})
export type QuotedPassage = z.infer<typeof QuotedPassage>

/** A model's answer from passages; each sentence was checked against those that it cites. */
export const WrittenAnswer = z.object({
  /** The author, named as in documents. */
  writer: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      /** The passages that support it, by their position in the answer's list, from 1. */
      cites: z.array(z.int().positive()),
      begins: z.enum(['paragraph', 'item']).nullable(),
    }),
  ),
  /** Number of sentences left out because they name something that does not occur in the passages that they cite. */
  leftOut: z.int().nonnegative(),
  /** The current activity while it is written, as a sentence. */
  activity: z.string().nullable(),
})
export type WrittenAnswer = z.infer<typeof WrittenAnswer>

export const ChatAnswer = z.object({
  id,
  /** While a model's answer is running, and after it was stopped, it contains the complete sentences so far. */
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /**
   * `passages` found by full-text search, `facts` listed in full, sentences about the `record`, `written` by a model, or `silent` if
   * nothing answers.
   */
  kind: z.enum(['passages', 'facts', 'record', 'written', 'silent']).nullable(),
  written: WrittenAnswer.nullable(),
  /** Why no model wrote it although one was chosen, as a sentence; usually empty. */
  note: z.string(),
  passages: z.array(QuotedPassage),
  /** Sentences about the record: approvals and changes. */
  sentences: z.array(z.object({ text: z.string(), link: z.string(), title: z.string() })),
  /** Number of further ones that are not shown. */
  left: z.int().nonnegative(),
  /** Number of quotations that this account may no longer see. */
  withheld: z.int().nonnegative(),
  /** Documents read for the answer, and documents in the scope. */
  looked: z.int().nonnegative(),
  of: z.int().nonnegative(),
  at: z.iso.datetime(),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

export const ChatTurn = z.object({
  id,
  /** The question that it follows; another wording of it follows the same one. */
  follows: id.nullable(),
  question: z.string(),
  at: z.iso.datetime(),
  /** In the order in which they were requested; the last is the newest. */
  answers: z.array(ChatAnswer),
})
export type ChatTurn = z.infer<typeof ChatTurn>

export const ConversationPage = z.object({ ...ConversationShape, turns: z.array(ChatTurn) })
export type ConversationPage = z.infer<typeof ConversationPage>

/** The author of the answer; by default the first model with a key, or none if there is no key. */
const answeredBy = z.enum(answererChoices).optional()

const Title = z
  .string()
  .trim()
  .min(1, 'A conversation needs a name.')
  .max(chatLimits.title, `A name has at most ${chatLimits.title} characters.`)

export const conversationsApi = {
  answerers: json({
    method: 'GET',
    path: '/conversations/answerers',
    summary: 'The models that may write answers, the one that does unless another is named first; none where passages are quoted',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({
      answerers: z.array(z.object({ id: z.enum(answererChoices), label: z.string(), vendor: z.string() })),
    }),
  }),
  list: json({
    method: 'GET',
    path: '/conversations',
    summary: 'Conversations of this account, the last used first; with words, those that have them in their name or messages',
    access: 'signed-in',
    input: z.object({
      q: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
      archived: z.enum(['true', 'false']).default('false'),
    }),
    output: z.object({ conversations: z.array(ConversationRow) }),
  }),
  begin: json({
    method: 'POST',
    path: '/conversations',
    summary: 'Begin a conversation about a document, a project or a client; staff may begin one about all',
    access: 'signed-in',
    input: z.object({ client: ClientId.optional(), projectId: id.optional(), documentId: id.optional() }),
    output: z.object({ success: z.literal(true), id }),
  }),
  get: json({
    method: 'GET',
    path: '/conversations/:id',
    summary: 'A conversation with its questions and answers, without what this account may no longer see',
    access: 'signed-in',
    input: z.object({ id }),
    output: ConversationPage,
  }),
  change: json({
    method: 'POST',
    path: '/conversations/:id',
    summary: 'Rename a conversation, archive it or bring it back',
    access: 'signed-in',
    input: z.object({ id, title: Title.optional(), archived: z.boolean().optional() }),
    output: Succeeded,
  }),
  remove: json({
    method: 'POST',
    path: '/conversations/:id/remove',
    summary: 'Delete a conversation with all its messages',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
  ask: json({
    method: 'POST',
    path: '/conversations/:id/messages',
    summary: 'Ask a question, which is answered from the documents of the scope that this account is shown now',
    access: 'signed-in',
    input: z.object({
      id,
      /** Chosen by the caller: a question sent twice is saved once. */
      key: id,
      text: z
        .string()
        .trim()
        .min(1, 'Enter a question.')
        .max(chatLimits.question, `A question has at most ${chatLimits.question} characters.`),
      /** The question that it follows, null to start a new branch; by default the newest. */
      follows: id.nullable().optional(),
      answeredBy,
    }),
    output: ChatTurn,
  }),
  askAgain: json({
    method: 'POST',
    path: '/conversations/:id/messages/:message/again',
    summary: 'Have a question answered once more; the earlier answers stay',
    access: 'signed-in',
    input: z.object({ id, message: id, answeredBy }),
    output: ChatTurn,
  }),
  events: stream({
    method: 'GET',
    path: '/conversations/:id/messages/:message/events',
    summary: 'A question with its answers whenever one has grown, until the newest is whole; waits for one that is on its way',
    access: 'signed-in',
    input: z.object({
      id,
      message: id,
      /** Number of answers that the reader has: the next one is sent. */
      known: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    event: ChatTurn,
  }),
  stop: json({
    method: 'POST',
    path: '/conversations/:id/messages/:message/stop',
    summary: 'Stop an answer that is being written. What has been written stays',
    access: 'signed-in',
    input: z.object({ id, message: id }),
    output: ChatTurn,
  }),
  markdown: download({
    method: 'GET',
    path: '/conversations/:id/markdown',
    summary: 'One branch of a conversation as Markdown, each quotation with its document, version and section',
    access: 'signed-in',
    input: z.object({
      id,
      /** A question of the wanted branch; by default the newest branch. */
      branch: id.optional(),
    }),
  }),
}
