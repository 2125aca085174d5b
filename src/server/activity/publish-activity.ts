import type { Transaction } from 'kysely'
import type { JobHandler } from '#server/platform/jobs/job.ts'
import { type Activity, addActivity, findActivity } from './store.ts'

type Payload = { auditId: number }
/** Handles an activity within the same transaction. */
export type Listener = (transaction: Transaction<unknown>, activity: Activity) => Promise<void>

/** Turns entries of the audit trail about documents into activity and passes each to the listeners once. */
export const publishActivity = (listeners: Listener[]): JobHandler<Payload> => ({
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
