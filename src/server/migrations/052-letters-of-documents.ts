import { type Kysely, sql } from 'kysely'

/** An email names its document, so that it is erased with the client's data. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table letters add column document_id uuid references documents on delete cascade`.execute(database)
  await sql`
    update letters set document_id = grants.document_id from invitations join grants on grants.id = grant_id
    where letter_id = letters.id`.execute(database)
  await sql`
    update letters set document_id = versions.document_id
    from reviewers join reviews on reviews.id = review_id join versions on versions.id = version_id
    where letter_id = letters.id`.execute(database)
  await sql`create index letters_document on letters (document_id) where document_id is not null`.execute(database)
}
