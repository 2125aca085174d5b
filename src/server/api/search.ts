import type { FoundDocument, searchApi } from '#shared/api/search.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { searchClients } from '#server/clients/store.ts'
import { type FoundRow, listLibrary } from '#server/documents/library/list-library.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { searchProjects } from '#server/projects/store.ts'
import { viewPath } from './present-document.ts'

/** Each kind is searched with the rules of its own list, so that search finds nothing that the list would hide. */
export const searchHandlers: Handlers<typeof searchApi, Viewer, { database: Database }> = {
  find: async ({ input: { q, limit }, viewer }, { database }) => {
    if (q === '') return { clients: [], projects: [], documents: [] }
    const filters = { archived: false }
    const [clients, projects, library] = await Promise.all([
      searchClients(database, { firm: viewer.client, words: q, limit }),
      searchProjects(database, viewer, { words: q, limit }),
      listLibrary(database, viewer, { q, filters, order: 'newest', from: 0, limit, asOf: undefined, counts: false }),
    ])
    return {
      clients,
      projects: projects.map(({ id, name, client, clientName, status }) => ({ id, name, client, clientName, status })),
      documents: library.rows.slice(0, limit).map(presentFound),
    }
  },
}

function presentFound({ hit, ...row }: FoundRow): FoundDocument {
  const { id, name, type, clientName, project, version } = row
  const line = hit && { heading: hit.heading, text: hit.text, marks: hit.marks }
  return { id, name, type, clientName, project, version, link: viewPath(row), hit: line }
}
