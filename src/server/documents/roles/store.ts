import type { Role } from '#shared/api/sharing.ts'
import type { Brief } from '#shared/brief.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { joinGrants } from '#server/sharing/store.ts'
import { projectKey } from '../store.ts'

const findRoleIn = prepareQuery<{ role: Role | null }>(
  'find-role-in-document',
  `select grants.role from documents ${joinGrants('$4')}
  where documents.type = $1 and documents.client = $2 and documents.project_key = $3`,
)

/** Returns the viewer's role in the document that a brief names; null for a viewer who serves the client and needs none. */
export async function findRole(
  database: Database,
  viewer: Viewer,
  brief: Pick<Brief, 'documentType' | 'client' | 'projectName'>,
): Promise<Role | null> {
  if (mayServe(viewer, brief.client)) return null
  const { documentType, client, projectName } = brief
  const [found] = await findRoleIn(database, [documentType, client, projectKey(projectName), emailKey(viewer.email)])
  return found?.role ?? null
}
