import type { hooksApi } from '#shared/api/hooks.ts'
import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { endHook, goOnWithHook, type HookServices, makeHook } from './make-hook.ts'
import { findHook, listDeliveries, listHooks } from './store.ts'
import { sendAgain, testHook } from './tell-hooks.ts'

type HooksContext = HookServices & { jobs: Pick<Jobs, 'enqueue'> }

/** Hooks are told of the documents of all firms. */
function refuseOutsiders(viewer: Viewer): void {
  if (!isStaff(viewer)) throw new AppError('not-allowed', 'Hooks are for staff.')
}

async function getHook({ database }: Pick<HooksContext, 'database'>, viewer: Viewer, id: string) {
  refuseOutsiders(viewer)
  const hook = await findHook(database, id)
  if (!hook) throw new AppError('not-found', 'This hook does not exist.')
  return hook
}

export const hookHandlers: Handlers<typeof hooksApi, Viewer, HooksContext> = {
  list: async ({ viewer }, { database }) => {
    refuseOutsiders(viewer)
    const hooks = (await listHooks(database)).map(({ createdAt, disabledAt, disabledFor, ...hook }) => ({
      ...hook,
      createdAt: createdAt.toISOString(),
      disabled: disabledAt && { at: disabledAt.toISOString(), reason: disabledFor! },
    }))
    return { hooks }
  },

  make: async ({ input, viewer }, context) => {
    refuseOutsiders(viewer)
    return { success: true, ...(await makeHook(context, viewer, input)) }
  },

  end: async ({ input: { id }, viewer }, { database }) => {
    refuseOutsiders(viewer)
    await endHook(database, viewer, id)
    return { success: true }
  },

  enable: async ({ input: { id }, viewer }, context) => {
    await getHook(context, viewer, id)
    await goOnWithHook(context.database, viewer, id)
    return { success: true }
  },

  test: async ({ input: { id }, viewer }, context) => {
    const { disabledAt } = await getHook(context, viewer, id)
    if (disabledAt !== null) throw new AppError('conflict', 'This hook is disabled.', { details: 'Enable it first.' })
    const delivery = await context.database.transaction().execute((transaction) => testHook(transaction, context, id))
    return { success: true, delivery }
  },

  deliveries: async ({ input: { id }, viewer }, context) => {
    await getHook(context, viewer, id)
    const deliveries = (await listDeliveries(context.database, id)).map(({ createdAt, triedAt, ...delivery }) => ({
      ...delivery,
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    }))
    return { deliveries }
  },

  sendAgain: async ({ input: { id: hookId, delivery: id }, viewer }, context) => {
    const { disabledAt } = await getHook(context, viewer, hookId)
    if (disabledAt !== null) throw new AppError('conflict', 'This hook is disabled.', { details: 'Enable it first.' })
    if (!(await context.database.transaction().execute((transaction) => sendAgain(transaction, context, { hookId, id }))))
      throw new AppError('not-found', 'No message of that id has failed.')
    return { success: true }
  },
}
