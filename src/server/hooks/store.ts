import { type ColumnType, type Generated, sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import { listedDeliveries, mostFailures } from './policy.ts'

type State = 'waiting' | 'delivered' | 'failed'
type Tables = {
  hooks: {
    id: string
    url: string
    sealed_secret: Buffer
    events: string[]
    client: ClientId | null
    created_by: string
    created_at: ColumnType<Date, undefined, never>
    failed_in_a_row: Generated<number>
    disabled_at: Date | null
    disabled_for: string | null
  }
  hook_deliveries: {
    id: Generated<string>
    hook_id: string
    document_id: string | null
    event: string
    body: string
    state: ColumnType<State, State | undefined, State>
    attempts: Generated<number>
    status: number | null
    error: string | null
    created_at: ColumnType<Date, undefined, never>
    tried_at: Date | null
  }
  accounts: { id: string; display_name: string }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`now()`

export type NewHook = {
  id: string
  url: string
  sealedSecret: Buffer
  events: string[]
  client: ClientId | null
  createdBy: string
}

export async function addHook(transaction: Database, { id, url, sealedSecret, events, client, createdBy }: NewHook): Promise<void> {
  const values = { id, url, sealed_secret: sealedSecret, events, client, created_by: createdBy }
  await own(transaction).insertInto('hooks').values(values).execute()
}

export const countHooks = async (database: Database): Promise<number> =>
  (
    await own(database)
      .selectFrom('hooks')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Newest first. */
export const listHooks = (database: Database) =>
  own(database)
    .selectFrom('hooks')
    .innerJoin('accounts', 'accounts.id', 'created_by')
    .select(['hooks.id', 'url', 'events', 'hooks.client', 'accounts.display_name as createdBy', 'hooks.created_at as createdAt'])
    .select(['hooks.disabled_at as disabledAt', 'disabled_for as disabledFor'])
    .orderBy('hooks.created_at', 'desc')
    .execute()

export const findHook = (database: Database, id: string) =>
  own(database).selectFrom('hooks').where('id', '=', id).select(['id', 'disabled_at as disabledAt']).executeTakeFirst()

/** Lists the hooks that receive an event of a client's document. */
export const listHooksFor = (transaction: Database, { event, client }: { event: string; client: string }) =>
  own(transaction)
    .selectFrom('hooks')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${event} = any(events) and (client is null or client = ${client})`)
    .select('id')
    .execute()

/** Returns true if it existed; its messages are deleted with it. */
export async function removeHook(transaction: Database, id: string): Promise<boolean> {
  return (await own(transaction).deleteFrom('hooks').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}

export async function enableHook(transaction: Database, id: string): Promise<void> {
  const anew = { disabled_at: null, disabled_for: null, failed_in_a_row: 0 }
  await own(transaction).updateTable('hooks').set(anew).where('id', '=', id).execute()
}

/** Disables a hook and ends its waiting messages. */
export async function disableHook(transaction: Database, id: string, reason: string): Promise<void> {
  const disabled = { disabled_at: now, disabled_for: reason }
  await own(transaction).updateTable('hooks').set(disabled).where('id', '=', id).where('disabled_at', 'is', null).execute()
  await own(transaction)
    .updateTable('hook_deliveries')
    .set({ state: 'failed', error: 'The hook was disabled.' })
    .where('hook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

type NewDelivery = { id: string; hookId: string; documentId: string | null; event: string; body: string }

export async function addDelivery(transaction: Database, { id, hookId, documentId, event, body }: NewDelivery): Promise<void> {
  const values = { id, hook_id: hookId, document_id: documentId, event, body }
  await own(transaction).insertInto('hook_deliveries').values(values).execute()
}

export const findWaitingDelivery = (database: Database, id: string) =>
  own(database)
    .selectFrom('hook_deliveries')
    .innerJoin('hooks', 'hooks.id', 'hook_id')
    .where('hook_deliveries.id', '=', id)
    .where('state', '=', 'waiting')
    .select(['hook_deliveries.id', 'hook_id as hookId', 'body', 'url', 'sealed_secret as sealedSecret'])
    .executeTakeFirst()

export type Tried = { id: string; hookId: string; status: number | null; error: string | null; state: State }

/** Saves the result of an attempt; a message that fails for good disables its hook if too many failed before it. */
export async function keepTry(transaction: Database, { id, hookId, status, error, state }: Tried): Promise<void> {
  const tried = { status, error, state, attempts: sql<number>`attempts + 1`, tried_at: now }
  await own(transaction).updateTable('hook_deliveries').set(tried).where('id', '=', id).where('state', '=', 'waiting').execute()
  if (state === 'waiting') return
  const hook = await own(transaction)
    .updateTable('hooks')
    .set({ failed_in_a_row: state === 'delivered' ? 0 : sql<number>`failed_in_a_row + 1` })
    .where('id', '=', hookId)
    .returning('failed_in_a_row as failures')
    .executeTakeFirst()
  if (hook && hook.failures >= mostFailures)
    await disableHook(transaction, hookId, `${hook.failures} messages in a row could not be delivered.`)
}

/** Newest first. */
export const listDeliveries = (database: Database, hookId: string) =>
  own(database)
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .select(['id', 'event', 'state', 'attempts', 'status', 'error', 'created_at as createdAt', 'tried_at as triedAt'])
    .orderBy('created_at', 'desc')
    .limit(listedDeliveries)
    .execute()

/** Returns true if it had failed and is queued again. */
export async function requeueDelivery(transaction: Database, hookId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('hook_deliveries')
    .set({ state: 'waiting', error: null, status: null })
    .where('id', '=', id)
    .where('hook_id', '=', hookId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listSealedSecrets = (transaction: Database) =>
  own(transaction).selectFrom('hooks').select(['id', 'sealed_secret as sealedSecret']).execute()

export async function putSealedSecret(transaction: Database, id: string, sealedSecret: Buffer): Promise<void> {
  await own(transaction).updateTable('hooks').set({ sealed_secret: sealedSecret }).where('id', '=', id).execute()
}
