import { type ColumnType, type Generated, sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'

export type EmailState = 'waiting' | 'sent' | 'failed'

type Tables = {
  letters: {
    id: Generated<string>
    to_address: string
    subject: string
    text: string
    sealed_link: Buffer | null
    state: ColumnType<EmailState, EmailState | undefined, EmailState>
    attempts: Generated<number>
    error: string | null
    written_by: string | null
    document_id: string | null
    clients: ColumnType<string[], ClientId[], never>
    created_at: ColumnType<Date, undefined, never>
    sent_at: Date | null
  }
}

const own = (database: Database) => database.withTables<Tables>()

export type StoredEmail = { id: string; to: string; subject: string; text: string; sealedLink: Buffer | null }

/** The caller creates the id, because the link is sealed for a place that includes it. */
export async function addEmail(
  transaction: Database,
  letter: StoredEmail & { writtenBy: string | null; documentId: string | null; clients: ClientId[] },
): Promise<void> {
  const { id, to, subject, text, sealedLink, writtenBy, documentId, clients } = letter
  const about = { written_by: writtenBy, document_id: documentId, clients }
  await own(transaction)
    .insertInto('letters')
    .values({ id, to_address: to, subject, text, sealed_link: sealedLink, ...about })
    .execute()
}

/** Finds an email that is not sent yet. */
export const findWaiting = (database: Database, id: string): Promise<StoredEmail | undefined> =>
  own(database)
    .selectFrom('letters')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select(['id', 'to_address as to', 'subject', 'text', 'sealed_link as sealedLink'])
    .executeTakeFirst()

/** Removes the link, which is no longer needed. */
export async function keepSent(database: Database, id: string): Promise<void> {
  await own(database)
    .updateTable('letters')
    .set({ state: 'sent', sent_at: sql<Date>`now()`, attempts: sql<number>`attempts + 1`, error: null, sealed_link: null })
    .where('id', '=', id)
    .execute()
}

export async function keepFailedTry(
  database: Database,
  { id, error, isLast }: { id: string; error: string; isLast: boolean },
): Promise<void> {
  await own(database)
    .updateTable('letters')
    .set({ attempts: sql<number>`attempts + 1`, error, ...(isLast && { state: 'failed' as const }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns true if it had failed and is queued again. */
export async function requeueEmail(transaction: Database, id: string, writtenBy: string): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('letters')
    .set({ state: 'waiting', error: null })
    .where('id', '=', id)
    .where('written_by', '=', writtenBy)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists emails whose link is still stored: they are waiting, or have failed. */
export const listSealedEmails = (transaction: Database) =>
  own(transaction).selectFrom('letters').where('sealed_link', 'is not', null).select(['id', 'sealed_link as sealedLink']).execute()

export async function putSealedEmail(transaction: Database, id: string, sealedLink: Buffer): Promise<void> {
  await own(transaction).updateTable('letters').set({ sealed_link: sealedLink }).where('id', '=', id).execute()
}

/** Lists emails sent on behalf of an account, newest first. */
export const listLettersBy = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('letters')
    .where('written_by', '=', accountId)
    .select(['to_address as to', 'subject', 'text', 'state', 'created_at as writtenAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .limit(5000)
    .execute()

/**
 * Deletes text and addresses of emails sent longer ago than the retention period of the account that sent them; some emails have no such
 * account.
 */
export const forgetOldEmails = (database: Database, usualDays: number) =>
  sql`
    update letters set to_address = '', subject = '', text = ''
    where state = 'sent' and text <> '' and sent_at < now() - make_interval(days => coalesce(
      (select retention_days from preferences where account_id = written_by), ${usualDays}))`.execute(database)
