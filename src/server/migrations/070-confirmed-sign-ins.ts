import { type Kysely, sql } from 'kysely'

/**
 * When the password or passkey of a sign-in was last given. A new password may leave tokens alone, so that those which one has ended
 * until now are revoked.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ins add column confirmed_at timestamptz`.execute(database)
  await sql`update sign_ins set confirmed_at = created_at`.execute(database)
  await sql`alter table sign_ins alter column confirmed_at set default now(), alter column confirmed_at set not null`.execute(
    database,
  )
  await sql`
    alter table passkey_challenges drop constraint passkey_challenges_purpose_check,
      add constraint passkey_challenges_purpose_check check (purpose in ('sign-in', 'add', 'confirm'))`.execute(database)
  await sql`
    update tokens set revoked_at = password_changed_at from accounts
    where accounts.id = account_id and revoked_at is null and tokens.created_at < password_changed_at`.execute(database)
}
