import type { ClientId } from '#shared/client-id.ts'
import type { ClientStatus } from '#shared/limits.ts'
import type { Sector } from '#shared/firm.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

/** A client with the counts that the viewer may see. */
export type PortfolioRow = {
  id: ClientId
  name: string
  sector: Sector
  status: ClientStatus
  startYear: number | null
  owner: string | null
  isArchived: boolean
  projects: number
  documents: number
  awaiting: number
  contacts: number
  lastAt: Date | null
}
export type PortfolioQuestion = {
  /** The viewer's own client; null for staff. */
  firm: ClientId | null
  q: string
  sector: Sector | null
  archived: boolean
  /** If set, only this client. */
  id: ClientId | null
}

const isFound = `($1::text is null or clients.id = $1) and ($2 = '' or position($2 in name_key) > 0)
  and (archived_at is not null) = $3 and ($4::text is null or clients.id = $4)`

const listFound = prepareQuery<PortfolioRow>(
  'list-portfolio',
  `with found as (
    select clients.*, display_name as owner_name from clients left join accounts on accounts.id = owner
    where ${isFound} and ($5::text is null or sector = $5) order by name_key, id limit $6 offset $7
  ), work as (
    select version_texts.client, count(distinct projects.id) as projects, count(*) as documents, max(at) as last_at
    from version_texts join documents on documents.id = document_id
      left join projects on projects.client = documents.client and projects.project_key = documents.project_key
        and projects.archived_at is null
    where not is_archived and version_texts.client in (select id from found) and case when $1::text is null then is_current else is_shown end
    group by 1
  ), waiting as (
    select client, count(*) as awaiting from version_texts
    where is_shown and not is_archived and not is_approved and client in (select id from found) group by 1
  )
  select id, name, sector, status, start_year as "startYear", owner_name as owner, archived_at is not null as "isArchived",
    case when $1::text is null then (select count(*) from projects where projects.client = found.id and projects.archived_at is null)
      else coalesce(projects, 0) end as projects, coalesce(documents, 0) as documents, coalesce(awaiting, 0) as awaiting,
    (select count(*) from contacts where contacts.client = found.id) as contacts, last_at as "lastAt"
  from found left join work on work.client = found.id left join waiting on waiting.client = found.id order by name_key, id`,
)
const countSectors = prepareQuery<{ sector: Sector; count: number }>(
  'count-sectors-of-portfolio',
  `select sector, count(*) as count from clients where ${isFound} group by sector order by 2 desc, 1`,
)

const valuesOf = ({ firm, q, archived, id }: PortfolioQuestion) => [firm, q.trim().toLowerCase(), archived, id]

export const listPortfolio = (database: Database, question: PortfolioQuestion, { from, limit }: { from: number; limit: number }) =>
  listFound(database, [...valuesOf(question), question.sector, limit, from])

/** Counts the clients found in each sector, without the filter by sector. */
export const countBySector = (database: Database, question: PortfolioQuestion) => countSectors(database, valuesOf(question))

/** Also finds archived clients. */
export async function findInPortfolio(database: Database, firm: ClientId | null, id: ClientId): Promise<PortfolioRow | undefined> {
  for (const archived of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- the second look is rare
    const [row] = await listPortfolio(database, { firm, q: '', sector: null, archived, id }, { from: 0, limit: 1 })
    if (row) return row
  }
  return undefined
}

const ofNames = prepareQuery<{ id: ClientId; name: string }>(
  'list-client-choices',
  `select id, name from clients where ($1::text is null or id = $1) and archived_at is null order by name_key limit 5000`,
)
/** The clients for which documents can be written. */
export const listChoices = (database: Database, firm: ClientId | null) => ofNames(database, [firm])
