import type { Brief } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { permit, rightsOf } from './policy.ts'
import { type Document, listProject } from './store.ts'
import { type Facts, getFacts } from './versions/store.ts'

/** A client's project. */
export type Project = {
  /** The documents that the viewer may write, newest first. */
  documents: [Document, ...Document[]]
  /** The facts of the newest document, which count as the project's. */
  facts: Facts
  /** The latest brief of the document of the requested type, if there is one. */
  ownBrief: Brief | undefined
  /** The template with its styles. */
  ownTemplate: string | null
}

/** Returns undefined for anyone who may not write a document of the project. */
export async function findProject(
  database: Database,
  viewer: Viewer,
  { client, projectName, documentType }: Pick<Brief, 'client' | 'projectName'> & { documentType?: Brief['documentType'] },
): Promise<Project | undefined> {
  const readable = await listProject(database, viewer, { client, project: projectName })
  const documents = readable.filter((one) => rightsOf(viewer, one).generate).map((one) => permit('read', viewer, one))
  const [newest] = documents
  if (!newest) return undefined
  const own = documents.find(({ type }) => type === documentType)
  const facts = await getFacts(database, own && own !== newest ? [newest, own] : [newest])
  return {
    documents: [newest, ...documents.slice(1)],
    facts: facts.get(newest.versionId)!,
    ownBrief: own && facts.get(own.versionId)!.brief,
    ownTemplate: (own && facts.get(own.versionId)!.templateId) ?? null,
  }
}
