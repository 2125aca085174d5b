import type { hooksApi } from '#shared/api/hooks.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { requireConfirmation } from '#server/accounts/require-confirmation.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { endHook, reenableHook, type HookServices, makeHook } from './make-hook.ts'
import { findHook, listDeliveries, listHooks } from './store.ts'
import { sendAgain, testHook } from './notify-hooks.ts'

type HooksContext = HookServices & {
  isSecure: boolean
  jobs: Pick<Jobs, 'enqueue'>
}

async function getHook({ database }: Pick<HooksContext, 'database'>, id: string) {
  const hook = await findHook(database, id)
  if (!hook) throw new AppError('not-found', 'This hook does not exist.')
  return hook
}

/** A hook informs an external address about the documents of all clients, so only administrators may call these. */
export const hookHandlers: Handlers<typeof hooksApi, Viewer, HooksContext> = {
  list: async (_call, { database }) => {
    const hooks = (await listHooks(database)).map(({ createdAt, disabledAt, disabledFor, ...hook }) => ({
      ...hook,
      createdAt: createdAt.toISOString(),
      disabled: disabledAt && { at: disabledAt.toISOString(), reason: disabledFor! },
    }))
    return { hooks }
  },

  make: async ({ input, viewer, cookies }, context) => {
    const { isSecure } = context
    const confirm = (database: Database) => requireConfirmation({ database, isSecure }, { cookies })
    return { success: true, ...(await makeHook(context, viewer, { ...input, confirm })) }
  },

  end: async ({ input: { id }, viewer }, { database }) => {
    await endHook(database, viewer, id)
    return { success: true }
  },

  enable: async ({ input: { id }, viewer }, context) => {
    await getHook(context, id)
    await reenableHook(context.database, viewer, id)
    return { success: true }
  },

  test: async ({ input: { id } }, context) => {
    const { disabledAt } = await getHook(context, id)
    if (disabledAt !== null) throw new AppError('conflict', 'This hook is disabled.', { details: 'Enable it first.' })
    const delivery = await context.database.transaction().execute((transaction) => testHook(transaction, context, id))
    return { success: true, delivery }
  },

  deliveries: async ({ input: { id } }, context) => {
    await getHook(context, id)
    const deliveries = (await listDeliveries(context.database, id)).map(({ createdAt, triedAt, ...delivery }) => ({
      ...delivery,
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    }))
    return { deliveries }
  },

  sendAgain: async ({ input: { id: hookId, delivery: id } }, context) => {
    const { disabledAt } = await getHook(context, hookId)
    if (disabledAt !== null) throw new AppError('conflict', 'This hook is disabled.', { details: 'Enable it first.' })
    if (!(await context.database.transaction().execute((transaction) => sendAgain(transaction, context, { hookId, id }))))
      throw new AppError('not-found', 'No message of that id has failed.')
    return { success: true }
  },
}
