import { type Kysely, sql } from 'kysely'

/**
 * Invitations that were replaced by a later one, or whose grant had ended, named no document when emails got one (052). The audit trail has
 * the document: who shared it, with whom and when, to the second. Emails about an erased document are deleted.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create temporary table told_letters on commit drop as
    select letters.id, told_document(details)::uuid as document_id, letters.subject,
      abs(extract(epoch from audit_trail.at - created_at)) as seconds
    from letters join audit_trail on action = 'document-shared' and actor = written_by::text
      and details::json ->> 'email' = to_address and audit_trail.at between created_at - interval '1 minute' and created_at + interval '1 minute'
    where letters.document_id is null`.execute(database)
  // Of several that were shared at once, the one that the letter names.
  await sql`
    update letters set document_id = nearest.document_id
    from (
      select distinct on (told_letters.id) told_letters.id, document_id from told_letters
      where exists (
        select from versions where versions.document_id = told_letters.document_id and position('“' || title || '”' in subject) > 0)
      order by told_letters.id, seconds
    ) nearest
    where letters.id = nearest.id`.execute(database)
  await sql`
    delete from letters using told_letters
    where letters.id = told_letters.id and letters.document_id is null
      and not exists (select from documents where documents.id = told_letters.document_id)`.execute(database)
}
