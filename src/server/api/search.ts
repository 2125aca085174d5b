import type { FoundDocument, searchApi } from '#shared/api/search.ts'
import { clientIds, clients } from '#shared/firm.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import { type FoundRow, listLibrary } from '#server/documents/library/list-library.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { searchProjects } from '#server/projects/store.ts'
import { viewPath } from './present-document.ts'

/** Each kind is searched by the rule of its own lists: what a viewer is not shown there, they do not find here. */
export const searchHandlers: Handlers<typeof searchApi, Viewer, { database: Database }> = {
  find: async ({ input: { q, limit }, viewer }, { database }) => {
    if (q === '') return { clients: [], projects: [], documents: [] }
    const filters = { archived: false }
    const [projects, library] = await Promise.all([
      searchProjects(database, viewer, { words: q, limit }),
      listLibrary(database, viewer, { q, filters, order: 'newest', from: 0, limit, asOf: undefined, counts: false }),
    ])
    return {
      clients: findClients(viewer, q).slice(0, limit),
      projects: projects.map(({ id, name, client, status }) => ({ id, name, client, clientName: clients[client].name, status })),
      documents: library.rows.slice(0, limit).map(presentFound),
    }
  },
}

const findClients = (viewer: Viewer, words: string) =>
  clientIds
    .filter((id) => mayServe(viewer, id) && clients[id].name.toLowerCase().includes(words.toLowerCase()))
    .map((id) => ({ id, name: clients[id].name }))

function presentFound({ hit, ...row }: FoundRow): FoundDocument {
  const { id, name, type, client, project, version } = row
  const line = hit && { heading: hit.heading, text: hit.text, marks: hit.marks }
  return { id, name, type, clientName: clients[client].name, project, version, link: viewPath(row), hit: line }
}
