import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hookEvents } from '#shared/api/hooks.ts'
import type { Activity } from '#server/activity/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { addDelivery, listHooksFor, requeueDelivery } from './store.ts'

type Services = { jobs: Pick<Jobs, 'enqueue'>; publicUrl: string | undefined }
type Message = { type: string; timestamp: string; data: Record<string, string | null> }

/** Converts the audit trail's name of an event: `version-added` becomes `version.added`. */
const eventOf = (verb: string) => verb.replace('-', '.')
const known = new Set<string>(hookEvents)

const jobOf = (deliveryId: string, hookId: string) => ({
  kind: 'hook',
  payload: { deliveryId },
  // A separate turn for each receiver, so that a slow one does not delay the others.
  turn: { group: `hook ${hookId}`, member: hookId },
})

type Posted = { hookId: string; documentId: string | null; message: Message }

async function post(transaction: Database, { jobs }: Pick<Services, 'jobs'>, { hookId, documentId, message }: Posted) {
  const id = randomUUID()
  await addDelivery(transaction, { id, hookId, documentId, event: message.type, body: JSON.stringify(message) })
  await jobs.enqueue(transaction, jobOf(id, hookId))
  return id
}

/** Informs subscribed hooks of a document's event: with ids and addresses, without any text. */
export const notifyHooks =
  ({ jobs, publicUrl }: Services) =>
  async (transaction: Transaction<unknown>, { verb, at, client, documentId, versionId }: Activity): Promise<void> => {
    const type = eventOf(verb)
    if (!known.has(type)) return
    const address = publicUrl === undefined ? null : `${publicUrl}/documents/${documentId}`
    const message = { type, timestamp: at.toISOString(), data: { documentId, versionId, client, address } }
    for (const { id: hookId } of await listHooksFor(transaction, { event: type, client }))
      await post(transaction, { jobs }, { hookId, documentId, message })
  }

/** Sends an empty test message; returns its id. */
export const testHook = (transaction: Database, services: Pick<Services, 'jobs'>, hookId: string): Promise<string> =>
  post(transaction, services, {
    hookId,
    documentId: null,
    message: { type: 'test', timestamp: new Date().toISOString(), data: {} },
  })

/** Queues a failed message again; returns true if there was one. */
export async function sendAgain(transaction: Database, { jobs }: Pick<Services, 'jobs'>, asked: { hookId: string; id: string }) {
  const isBack = await requeueDelivery(transaction, asked.hookId, asked.id)
  if (isBack) await jobs.enqueue(transaction, jobOf(asked.id, asked.hookId))
  return isBack
}
