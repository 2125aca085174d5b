import type { Handlers } from '#server/platform/serving/call.ts'
import type { teamApi } from '#shared/api/team.ts'
import type { Viewer } from '../policy.ts'
import type { AccountsContext } from '../sign-in.ts'
import { addMember, changeMember, changeRole, disableMember, resetMember } from './change-team.ts'
import { listTeam } from './store.ts'

export const teamHandlers: Handlers<typeof teamApi, Viewer, AccountsContext> = {
  list: async ({ viewer }, { database }) => ({
    accounts: (await listTeam(database)).map(({ disabledAt, ...account }) => ({
      ...account,
      isDisabled: disabledAt !== null,
      isSelf: account.id === viewer.accountId,
    })),
  }),

  add: async ({ viewer, input }, { database }) => ({ success: true, password: await addMember(database, viewer, input) }),

  change: async ({ viewer, input }, { database }) => {
    await changeMember(database, viewer, input)
    return { success: true }
  },

  disable: async ({ viewer, input: { id } }, { database }) => {
    await disableMember(database, viewer, id)
    return { success: true }
  },

  reset: async ({ viewer, input: { id } }, { database }) => ({
    success: true,
    password: await resetMember(database, viewer, id),
  }),

  role: async ({ viewer, input }, { database }) => {
    await changeRole(database, viewer, input)
    return { success: true }
  },
}
