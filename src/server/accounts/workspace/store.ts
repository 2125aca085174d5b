import { sql } from 'kysely'
import type { User, Workspace, WorkspaceMode } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { mostInvited } from '#shared/workspace.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

type Tables = {
  accounts: { id: string; client: ClientId | null; workspace: WorkspaceMode; invited_again_at: Date | null }
}
const own = (database: Database) => database.withTables<Tables>()

/** A client account never sees the samples, because they name other clients. Staff may read every document. */
const findByAccount = prepareQuery<Workspace & Pick<User, 'role' | 'theme' | 'language'>>(
  'find-workspace',
  `
  select role, language, case when client is null then workspace else 'live' end as mode,
    case when client is not null or workspace = 'live' then theme end as theme,
    case when client is null and workspace = 'sample' and coalesce(invited_again_at < now(), true) then (
      select case when count(*) > 0 then json_build_object('documents', count(*), 'clients', count(distinct counted.client)) end
      from (select documents.client from documents limit ${mostInvited}) as counted) end as invites
  from accounts left join preferences on account_id = accounts.id where accounts.id = $1`,
)

export async function getWorkspace(database: Database, accountId: string) {
  const { mode, invites, ...user } = (await findByAccount(database, [accountId]))[0]!
  return { ...user, workspace: { mode, invites } }
}

export const putWorkspaceMode = (database: Database, accountId: string, workspace: WorkspaceMode) =>
  own(database).updateTable('accounts').set({ workspace }).where('id', '=', accountId).execute()

export const postponeInvitation = (database: Database, accountId: string, days: number) =>
  own(database)
    .updateTable('accounts')
    .set({ invited_again_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where('id', '=', accountId)
    .execute()
