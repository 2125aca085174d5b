import type { Workspace, WorkspaceMode } from '#shared/api/accounts.ts'
import { accountApi } from '#web/api/account-api.ts'
import { changeSession, findSession, useSession } from './session.ts'

const samples: Workspace = { mode: 'sample', invites: null }

/** Accounts without a choice see samples. */
export const useWorkspace = () => useSession()?.workspace ?? samples

export const findMode = async (): Promise<WorkspaceMode> => ((await findSession())?.workspace ?? samples).mode

/** Replaces the open screen by its other version. */
export async function chooseWorkspace(choice: { mode?: WorkspaceMode; notNow?: true }) {
  const { workspace } = await accountApi.chooseWorkspace(choice)
  changeSession({ workspace })
}
