import { attentionKinds, type Attention } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listShown } from '#server/documents/library/list-library.ts'
import { listOutdated } from '#server/documents/list-outdated.ts'
import { permit } from '#server/documents/policy.ts'
import { listDocuments } from '#server/documents/store.ts'
import { countEnquiries, listEnquiries } from '#server/enquiries/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listAsked } from '#server/reviews/store.ts'
import { listProjectAttention } from './list-project-attention.ts'
import { listDueReviews, listFailures } from './store.ts'

/** Rows of attention in all, and of each kind that there may be many of. */
const most = { attention: 50, ofKind: 10 }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** What somebody of the staff should look at, the most pressing first. */
export async function listAttention(database: Database, viewer: Viewer): Promise<Attention[]> {
  const found = await Promise.all([
    listDue(database),
    listProjectAttention(database, viewer),
    listOwnReviews(database, viewer),
    listNewEnquiries(database),
    listFailed(database, viewer),
    listOutOfDate(database, viewer),
    listMarked(database, viewer),
  ])
  return found
    .flat()
    .toSorted((one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind))
    .slice(0, most.attention)
}

const listDue = async (database: Database): Promise<Attention[]> =>
  (await listDueReviews(database)).map(({ title, clientName, number, documentId, dueOn, isOverdue }) => ({
    kind: isOverdue ? ('overdue' as const) : ('due' as const),
    title,
    detail: `${clientName} – review of ${number} ${isOverdue ? 'was due on' : 'is due on'} ${dayOf(dueOn)}`,
    action: 'Open review',
    link: `/documents/${documentId}`,
  }))

const listOwnReviews = async (database: Database, viewer: Viewer): Promise<Attention[]> =>
  (await listAsked(database, viewer)).map(({ title, number, documentId, askedBy }) => ({
    kind: 'asked' as const,
    title,
    detail: `${askedBy} asked you to review ${number}`,
    action: 'Decide',
    link: `/documents/${documentId}`,
  }))

/** One row, however many there are: they are answered from their own list. */
async function listNewEnquiries(database: Database): Promise<Attention[]> {
  const [[newest], counts] = await Promise.all([listEnquiries(database, 'new', 1), countEnquiries(database)])
  if (!newest) return []
  const from = newest.organisation === '' ? newest.name : `${newest.name} of ${newest.organisation}`
  const title = counts.new === 1 ? `An enquiry from ${from}` : `${counts.new} enquiries, the newest from ${from}`
  return [{ kind: 'enquiry', title, detail: newest.message.slice(0, 300), action: 'Open enquiries', link: '/enquiries' }]
}

async function listFailed(database: Database, viewer: Viewer): Promise<Attention[]> {
  const { letters, copies } = await listFailures(database, viewer.accountId)
  return [
    ...letters.map(({ to, subject, error }) => ({
      kind: 'failed' as const,
      title: subject,
      detail: `The letter to ${to} was not delivered${error ? `: ${error}` : ''}`,
      action: 'Open letters',
      link: '/dashboard/documents-old',
    })),
    ...copies.map(({ documentId, title, error }) => ({
      kind: 'failed' as const,
      title,
      detail: `The copy in Google Drive was not made${error ? `: ${error}` : ''}`,
      action: 'Open document',
      link: `/documents/${documentId}`,
    })),
  ]
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

async function listMarked(database: Database, viewer: Viewer): Promise<Attention[]> {
  const { rows } = await listShown(database, viewer, { filters: { archived: false, marks: true }, limit: most.ofKind })
  return rows.map(({ id, name, clientName, marks }) => ({
    kind: 'marked' as const,
    title: name,
    detail: `${clientName} – ${marks === 1 ? 'a chapter is' : `${marks} chapters are`} marked`,
    action: 'Look at marks',
    link: `/documents/${id}`,
  }))
}
