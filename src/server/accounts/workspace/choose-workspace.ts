import type { Workspace, WorkspaceMode } from '#shared/api/accounts.ts'
import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import { isStaff, type Viewer } from '../policy.ts'
import { getWorkspace, putWorkspaceMode, postponeInvitation } from './store.ts'

/** Days until the question is asked again after “not now”. */
const notNowLasts = 30

type Choice = { mode?: WorkspaceMode | undefined; notNow?: true | undefined }

export async function chooseWorkspace(database: Database, viewer: Viewer, { mode, notNow }: Choice): Promise<Workspace> {
  const { accountId } = viewer
  if (mode === 'sample' && !isStaff(viewer))
    throw new AppError('not-allowed', 'The samples are for staff: they name other clients.')
  if (mode) await putWorkspaceMode(database, accountId, mode)
  if (notNow) await postponeInvitation(database, accountId, notNowLasts)
  return (await getWorkspace(database, accountId)).workspace
}
