import type { Handlers } from '#server/platform/serving/call.ts'
import type { passkeysApi } from '#shared/api/passkeys.ts'
import type { Viewer } from '../policy.ts'
import type { AccountsContext } from '../sign-in.ts'
import { presentUser } from '../workspace/present-user.ts'
import { beginPasskey, forgetPasskey, keepPasskey } from './add-passkey.ts'
import { askPasskeyAgain, confirmWithPasskey } from './confirm-again.ts'
import { askPasskey, confirmSignIn } from './confirm-sign-in.ts'
import { listPasskeys } from './store.ts'

export const passkeyHandlers: Handlers<typeof passkeysApi, Viewer, AccountsContext> = {
  ask: async (call, context) => ({ options: await askPasskey(context, call) }),

  confirm: async (call, context) => {
    const viewer = await confirmSignIn(context, call, call.input.confirmation)
    return { success: true, user: await presentUser(context.database, viewer) }
  },

  askAgain: async (call, context) => ({ options: await askPasskeyAgain(context, { viewer: call.viewer, visit: call }) }),

  confirmAgain: async (call, context) => {
    await confirmWithPasskey(context, { viewer: call.viewer, visit: call }, call.input.confirmation)
    return { success: true }
  },

  list: async ({ viewer }, { database }) => {
    const passkeys = await listPasskeys(database, viewer.accountId)
    return {
      passkeys: passkeys.map(({ id, label, addedAt, usedAt }) => ({
        id,
        label,
        addedAt: addedAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    }
  },

  begin: async (call, context) => ({
    options: await beginPasskey(context, { viewer: call.viewer, visit: call }, call.input.password),
  }),

  add: async (call, context) => {
    await keepPasskey(context, { viewer: call.viewer, visit: call }, call.input)
    return { success: true }
  },

  remove: async (call, context) => {
    await forgetPasskey(context, { viewer: call.viewer, visit: call }, call.input)
    return { success: true }
  },
}
