import { z } from 'zod'
import { ClientId } from '../client-id.ts'
import { documentStates } from '../document-states.ts'
import { documentTypeIds } from '../document-types.ts'
import { projectStatuses } from '../projects.ts'
import { json } from './endpoint.ts'

const count = z.int().nonnegative()
const time = z.iso.datetime()
/** `2026-11` */
const Month = z.string().regex(/^\d{4}-\d{2}$/)

/** A document in its visible version. */
export const ShownDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypeIds),
  client: ClientId,
  clientName: z.string(),
  project: z.string(),
  version: z.string(),
  approved: z.boolean(),
  state: z.enum(documentStates),
  createdAt: time,
  webViewLink: z.string(),
  questions: count,
})
export type ShownDocument = z.infer<typeof ShownDocument>

/** A person whom a client works with: a consultant, or a colleague with an account. */
export const Person = z.object({
  name: z.string(),
  email: z.string(),
  kind: z.enum(['consultant', 'colleague']),
  /** True for the owner of the client. */
  isOwner: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** Changes to a document; reading it is not included. */
export const activityVerbs = [
  'version-added',
  'section-edited',
  'design-edited',
  'document-rolled-back',
  'version-published',
  'version-approved',
  'approval-withdrawn',
  'review-asked',
  'review-decided',
  /** A decision on a review that is not an approval. */
  'changes-asked',
  'question-asked',
  'questions-answered',
  'document-shared',
] as const
export type ActivityVerb = (typeof activityVerbs)[number]

export const ActivityRow = z.object({
  at: time,
  who: z.string(),
  verb: z.enum(activityVerbs),
  /** The action, as a verb and its object: ‘approved version 1.2.0 of’. */
  what: z.string(),
  document: z.string(),
  type: z.enum(documentTypeIds),
  link: z.string(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

/** The figures, in the order in which they are shown. */
export const figureKinds = ['clients', 'projects', 'documents', 'approved'] as const
export const Figure = z.object({ of: z.enum(figureKinds), value: count, /** Within 30 days. */ change: z.int() })
export type Figure = z.infer<typeof Figure>

/** In the order in which they are listed. */
export const attentionKinds = [
  'refused',
  'asked',
  'answered',
  'overdue',
  'late',
  'due',
  'date-near',
  'in-review',
  'enquiry',
  'failed',
  'too-long',
  'out-of-date',
  'marked',
  'approval',
  'quiet',
] as const
export const Attention = z.object({
  kind: z.enum(attentionKinds),
  /** True if it needs the viewer. */
  isMine: z.boolean(),
  /** The name of the client; null if the row is not about one. */
  client: z.string().nullable(),
  title: z.string(),
  /** Of a document, because the documents of a project often have the same title. */
  type: z.enum(documentTypeIds).optional(),
  detail: z.string(),
  /** The label of the row's action, and its link. */
  action: z.string(),
  link: z.string(),
})
export type Attention = z.infer<typeof Attention>

/** Budgets of projects from approved documents, each project once, in the month of its approval. */
export const BudgetOfMonth = z.object({ month: Month, currency: z.string(), amount: z.number(), projects: count })
export type BudgetOfMonth = z.infer<typeof BudgetOfMonth>

/** Numbers of documents at the end of a month: never approved, and approved. */
export const StatesOfMonth = z.object({ month: Month, drafts: count, approved: count })
export type StatesOfMonth = z.infer<typeof StatesOfMonth>

export const StaffOverview = z.object({
  kind: z.literal('staff'),
  attention: z.array(Attention),
  figures: z.array(Figure),
  budgets: z.array(BudgetOfMonth),
  states: z.array(StatesOfMonth),
  activity: z.array(ActivityRow),
})
export type StaffOverview = z.infer<typeof StaffOverview>

/** The document that questions are about; without a link if its version is not shown to the viewer, who sees only the questions. */
export const AskedDocument = ShownDocument.pick({ id: true, name: true, project: true, version: true }).extend({
  webViewLink: z.string().nullable(),
})
export type AskedDocument = z.infer<typeof AskedDocument>

export const AskedQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** The assumption until it is answered. */ proposal: z.string(),
  /** The person of the client to whom it was put. */
  askedOf: z.object({ name: z.string(), by: z.string(), at: time, note: z.string(), isViewer: z.boolean() }),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const ClientOverview = z.object({
  kind: z.literal('client'),
  client: z.object({ id: ClientId, name: z.string() }),
  /** True if staff look at the client's view, where nothing can be changed. */
  isPreview: z.boolean(),
  total: count,
  approved: count,
  /** Each with its open milestones that have a date, the next ones first. */
  projects: z.array(
    z.object({
      name: z.string(),
      link: z.string(),
      status: z.enum(projectStatuses),
      milestones: z.array(z.object({ title: z.string(), date: z.iso.date(), isOverdue: z.boolean() })),
    }),
  ),
  /** Reviews that the viewer is asked in and has not decided yet. */
  reviews: z.array(
    z.object({ title: z.string(), version: z.string(), askedBy: z.string(), dueOn: z.string().nullable(), link: z.string() }),
  ),
  /** Questions that staff put to the viewer, and that are still open; in a preview, to anyone of the client. */
  asked: z.array(z.object({ document: AskedDocument, questions: z.array(AskedQuestion) })),
  /** Documents changed since the viewer last looked: `since` is the version that they saw; null if they have not seen any. */
  changed: z.array(z.object({ document: ShownDocument, since: z.string().nullable() })),
  documents: z.array(ShownDocument),
  people: z.array(Person),
})
export type ClientOverview = z.infer<typeof ClientOverview>

export const overviewApi = {
  get: json({
    method: 'GET',
    path: '/overview',
    summary:
      'What needs this account’s attention, and the state of its work. An account of a client gets its own company. Staff may preview a client’s view',
    access: 'signed-in',
    input: z.object({ as: ClientId.optional() }),
    output: z.discriminatedUnion('kind', [StaffOverview, ClientOverview]),
  }),
}
