import { z } from 'zod'
import { answererChoices } from '../chat-answerers.ts'
import { chatLimits } from '../chat-limits.ts'
import { ClientId } from '../client-id.ts'
import { documentTypeIds } from '../document-types.ts'
import { download, json, stream } from './endpoint.ts'

const id = z.uuid()
const Succeeded = z.object({ success: z.literal(true) })

/** What a conversation is about: one of these, or all that staff see. */
export const ConversationScope = z.object({
  kind: z.enum(['document', 'project', 'client', 'all']),
  /** What it is called. */
  name: z.string(),
  /** Where it can be looked at. */
  link: z.string().nullable(),
  /** The one client whose documents it is about, and the project among theirs; none where it is about several. */
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

/** Words of a version, to the letter. */
export const QuotedPassage = z.object({
  documentId: id,
  version: z.string(),
  title: z.string(),
  type: z.enum(documentTypeIds),
  clientName: z.string(),
  heading: z.string(),
  text: z.string(),
  /** The brief's where a fact has no words of its own in the document. */
  from: z.enum(['document', 'brief']),
  /** What is known of it beside its words. */
  note: z.string(),
  /** Leads to the document at the passage. */
  link: z.string(),
})
export type QuotedPassage = z.infer<typeof QuotedPassage>

/** What a model wrote over passages, sentence by sentence, each checked against those that it cites. */
export const WrittenAnswer = z.object({
  /** Who wrote it, as documents name their writer. */
  writer: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      /** The passages that it rests on, by their place in the answer's list, from 1. */
      cites: z.array(z.int().positive()),
      begins: z.enum(['paragraph', 'item']).nullable(),
    }),
  ),
  /** Sentences that are not told, since what they name stands in no passage that they cite. */
  leftOut: z.int().nonnegative(),
  /** What is waited for while it is written; a sentence. */
  activity: z.string().nullable(),
})
export type WrittenAnswer = z.infer<typeof WrittenAnswer>

export const ChatAnswer = z.object({
  id,
  /** One that a model writes has what is whole so far while it is running, and after it was stopped. */
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** `passages` found by their words, `facts` listed whole, what the `record` says, `written` by a model, or `silent` where nothing answers. */
  kind: z.enum(['passages', 'facts', 'record', 'written', 'silent']).nullable(),
  written: WrittenAnswer.nullable(),
  /** Why no model wrote it although one was to; a sentence, mostly empty. */
  note: z.string(),
  passages: z.array(QuotedPassage),
  /** Sentences of the record: who approved, what changed. */
  sentences: z.array(z.object({ text: z.string(), link: z.string(), title: z.string() })),
  /** More of the same that are not told. */
  left: z.int().nonnegative(),
  /** Quoted then and no longer shown to this account. */
  withheld: z.int().nonnegative(),
  /** Documents that were read through for it, and that there are in the scope. */
  looked: z.int().nonnegative(),
  of: z.int().nonnegative(),
  at: z.iso.datetime(),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

export const ChatTurn = z.object({
  id,
  /** The question that it was asked after; one that was asked otherwise follows the same. */
  follows: id.nullable(),
  question: z.string(),
  at: z.iso.datetime(),
  /** In the order in which they were asked for; the last is the newest. */
  answers: z.array(ChatAnswer),
})
export type ChatTurn = z.infer<typeof ChatTurn>

export const ConversationPage = z.object({ ...ConversationShape, turns: z.array(ChatTurn) })
export type ConversationPage = z.infer<typeof ConversationPage>

/** Who writes the answer; the first model that has a key where nobody is named, and else nobody. */
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
    summary: 'A conversation with all that was asked and answered; what is no longer shown to this account is left out',
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
      /** Chosen by whoever asks: the same question sent twice is asked once. */
      key: id,
      text: z
        .string()
        .trim()
        .min(1, 'Enter a question.')
        .max(chatLimits.question, `A question has at most ${chatLimits.question} characters.`),
      /** The question that it is asked after, null to begin anew; the newest where it is left out. */
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
      /** Answers that the reader has: it is told of the next. */
      known: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    event: ChatTurn,
  }),
  stop: json({
    method: 'POST',
    path: '/conversations/:id/messages/:message/stop',
    summary: 'Stop what is being answered to a question; what has been answered stays',
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
      /** A question of the branch that is wanted; the newest branch where it is left out. */
      branch: id.optional(),
    }),
  }),
}
