import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { insertJob } from '#server/platform/jobs/store.ts'

type AuditTables = {
  audit_trail: {
    id: number
    at: Date
    actor: string
    action: string
    subject: string
    details: string
    previous_hash: Buffer
    hash: Buffer
  }
}
type Entry = Omit<AuditTables['audit_trail'], 'hash'>

/** An event: who did something to which object or account. Never contains a password, a token or a document's text. */
export type AuditEvent = {
  actor: string
  action: string
  subject: string
  details?: Record<string, string | number | boolean | null>
}

/** Any number that no other lock uses. */
const chainLock = 7_101
const beginning = Buffer.alloc(32)

function hashOf({ id, at, actor, action, subject, details, previous_hash }: Entry): Buffer {
  const text = JSON.stringify([id, at.toISOString(), actor, action, subject, details])
  return createHash('sha256').update(previous_hash).update(text).digest()
}

/** Adds an event to the trail within the transaction of the change itself. Call it last: from here on, writers wait for each other. */
export async function recordAudit(transaction: Transaction<unknown>, { details = {}, ...event }: AuditEvent): Promise<void> {
  const own = transaction.withTables<AuditTables>()
  // A separate statement, so that the next one takes its snapshot after the lock.
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(own)
  const last = await own.selectFrom('audit_trail').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const chained = { id: (last?.id ?? 0) + 1, at: new Date(), previous_hash: last?.hash ?? beginning }
  const entry = { ...event, ...chained, details: JSON.stringify(details) }
  await own
    .insertInto('audit_trail')
    .values({ ...entry, hash: hashOf(entry) })
    .execute()
  // Listeners are informed of a document's events after this transaction has committed.
  if (details.documentId !== undefined)
    await insertJob(transaction, { id: `activity-${chained.id}`, kind: 'activity', payload: { auditId: chained.id } })
}

/** For events without any other change. */
export const recordAlone = (database: Database, event: AuditEvent): Promise<void> =>
  database.transaction().execute((transaction) => recordAudit(transaction, event))

export type AuditChain = { entries: number; isWhole: true; hash: string } | { entries: number; isWhole: false; brokenAt: number }

/** Checks the whole trail: that no entry was changed and none is missing in between. */
export async function verifyAuditChain(database: Database): Promise<AuditChain> {
  let [id, previous]: [number, Buffer] = [0, beginning]
  for (;;) {
    const query = database.withTables<AuditTables>().selectFrom('audit_trail').selectAll().where('id', '>', id)
    const entries = await query.orderBy('id').limit(1000).execute()
    for (const entry of entries) {
      const isNext = entry.previous_hash.equals(previous) && entry.hash.equals(hashOf(entry))
      if (!isNext) return { entries: id, isWhole: false, brokenAt: id + 1 }
      id = entry.id
      previous = entry.hash
    }
    if (entries.length === 0) return { entries: id, isWhole: true, hash: previous.toString('hex') }
  }
}

/** An entry, for readers who may see its subject. */
export type PresentedEntry = {
  id: number
  at: Date
  /** The account's name, or a label for an actor without an account. */
  who: string
  /** The account's id, or the same label. */
  actor: string
  /** True for an account of the firm. */
  isOfStaff: boolean
  action: string
  subject: string
  details: NonNullable<AuditEvent['details']>
  /** Hexadecimal. */
  hash: string
}

/** Lists the entries about a document, in order of time. */
export async function listAuditOf(database: Database, documentId: string): Promise<PresentedEntry[]> {
  const { rows } = await sql<Omit<PresentedEntry, 'details' | 'id'> & { id: string; details: string }>`
    select audit_trail.id, at, coalesce(display_name, actor) as who, actor,
      accounts.id is not null and client is null as "isOfStaff", action, subject, details, encode(hash, 'hex') as hash
    from audit_trail left join accounts on accounts.id::text = actor
    where told_document(details) = ${documentId} order by audit_trail.id`.execute(database)
  return rows.map(({ id, details, ...entry }) => ({
    ...entry,
    id: Number(id),
    details: JSON.parse(details) as PresentedEntry['details'],
  }))
}

/** Lists the actions of an account, newest first. */
export async function listOwnEntries(database: Database, accountId: string) {
  const query = database.withTables<AuditTables>().selectFrom('audit_trail').select(['id', 'at', 'action', 'subject', 'details'])
  const entries = await query.where('actor', '=', accountId).orderBy('id', 'desc').limit(5000).execute()
  return entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) as PresentedEntry['details'] }))
}
