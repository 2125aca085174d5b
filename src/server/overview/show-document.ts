import type { ShownDocument } from '#shared/api/overview.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'

/** Presents a document for the overview and a client's page. */
export const showDocument = (row: LibraryRow): ShownDocument => ({
  id: row.id,
  name: row.name,
  type: row.type,
  client: row.client,
  clientName: row.clientName,
  project: row.project,
  version: row.version,
  approved: row.isApproved,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  webViewLink: `/documents/${row.id}`,
  questions: row.questions,
})

/** Returns the newest document of each project, newest first. */
export function newestOfProjects(rows: LibraryRow[]): LibraryRow[] {
  const newest = new Map<string, LibraryRow>()
  for (const row of rows) {
    const key = `${row.client} ${row.project.toLowerCase()}`
    if (!newest.has(key)) newest.set(key, row)
  }
  return [...newest.values()]
}
