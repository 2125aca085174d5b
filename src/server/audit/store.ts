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

/** Something that happened: who did what to whom or what. Never a password, a token or a document's words. */
export type AuditEvent = {
  actor: string
  action: string
  subject: string
  details?: Record<string, string | number | boolean | null>
}

/** Any constant of its own will do. */
const chainLock = 7_101
const beginning = Buffer.alloc(32)

function hashOf({ id, at, actor, action, subject, details, previous_hash }: Entry): Buffer {
  const text = JSON.stringify([id, at.toISOString(), actor, action, subject, details])
  return createHash('sha256').update(previous_hash).update(text).digest()
}

/** Adds to the trail within the transaction of what it tells. Call it last: writers wait for each other from here on. */
export async function recordAudit(transaction: Transaction<unknown>, { details = {}, ...event }: AuditEvent): Promise<void> {
  const own = transaction.withTables<AuditTables>()
  // In a statement of its own: what the next one sees is taken only after the lock.
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(own)
  const last = await own.selectFrom('audit_trail').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const chained = { id: (last?.id ?? 0) + 1, at: new Date(), previous_hash: last?.hash ?? beginning }
  const entry = { ...event, ...chained, details: JSON.stringify(details) }
  await own
    .insertInto('audit_trail')
    .values({ ...entry, hash: hashOf(entry) })
    .execute()
  // What happens to a document has followers, who hear of it once this transaction is done.
  if (details.documentId !== undefined)
    await insertJob(transaction, { id: `activity-${chained.id}`, kind: 'activity', payload: { auditId: chained.id } })
}

/** For what changes nothing else. */
export const recordAlone = (database: Database, event: AuditEvent): Promise<void> =>
  database.transaction().execute((transaction) => recordAudit(transaction, event))

export type AuditChain = { entries: number; isWhole: true; hash: string } | { entries: number; isWhole: false; brokenAt: number }

/** Reads the whole trail and says whether each entry is as it was written and none is missing between. */
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

/** An entry as those who may read what it tells of see it. */
export type PresentedEntry = {
  id: number
  at: Date
  /** The account's name, or what stands for whoever has none. */
  who: string
  action: string
  subject: string
  details: NonNullable<AuditEvent['details']>
  /** Hexadecimal. */
  hash: string
}

/** What the trail tells of a document, in the order in which it happened. */
export async function listAuditOf(database: Database, documentId: string): Promise<PresentedEntry[]> {
  const { rows } = await sql<Omit<PresentedEntry, 'details' | 'id'> & { id: string; details: string }>`
    select audit_trail.id, at, coalesce(display_name, actor) as who, action, subject, details, encode(hash, 'hex') as hash
    from audit_trail left join accounts on accounts.id::text = actor
    where told_document(details) = ${documentId} order by audit_trail.id`.execute(database)
  return rows.map(({ id, details, ...entry }) => ({
    ...entry,
    id: Number(id),
    details: JSON.parse(details) as PresentedEntry['details'],
  }))
}

/** What an account did, the newest first. */
export async function listOwnEntries(database: Database, accountId: string) {
  const query = database.withTables<AuditTables>().selectFrom('audit_trail').select(['id', 'at', 'action', 'subject', 'details'])
  const entries = await query.where('actor', '=', accountId).orderBy('id', 'desc').limit(5000).execute()
  return entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) as PresentedEntry['details'] }))
}
