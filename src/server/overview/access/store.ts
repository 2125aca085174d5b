import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

const accountsOf = prepareQuery<{ name: string; email: string; isDisabled: boolean; lastSeenAt: Date | null }>(
  'list-accounts-of-client',
  `select display_name as name, email, disabled_at is not null as "isDisabled",
    (select max(used_at) from devices where account_id = accounts.id) as "lastSeenAt"
  from accounts where client = $1 order by disabled_at is not null, display_name limit 200`,
)
const grantsOf = prepareQuery<{ email: string; documents: number }>(
  'list-grants-of-client',
  `select min(email) as email, count(distinct document_id) as documents from grants join documents on documents.id = document_id
  where client = $1 and revoked_at is null and expires_at > now() group by email_key order by 1 limit 200`,
)
const linksOf = prepareQuery<{ links: number }>(
  'count-links-of-client',
  `select count(*) as links from links join documents on documents.id = document_id
  where client = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
)

/** Lists who may see documents of a client: its accounts, addresses with a share, and the number of links. */
export async function listAccess(database: Database, client: ClientId) {
  const [accounts, grants, [counted]] = await Promise.all([
    accountsOf(database, [client]),
    grantsOf(database, [client]),
    linksOf(database, [client]),
  ])
  return { accounts, grants, links: counted?.links ?? 0 }
}
