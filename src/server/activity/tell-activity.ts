import type { Transaction } from 'kysely'
import type { JobHandler } from '#server/platform/jobs/job.ts'
import { type Activity, addActivity, findActivity } from './store.ts'

type Payload = { auditId: number }
/** Does within the transaction what follows from something that happened. */
export type Listener = (transaction: Transaction<unknown>, activity: Activity) => Promise<void>

/** What the trail tells of documents becomes activity, and whoever listens hears of it, each once. */
export const tellActivity = (listeners: Listener[]): JobHandler<Payload> => ({
  run: ({ job, transact }) =>
    transact('told', async (transaction) => {
      const found = await findActivity(transaction, job.payload.auditId)
      if (!found) return null
      await addActivity(transaction, found)
      for (const hear of listeners) await hear(transaction, found.activity)
      return null
    }),
  finished: () => ({ type: 'activity-told' }),
  failed: () => ({ type: 'activity-lost' }),
})
