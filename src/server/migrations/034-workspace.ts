import { sql, type Kysely } from 'kysely'

/** Whether an account sees samples or its own work, and which staff manage accounts and keys: at first the oldest account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column workspace text not null default 'sample' check (workspace in ('sample', 'live')),
      add column invited_again_at timestamptz,
      add column role text not null default 'member' check (role in ('member', 'administrator')),
      add constraint administrators_are_staff check (client is null or role = 'member')`.execute(database)
  await sql`
    update accounts set role = 'administrator' where id = (
      select id from accounts where client is null order by disabled_at is not null, created_at, id limit 1)`.execute(database)
}
