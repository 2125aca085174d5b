import type { Attention } from '#shared/api/overview.ts'
import type { Language } from '#shared/languages.ts'
import { describeChangedFacts } from '#shared/describe-changed-facts.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listShown } from '#server/documents/library/list-library.ts'
import { listOutdated } from '#server/documents/list-outdated.ts'
import { permit } from '#server/documents/policy.ts'
import { listDocuments } from '#server/documents/store.ts'
import { countEnquiries, listEnquiries } from '#server/enquiries/store.ts'
import type { Database } from '#server/platform/database.ts'
import { attentionWords, type AttentionWords } from './attention-words.ts'
import { sortAttention } from './sort-attention.ts'
import { listProjectAttention } from './list-project-attention.ts'
import { listFailures } from './store.ts'
import { listDue, listWaiting } from './waiting/list-waiting.ts'

/** Maximum number of rows, without those grouped by client, and of rows of a frequent kind. */
const most = { attention: 50, ofKind: 10 }
const folded: ReadonlySet<Attention['kind']> = new Set(['late', 'approval'])

/** Lists the items that need attention: those for the viewer first, then the most urgent. */
export async function listAttention(database: Database, viewer: Viewer, language: Language): Promise<Attention[]> {
  const words = attentionWords[language]
  const found = await Promise.all([
    listWaiting(database, viewer, words),
    listDue(database, words),
    listProjectAttention(database, viewer, { language }),
    listNewEnquiries(database, words),
    listFailed(database, viewer, words),
    listOutOfDate(database, viewer, words),
    listMarked(database, viewer, words),
  ])
  const rows = sortAttention(found.flat())
  const others = rows.filter(({ kind }) => !folded.has(kind)).slice(0, most.attention)
  return rows.filter((row) => folded.has(row.kind) || others.includes(row))
}

/** One row for all of them, because they are answered in their own list. */
async function listNewEnquiries(database: Database, words: AttentionWords): Promise<Attention[]> {
  const [[newest], counts] = await Promise.all([listEnquiries(database, 'new', 1), countEnquiries(database)])
  if (!newest) return []
  const title = words.enquiries(counts.new, newest.name, newest.organisation)
  const detail = newest.message.slice(0, 300)
  return [{ kind: 'enquiry', isMine: false, client: null, title, detail, action: words.openEnquiries, link: '/enquiries' }]
}

async function listFailed(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
  const { letters, copies } = await listFailures(database, viewer.accountId)
  return [
    ...letters.map(({ to, subject, error }) => ({
      kind: 'failed' as const,
      isMine: true,
      client: null,
      title: subject,
      detail: `${words.letterFailed(to)}${error ? `: ${error}` : ''}`,
      action: words.openLetters,
      link: '/dashboard/documents-old',
    })),
    ...copies.map(({ documentId, title, type, error }) => ({
      kind: 'failed' as const,
      isMine: false,
      client: null,
      title,
      type,
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
    .flatMap(({ id, title, type, clientName, client }) => {
      const found = outdated.get(id)
      return found ? [{ id, title, type, clientName: clientName || client, changes: found.changes }] : []
    })
    .slice(0, most.ofKind)
    .map(({ id, title, type, clientName, changes }) => ({
      kind: 'out-of-date' as const,
      isMine: false,
      client: clientName,
      title,
      type,
      detail: `${clientName} – ${describeChangedFacts(changes, words.changedFacts)}`,
      action: words.openDocument,
      link: `/documents/${id}`,
    }))
}

async function listMarked(database: Database, viewer: Viewer, words: AttentionWords): Promise<Attention[]> {
  const rows = await listShown(database, viewer, { filters: { archived: false, marks: true }, limit: most.ofKind })
  return rows.map(({ id, name, type, clientName, marks }) => ({
    kind: 'marked' as const,
    isMine: false,
    client: clientName,
    title: name,
    type,
    detail: `${clientName} – ${words.marked(marks)}`,
    action: words.lookAtMarks,
    link: `/documents/${id}`,
  }))
}
