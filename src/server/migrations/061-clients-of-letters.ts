import { type Kysely, sql } from 'kysely'

/**
 * A digest covers documents of several clients, so it names the clients instead of a document, and is erased with the data of any of them.
 * For digests written before an erasure it is not known whether they covered that client: their texts are deleted.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table letters add column clients text[] not null default '{}'`.execute(database)
  // One transaction writes a digest and marks its notifications.
  await sql`
    update letters set clients = told.clients
    from (
      select digest.id, array_agg(distinct documents.client) as clients
      from letters digest join accounts on accounts.email = digest.to_address
        join notifications on notifications.account_id = accounts.id and mailed_at = digest.created_at
        join documents on documents.id = notifications.document_id
      where digest.document_id is null and digest.written_by is null
      group by digest.id
    ) told
    where letters.id = told.id`.execute(database)
  await sql`
    delete from letters
    where document_id is null and written_by is null and subject like 'What happened: %'
      and exists (select from erasures where begun_at > letters.created_at)`.execute(database)
}
