import { attentionKinds, type Attention } from '#shared/api/overview.ts'
import type { Language } from '#shared/languages.ts'
import { tellChangedFacts } from '#shared/tell-changed-facts.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listShown } from '#server/documents/library/list-library.ts'
import { listOutdated } from '#server/documents/list-outdated.ts'
import { permit } from '#server/documents/policy.ts'
import { listDocuments } from '#server/documents/store.ts'
import { countEnquiries, listEnquiries } from '#server/enquiries/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listAsked } from '#server/reviews/store.ts'
import { attentionWords, type AttentionWords } from './attention-words.ts'
import { listProjectAttention } from './list-project-attention.ts'
import { listDueReviews, listFailures } from './store.ts'

/** Rows of attention in all, and of each kind that there may be many of. */
const most = { attention: 50, ofKind: 10 }

/** What somebody of the staff should look at, the most pressing first. */
export async function listAttention(database: Database, viewer: Viewer, language: Language): Promise<Attention[]> {
  const words = attentionWords[language]
  const found = await Promise.all([
    listDue(database, words),
    listProjectAttention(database, viewer, { language }),
    listOwnReviews(database, viewer, words),
    listNewEnquiries(database, words),
    listFailed(database, viewer, words),
    listOutOfDate(database, viewer, words),
    listMarked(database, viewer, words),
  ])
  return found
    .flat()
    .toSorted((one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind))
    .slice(0, most.attention)
}

const listDue = async (database: Database, words: AttentionWords): Promise<Attention[]> =>
  (await listDueReviews(database)).map(({ title, clientName, number, documentId, dueOn, isOverdue }) => ({
    kind: isOverdue ? ('overdue' as const) : ('due' as const),
    title,
    detail: `${clientName} – ${words.review(number, dueOn, isOverdue)}`,
    action: words.openReview,
    link: `/documents/${documentId}`,
  }))

const listOwnReviews = async (database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> =>
  (await listAsked(database, viewer)).map(({ title, number, documentId, askedBy }) => ({
    kind: 'asked' as const,
    title,
    detail: words.askedYou(askedBy, number),
    action: words.decide,
    link: `/documents/${documentId}`,
  }))

/** One row, however many there are: they are answered from their own list. */
async function listNewEnquiries(database: Database, words: AttentionWords): Promise<Attention[]> {
  const [[newest], counts] = await Promise.all([listEnquiries(database, 'new', 1), countEnquiries(database)])
  if (!newest) return []
  const title = words.enquiries(counts.new, newest.name, newest.organisation)
  return [{ kind: 'enquiry', title, detail: newest.message.slice(0, 300), action: words.openEnquiries, link: '/enquiries' }]
}

async function listFailed(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
  const { letters, copies } = await listFailures(database, viewer.accountId)
  return [
    ...letters.map(({ to, subject, error }) => ({
      kind: 'failed' as const,
      title: subject,
      detail: `${words.letterFailed(to)}${error ? `: ${error}` : ''}`,
      action: words.openLetters,
      link: '/dashboard/documents-old',
    })),
    ...copies.map(({ documentId, title, error }) => ({
      kind: 'failed' as const,
      title,
      detail: `${words.copyFailed}${error ? `: ${error}` : ''}`,
      action: words.openDocument,
      link: `/documents/${documentId}`,
    })),
  ]
}

async function listOutOfDate(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
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
      detail: `${clientName} – ${tellChangedFacts(changes, words.changedFacts)}`,
      action: words.openDocument,
      link: `/documents/${id}`,
    }))
}

async function listMarked(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
  const rows = await listShown(database, viewer, { filters: { archived: false, marks: true }, limit: most.ofKind })
  return rows.map(({ id, name, clientName, marks }) => ({
    kind: 'marked' as const,
    title: name,
    detail: `${clientName} – ${words.marked(marks)}`,
    action: words.lookAtMarks,
    link: `/documents/${id}`,
  }))
}
