import { attentionKinds, type ActivityRow, type Attention, type Figure, type StaffOverview } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { countEnquiries, listEnquiries } from '#server/enquiries/store.ts'
import { listShown } from '#server/documents/library/list-library.ts'
import { listOutdated } from '#server/documents/list-outdated.ts'
import { permit } from '#server/documents/policy.ts'
import { listDocuments } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listAsked } from '#server/reviews/store.ts'
import { countUp } from './count-states.ts'
import {
  type Counts,
  countWork,
  listActivity,
  listBegunAndApproved,
  listBudgets,
  listDueReviews,
  listFailures,
  type ToldActivity,
} from './store.ts'

/** Rows of attention in all, and of each kind that there may be many of. */
const most = { attention: 50, ofKind: 10 }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** What needs somebody of the staff, and how the firm's work stands. */
export async function tellStaff(database: Database, viewer: Viewer): Promise<StaffOverview> {
  const [attention, counts, budgets, begun, activity] = await Promise.all([
    listAttention(database, viewer),
    countWork(database),
    listBudgets(database),
    listBegunAndApproved(database),
    listActivity(database),
  ])
  return {
    kind: 'staff',
    attention,
    figures: figuresOf(counts),
    budgets,
    states: countUp(begun, new Date()),
    activity: activity.map(presentActivity),
  }
}

const labels: [keyof Counts, string][] = [
  ['clients', 'Clients'],
  ['projects', 'Projects'],
  ['documents', 'Documents'],
  ['approved', 'Approved'],
]
const figuresOf = ({ now, added }: { now: Counts; added: Counts }): Figure[] =>
  labels.map(([key, label]) => ({ label, value: now[key], change: added[key] }))

async function listAttention(database: Database, viewer: Viewer): Promise<Attention[]> {
  const [due, asked, enquiries, failures, outdated, marked] = await Promise.all([
    listDueReviews(database),
    listAsked(database, viewer),
    listNewEnquiries(database),
    listFailures(database, viewer.accountId),
    listOutOfDate(database, viewer),
    listShown(database, viewer, { filters: { archived: false, marks: true }, limit: most.ofKind }),
  ])
  const rows: Attention[] = [
    ...due.map(({ title, clientName, number, documentId, dueOn, isOverdue }) => ({
      kind: isOverdue ? ('overdue' as const) : ('due' as const),
      title,
      detail: `${clientName} – review of ${number} ${isOverdue ? 'was due on' : 'is due on'} ${dayOf(dueOn)}`,
      action: 'Open review',
      link: `/documents/${documentId}`,
    })),
    ...asked.map(({ title, number, documentId, askedBy }) => ({
      kind: 'asked' as const,
      title,
      detail: `${askedBy} asked you to review ${number}`,
      action: 'Decide',
      link: `/documents/${documentId}`,
    })),
    ...enquiries,
    ...failures.letters.map(({ to, subject, error }) => ({
      kind: 'failed' as const,
      title: subject,
      detail: `The letter to ${to} was not delivered${error ? `: ${error}` : ''}`,
      action: 'Open letters',
      link: '/dashboard/documents-old',
    })),
    ...failures.copies.map(({ documentId, title, error }) => ({
      kind: 'failed' as const,
      title,
      detail: `The copy in Google Drive was not made${error ? `: ${error}` : ''}`,
      action: 'Open document',
      link: `/documents/${documentId}`,
    })),
    ...outdated,
    ...marked.rows.map(({ id, name, clientName, marks }) => ({
      kind: 'marked' as const,
      title: name,
      detail: `${clientName} – ${marks === 1 ? 'a chapter is' : `${marks} chapters are`} marked`,
      action: 'Look at marks',
      link: `/documents/${id}`,
    })),
  ]
  return rows
    .toSorted((one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind))
    .slice(0, most.attention)
}

/** One row, however many there are: they are answered from their own list. */
async function listNewEnquiries(database: Database): Promise<Attention[]> {
  const [[newest], counts] = await Promise.all([listEnquiries(database, 'new', 1), countEnquiries(database)])
  if (!newest) return []
  const from = newest.organisation === '' ? newest.name : `${newest.name} of ${newest.organisation}`
  const title = counts.new === 1 ? `An enquiry from ${from}` : `${counts.new} enquiries, the newest from ${from}`
  return [{ kind: 'enquiry', title, detail: newest.message.slice(0, 300), action: 'Open enquiries', link: '/enquiries' }]
}

async function listOutOfDate(database: Database, viewer: Viewer): Promise<Attention[]> {
  const documents = (await listDocuments(database, viewer)).map((document) => permit('read', viewer, document))
  const outdated = await listOutdated(database, documents)
  return documents
    .flatMap(({ id, title, clientName, client, project }) => {
      const found = outdated.get(id)
      return found ? [{ id, title, clientName: clientName || client, project, changes: found.changes }] : []
    })
    .slice(0, most.ofKind)
    .map(({ id, title, clientName, changes }) => ({
      kind: 'out-of-date' as const,
      title,
      detail: `${clientName} – ${changes}`,
      action: 'Open document',
      link: `/documents/${id}`,
    }))
}

const verbs: Record<string, string> = {
  'version-added': 'wrote',
  'section-edited': 'edited',
  'document-rolled-back': 'rolled back',
  'version-published': 'published',
  'version-approved': 'approved',
  'approval-withdrawn': 'took back the approval of',
  'review-asked': 'asked for a review of',
  'review-decided': 'decided on',
  'document-shared': 'shared',
}

export const presentActivity = ({ at, who, verb, number, document, documentId }: ToldActivity): ActivityRow => ({
  at: at.toISOString(),
  who,
  what: [verbs[verb] ?? verb, number].filter(Boolean).join(' '),
  document,
  link: `/documents/${documentId}`,
})
