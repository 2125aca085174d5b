import type { ClientId } from '#shared/client-id.ts'
import { type DocumentTypeId, documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { isStaff, mayServe, type Viewer } from '#server/accounts/policy.ts'
import { countShown, listLikely, listShown } from '#server/documents/library/list-library.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'
import { searchedWords } from '#server/documents/passages/question-words.ts'
import { permit } from '#server/documents/policy.ts'
import { type Document, findDocument, listProject } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { permitProject } from '#server/projects/policy.ts'
import { findProject } from '#server/projects/store.ts'
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

/** Of many documents, selects those whose words match the question best; if none matches, the newest. */
async function gatherLikely(database: Database, viewer: Viewer, { conversation, question }: Asked): Promise<Sources> {
  const filters = { archived: false, ...(conversation.client !== null && { client: conversation.client }) }
  const words = searchedWords(question)
  const [shown, { total }, likely] = await Promise.all([
    listShown(database, viewer, { filters, limit: mostRead }),
    countShown(database, viewer, filters),
    listLikely(database, viewer, { words, filters, limit: mostRead }),
  ])
  return { documents: (likely.length > 0 ? likely : shown).map(sourceOfRow), of: total }
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
