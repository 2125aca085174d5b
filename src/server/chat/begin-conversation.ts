import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import { findClient } from '#server/clients/store.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { permitProject } from '#server/projects/policy.ts'
import { findProject } from '#server/projects/store.ts'
import { usualScope } from './policy.ts'
import { addConversation, type NewConversation } from './store.ts'

type Asked = { client?: ClientId | undefined; projectId?: string | undefined; documentId?: string | undefined }

/** Sets the scope of the conversation for good; a scope that the viewer may not see looks as if it did not exist. */
export async function beginConversation(database: Database, viewer: Viewer, asked: Asked): Promise<string> {
  const named = [asked.client, asked.projectId, asked.documentId].filter((one) => one !== undefined)
  if (named.length > 1)
    throw new AppError('invalid-input', 'A conversation is about one thing.', {
      details: 'Name a client, a project or a document.',
    })
  return addConversation(database, viewer, { title: '', ...(await findScope(database, viewer, asked)) })
}

async function findScope(
  database: Database,
  viewer: Viewer,
  { client, projectId, documentId }: Asked,
): Promise<Omit<NewConversation, 'title'>> {
  const none = { projectId: null, documentId: null }
  if (documentId !== undefined) {
    const document = permit('read', viewer, await findDocument(database, viewer, { id: documentId }))
    return { ...none, client: document.client, documentId }
  }
  if (projectId !== undefined) {
    const project = permitProject('read', viewer, await findProject(database, viewer, projectId))
    return { ...none, client: project.client, projectId }
  }
  if (client === undefined) return { ...none, ...usualScope(viewer) }
  const found = mayServe(viewer, client) ? await findClient(database, client) : undefined
  if (!found) throw new AppError('not-found', 'This client does not exist, or you do not have access to it.')
  return { ...none, client }
}
