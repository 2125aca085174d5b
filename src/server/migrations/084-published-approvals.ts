import { type Kysely, sql } from 'kysely'

/** Approving a version showed it to the client until now; what was approved stays visible, and approvals no longer publish. */
export async function up(database: Kysely<unknown>) {
  await sql`
    insert into publications (version_id, published_by, published_at)
    select approvals.version_id, coalesce(approvals.approved_by, reviews.asked_by), approvals.approved_at
    from approvals left join reviews on reviews.id = approvals.review_id
    on conflict (version_id) do nothing`.execute(database)
}
