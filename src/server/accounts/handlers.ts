import { recordAudit } from '#server/audit/store.ts'
import type { Guards, Handlers } from '#server/platform/serving/call.ts'
import type { accountsApi } from '#shared/api/accounts.ts'
import type { Viewer } from './policy.ts'
import { signIn, type AccountsContext } from './sign-in.ts'
import { clearCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { endSignIn } from './store.ts'
import { throttleOrigin } from './throttle-attempts.ts'

/** An attempt counts before its body is read, so that one which cannot be understood counts too. */
export const accountGuards: Guards<typeof accountsApi, AccountsContext> = {
  login: (visit, { database }) => throttleOrigin(database, visit),
}

export const accountHandlers: Handlers<typeof accountsApi, Viewer, AccountsContext> = {
  login: async (call, context) => ({ success: true, user: await signIn(context, call, call.input) }),

  check: ({ viewer, cookies }) => {
    if (!viewer) clearCookies(cookies)
    return Promise.resolve({ authenticated: viewer !== null, user: viewer })
  },

  logout: async ({ cookies }, { database }) => {
    const token = readToken(cookies)
    if (token !== undefined)
      await database.transaction().execute(async (transaction) => {
        const ended = await endSignIn(transaction, hashToken(token))
        if (ended) await recordAudit(transaction, { actor: ended.accountId, action: 'signed-out', subject: ended.accountId })
      })
    clearCookies(cookies)
    return { success: true }
  },
}
