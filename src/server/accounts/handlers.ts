import { recordAudit } from '#server/audit/store.ts'
import { createTurns } from '#server/platform/create-turns.ts'
import type { Guards, Handlers } from '#server/platform/serving/call.ts'
import { inTurnOf } from '#server/platform/turn.ts'
import type { accountsApi } from '#shared/api/accounts.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { refuseClients, permitChangingClientRights } from './client-rights/policy.ts'
import { listClientRights } from './client-rights/store.ts'
import type { Viewer } from './policy.ts'
import { confirmOwnSignIn } from './confirm-own-sign-in.ts'
import { requireConfirmation } from './require-confirmation.ts'
import { signIn, type AccountsContext } from './sign-in.ts'
import { sendSignInCode } from './sign-in-code.ts'
import { clearCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { endOwnSignIn, listSignIns } from './sign-ins/store.ts'
import { endSignIn } from './store.ts'
import { throttleOrigin } from './throttle-attempts.ts'
import { chooseWorkspace } from './workspace/choose-workspace.ts'
import { presentUser } from './workspace/present-user.ts'

/**
 * Each sign-in takes a twentieth of a second of CPU, database connections, and a place among the writers of the audit trail. The limits
 * leave room for other requests during a rush of sign-ins. A request with a slow body takes no place.
 */
const [takeTurnToCount, takeTurn] = [createTurns({ atOnce: 2, queueLimit: 500 }), createTurns({ atOnce: 2, queueLimit: 500 })]

/** Counts an attempt before its body is read, so that unreadable requests count too. */
const count: Guards<typeof accountsApi, AccountsContext>['login'] = (visit, { database, isSecure }) =>
  inTurnOf({ group: visit.address, member: visit.address }, () => takeTurnToCount(() => throttleOrigin(database, visit, isSecure)))
export const accountGuards: Guards<typeof accountsApi, AccountsContext> = { login: count, sendCode: count }

export const accountHandlers: Handlers<typeof accountsApi, Viewer, AccountsContext> = {
  login: async (call, context) => {
    const viewer = await takeTurn(() => signIn(context, call, call.input))
    return { success: true, user: await presentUser(context.database, viewer) }
  },

  sendCode: async ({ input: { username }, address }, { database, jobs, emailSeal, mailer }) => {
    if (mailer && jobs && emailSeal) await sendSignInCode({ database, jobs, emailSeal, mailer }, { username, address })
    return { success: true }
  },

  check: async ({ viewer, cookies }, { database, isSecure }) => {
    if (!viewer) clearCookies(cookies, isSecure)
    return { authenticated: viewer !== null, user: viewer && (await presentUser(database, viewer)) }
  },

  logout: async ({ cookies }, { database, isSecure }) => {
    const token = readToken(cookies, isSecure)
    if (token !== undefined)
      await database.transaction().execute(async (transaction) => {
        const ended = await endSignIn(transaction, hashToken(token))
        if (ended) await recordAudit(transaction, { actor: ended.accountId, action: 'signed-out', subject: ended.accountId })
      })
    clearCookies(cookies, isSecure)
    return { success: true }
  },

  chooseWorkspace: async ({ viewer, input }, { database }) => ({
    success: true,
    workspace: await chooseWorkspace(database, viewer, input),
  }),

  changePassword: async (call, context) => {
    await changeOwnPassword(context, { viewer: call.viewer, visit: call, ...call.input })
    return { success: true }
  },

  confirm: async (call, context) => {
    await confirmOwnSignIn(context, { viewer: call.viewer, visit: call, password: call.input.password })
    return { success: true }
  },

  signIns: async ({ viewer, cookies }, { database, isSecure }) => {
    const own = hashToken(readToken(cookies, isSecure) ?? '')
    const signIns = await listSignIns(database, viewer.accountId)
    return {
      signIns: signIns.map(({ tokenHash, begunAt, endsAt, ...signIn }) => ({
        ...signIn,
        begunAt: begunAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isThis: tokenHash.equals(own),
      })),
    }
  },

  endSignIn: async ({ input: { id }, viewer: { accountId } }, { database }) => {
    await database.transaction().execute(async (transaction) => {
      if (await endOwnSignIn(transaction, accountId, id))
        await recordAudit(transaction, { actor: accountId, action: 'sign-in-ended', subject: id })
    })
    return { success: true }
  },

  clientRights: async ({ viewer }, { database }) => {
    refuseClients(viewer)
    return { clients: [...(await listClientRights(database))].map(([client, rights]) => ({ client, ...rights })) }
  },

  settleClientRights: async ({ input, viewer, cookies }, context) => {
    refuseClients(viewer)
    const { database } = context
    const isNew = input.sharesOutside && !(await listClientRights(database)).get(input.client)?.sharesOutside
    if (isNew) await requireConfirmation(context, { cookies })
    await permitChangingClientRights(database, viewer, input)
    return { success: true }
  },
}
