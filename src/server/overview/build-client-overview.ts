import type { ClientOverview } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Client } from '#server/clients/store.ts'
import { countShown, listShown } from '#server/documents/library/list-library.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listMerged, type MergedProject } from '#server/projects/list-merged.ts'
import { isOpen } from '#server/projects/merge-plan.ts'
import { listAsked } from '#server/reviews/store.ts'
import { listAskedOf } from './list-asked-of.ts'
import { showDocument } from './show-document.ts'
import { listPeople, listReads } from './store.ts'

/** Maximum number of rows in each list; documents after the first 200 are only in the library. */
const most = { looked: 200, documents: 8, changed: 50, milestones: 3 }

/** Builds the overview that a client account sees of its own company; in a preview, that staff see. */
export async function buildClientOverview(
  database: Database,
  viewer: Viewer,
  { client: { id: client, name }, isPreview }: { client: Pick<Client, 'id' | 'name'>; isPreview: boolean },
): Promise<ClientOverview> {
  const filters = { client, archived: false }
  const [rows, reviews, projects] = await Promise.all([
    listShown(database, viewer, { filters, limit: most.looked }),
    isPreview ? [] : listAsked(database, viewer),
    listMerged(database, viewer, { client, archived: false }),
  ])
  const versionIds = rows.map(({ versionId }) => versionId)
  const [{ total, approved }, asked, changed, people] = await Promise.all([
    rows.length < most.looked ? countRows(rows) : countShown(database, viewer, filters),
    listAskedOf(database, viewer, { client, rows, isPreview }),
    isPreview ? [] : listChanged(database, viewer, rows),
    listPeople(database, client, versionIds),
  ])
  return {
    kind: 'client',
    client: { id: client, name },
    isPreview,
    total,
    approved,
    projects: projects.filter(({ project }) => project.status !== 'completed').map(presentProject),
    reviews: reviews.map(({ documentId, title, number: version, askedBy, dueOn }) => {
      return { title, version, askedBy, dueOn, link: `/documents/${documentId}?version=${version}&panel=review` }
    }),
    asked,
    changed,
    documents: rows.slice(0, most.documents).map(showDocument),
    people,
  }
}

const countRows = (rows: LibraryRow[]) => ({ total: rows.length, approved: rows.filter(({ isApproved }) => isApproved).length })

/** Shows only dates of a plan: relative weeks mean nothing to a client. */
const presentProject = ({ project: { id, name, status }, merged }: MergedProject): ClientOverview['projects'][number] => ({
  name,
  link: `/projects/${id}`,
  status,
  milestones: merged.milestones
    .flatMap(({ title, date, state, isOverdue }) => (date !== null && isOpen(state) ? [{ title, date, isOverdue }] : []))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, most.milestones),
})

/** Lists documents that changed since the viewer last looked, or that they have never looked at. */
async function listChanged(database: Database, viewer: Viewer, rows: LibraryRow[]): Promise<ClientOverview['changed']> {
  const reads = await listReads(
    database,
    viewer.accountId,
    rows.map(({ id }) => id),
  )
  const seen = new Map(reads.map((read) => [read.documentId, read]))
  return rows
    .filter(({ id, versionId }) => seen.get(id)?.versionId !== versionId)
    .slice(0, most.changed)
    .map((row) => ({ document: showDocument(row), since: seen.get(row.id)?.number ?? null }))
}
