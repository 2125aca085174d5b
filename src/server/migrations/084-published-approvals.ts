import { type Kysely, sql } from 'kysely'

/** Until now an approval also showed the version to the client. Versions approved before stay visible; new approvals do not publish. */
export async function up(database: Kysely<unknown>) {
  await sql`
    insert into publications (version_id, published_by, published_at)
    select approvals.version_id, coalesce(approvals.approved_by, reviews.asked_by), approvals.approved_at
    from approvals left join reviews on reviews.id = approvals.review_id
    on conflict (version_id) do nothing`.execute(database)
}
