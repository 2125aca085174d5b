import type { ClientId } from '#shared/client-id.ts'
import { type DocumentTypeId, documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { isStaff, mayServe, type Viewer } from '#server/accounts/policy.ts'
import { countShown, listLikely, listShown } from '#server/documents/library/list-library.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'
import { searchedWords } from '#server/documents/passages/question-words.ts'
import { permit } from '#server/documents/policy.ts'
import { type Document, findDocument, listProject, projectKey } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { permitProject } from '#server/projects/policy.ts'
import { findProject, listProjects } from '#server/projects/store.ts'
import type { Own } from './store.ts'

/** A version that may be quoted to the viewer. */
export type Source = {
  versionId: string
  documentId: string
  client: ClientId
  clientName: string
  project: string
  title: string
  type: DocumentTypeId
}
/** `of`: number of documents in the scope. */
export type Sources = { documents: Source[]; of: number }

/** Maximum number of documents read for one question. */
const mostRead = 12

type Asked = { conversation: Own; question: string }

/** Returns the visible documents of the conversation's scope; documents of other clients are never included. */
export async function gatherSources(database: Database, viewer: Viewer, asked: Asked): Promise<Sources> {
  const { documentId, projectId, client } = asked.conversation
  if (documentId !== null) {
    const document = permit('read', viewer, await findDocument(database, viewer, { id: documentId }))
    return { documents: [sourceOf(document)], of: 1 }
  }
  if (projectId !== null) {
    const project = permitProject('read', viewer, await findProject(database, viewer, projectId))
    const all = await listProject(database, viewer, { client: project.client, project: project.name })
    return { documents: all.slice(0, mostRead).map(sourceOf), of: all.length }
  }
  if (client === null ? !isStaff(viewer) : !mayServe(viewer, client))
    throw new AppError('not-found', 'You may no longer ask about these documents.')
  return gatherLikely(database, viewer, asked)
}

/**
 * Of many documents, selects those of the projects that the question names; else those whose words match it best; if none matches, the
 * newest.
 */
async function gatherLikely(database: Database, viewer: Viewer, { conversation, question }: Asked): Promise<Sources> {
  const filters = { archived: false, ...(conversation.client !== null && { client: conversation.client }) }
  const { total } = await countShown(database, viewer, filters)
  const named = await listNamed(database, viewer, { conversation, question })
  if (named.length > 0) return { documents: named.slice(0, mostRead).map(sourceOf), of: total }
  const words = searchedWords(question)
  const [shown, likely] = await Promise.all([
    listShown(database, viewer, { filters, limit: mostRead }),
    listLikely(database, viewer, { words, filters, limit: mostRead }),
  ])
  return { documents: (likely.length > 0 ? likely : shown).map(sourceOfRow), of: total }
}

/** The documents of the projects whose whole name is in the question. Of two names that overlap, the longer one counts. */
async function listNamed(database: Database, viewer: Viewer, { conversation, question }: Asked): Promise<Document[]> {
  const projects = await listProjects(database, viewer, { client: conversation.client ?? undefined, archived: false })
  let rest = projectKey(question)
  const named = projects
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const isNamed = rest.includes(projectKey(name))
      if (isNamed) rest = rest.replaceAll(projectKey(name), ' ')
      return isNamed
    })
  const found = await Promise.all(named.map(({ client, name }) => listProject(database, viewer, { client, project: name })))
  return found.flat()
}

const sourceOf = ({ id, versionId, client, clientName, project, title, type }: Document): Source => ({
  documentId: id,
  versionId,
  client,
  clientName,
  project,
  title,
  type,
})
/** The name of a document among others of its project. */
export const calledOf = ({ title, type }: Source) => `${title} (${documentTypes[type].label})`
const sourceOfRow = ({ id, versionId, client, clientName, project, name, type }: LibraryRow): Source => ({
  documentId: id,
  versionId,
  client,
  clientName,
  project,
  title: name,
  type,
})
