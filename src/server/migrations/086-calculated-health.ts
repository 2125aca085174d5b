import { type Kysely, sql } from 'kysely'

/** A project's health is calculated. The column is the team's own judgement where that differs; "on track" was the default and is none. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table projects alter column health drop not null, alter column health drop default`.execute(database)
  await sql`update projects set health = null where health = 'on-track'`.execute(database)
  await sql`alter table project_updates alter column health drop not null`.execute(database)
}
