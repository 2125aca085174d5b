import { type ColumnType, type Generated, sql } from 'kysely'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Attempt } from '#server/compose/composer.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { UsageGroup } from './sum-usage.ts'

type Tables = {
  attempts: {
    id: Generated<string>
    generation_id: string | null
    account_id: string | null
    message_id: string | null
    at: ColumnType<Date, undefined, never>
    purpose: string
    provider: string
    model: string
    input_tokens: number
    cached_tokens: number
    cache_written_tokens: number
    output_tokens: number
    is_estimated: boolean
    first_word_ms: number | null
    total_ms: number
    failure: string | null
  }
}

/** The purpose of a request to a provider: a document, or an answer to an account's question. */
type AskedFor = { generationId: string } | { accountId: string; messageId: string }

const columnsOf = (asked: AskedFor) =>
  'generationId' in asked
    ? { generation_id: asked.generationId, account_id: null, message_id: null }
    : { generation_id: null, account_id: asked.accountId, message_id: stillThere(asked.messageId) }

/** The question may be deleted while the provider answers it; the request is billed all the same. */
const stillThere = (messageId: string) => sql<string | null>`(select id from messages where id = ${messageId})`

/** Every request to a provider has a row, also if it failed, because its input is billed. */
export async function recordAttempt(database: Database, asked: AskedFor, attempt: Attempt): Promise<void> {
  await database
    .withTables<Tables>()
    .insertInto('attempts')
    .values({
      ...columnsOf(asked),
      purpose: attempt.purpose,
      provider: attempt.provider,
      model: attempt.model,
      input_tokens: attempt.inputTokens,
      cached_tokens: attempt.cachedTokens,
      cache_written_tokens: attempt.cacheWrittenTokens,
      output_tokens: attempt.outputTokens,
      is_estimated: attempt.isEstimated,
      first_word_ms: attempt.firstWordMilliseconds,
      total_ms: attempt.milliseconds,
      failure: attempt.failure,
    })
    .execute()
}

/** Tokens written for a generation so far, in all processes that worked on it. */
export async function countWritten(database: Database, generationId: string): Promise<number> {
  const { written } = await database
    .withTables<Tables>()
    .selectFrom('attempts')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('output_tokens'), row.val('0')).as('written'))
    .where('generation_id', '=', generationId)
    .executeTakeFirstOrThrow()
  return Number(written)
}

/** Number of answered requests for one purpose, in all processes that worked on the generation. */
export async function countAnswered(database: Database, generationId: string, purpose: string): Promise<number> {
  const { answered } = await database
    .withTables<Tables>()
    .selectFrom('attempts')
    .select((row) => row.fn.countAll<string>().as('answered'))
    .where('generation_id', '=', generationId)
    .where('purpose', '=', purpose)
    .where('failure', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(answered)
}

/** Maximum lengths of the lists in a response. */
export const mostDocuments = 200
const mostMonths = 24

const day = `to_char(attempts.at at time zone 'UTC', 'YYYY-MM-DD')`
/** Sums are `float8`, which the driver returns as numbers: exact up to 2⁵³. A stop by a person does not count as a failure. */
const sums = `
  attempts.provider, attempts.model, ${day} as day, count(*)::float8 as attempts,
  (count(*) filter (where failure <> 'stopped'))::float8 as failures, bool_or(is_estimated) as "isEstimated",
  sum(input_tokens)::float8 as "inputTokens", sum(cached_tokens)::float8 as "cachedTokens",
  sum(cache_written_tokens)::float8 as "cacheWrittenTokens", sum(output_tokens)::float8 as "outputTokens",
  max(input_tokens)::float8 as "longestInput"`
const perPrice = `attempts.provider, attempts.model, ${day}`

/** Requests by staff are confidential, like their drafts: a client account sees only the requests of its own company. */
const isAskedByFirm = `($1::text is null or exists (
  select from accounts where accounts.id = generations.account_id and accounts.client = $1))`
/** The same condition for documents of the client and for questions. */
const isOfFirm = `($1::text is null or (generations.brief->>'client' = $1 and ${isAskedByFirm})
  or exists (select from accounts where accounts.id = attempts.account_id and accounts.client = $1))`

export type DocumentGroup = UsageGroup & { id: string; type: DocumentTypeId; clientName: string; project: string; place: string }

/** SQL: the position of a document in the list. It contains the time, so that a document that changes meanwhile does not appear twice. */
const place = `(extract(epoch from changed_at) * 1000000)::bigint || '_' || documents.id`
const isAfter = `($2::text is null
  or (changed_at, documents.id)
    < (timestamptz 'epoch' + split_part($2::text, '_', 1)::bigint * interval '1 microsecond', split_part($2::text, '_', 2)::uuid))`
const ofDocuments = prepareQuery<DocumentGroup>(
  'usage-of-documents',
  `with newest as (
    select id, type, client, project, changed_at, ${place} as place from documents
    where ($1::text is null or client = $1) and ${isAfter}
      and exists (
        select from versions join attempts using (generation_id) join generations on generations.id = generation_id
        where document_id = documents.id and ${isAskedByFirm})
    order by changed_at desc, documents.id desc limit ${mostDocuments}
  )
  select newest.id, newest.type, coalesce(clients.name, newest.client) as "clientName", newest.project, newest.place, ${sums}
  from newest left join clients on clients.id = newest.client join versions on versions.document_id = newest.id join attempts using (generation_id)
    join generations on generations.id = generation_id
  where ${isAskedByFirm}
  group by newest.id, newest.type, newest.client, clients.name, newest.project, newest.place, newest.changed_at, ${perPrice}
  order by newest.changed_at desc, newest.id desc`,
)
const ofMonths = prepareQuery<UsageGroup>(
  'usage-of-months',
  `select ${sums} from attempts left join generations on generations.id = generation_id
  where ${isOfFirm}
    and attempts.at >= (date_trunc('month', now() at time zone 'UTC') - interval '${mostMonths - 1} months') at time zone 'UTC'
  group by ${perPrice} order by day desc`,
)
const ofVersion = prepareQuery<UsageGroup>(
  'usage-of-version',
  `select ${sums} from attempts join versions using (generation_id) where versions.id = $1 group by ${perPrice}`,
)
const timeOfVersion = prepareQuery<{ milliseconds: number }>(
  'time-of-version',
  `select greatest(0, round(1000 * extract(epoch from versions.created_at - generations.created_at)))::float8 as milliseconds
  from versions join generations on generations.id = generation_id where versions.id = $1`,
)

const ofToday = prepareQuery<UsageGroup>(
  'usage-of-today',
  `select ${sums} from attempts where attempts.at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' group by ${perPrice}`,
)
const documentsOfToday = prepareQuery<{ documents: number }>(
  'documents-of-today',
  `select count(*)::float8 as documents from generations
  where account_id = $1 and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`,
)

/** Usage of all accounts. */
export const listUsageOfToday = (database: Database) => ofToday(database)
/** Documents that an account has requested, whatever their outcome. */
export const countDocumentsOfToday = async (database: Database, accountId: string) =>
  (await documentsOfToday(database, [accountId]))[0]?.documents ?? 0

/** Newest document first, after the given position; a client account sees the requests of its own company. */
export const listDocumentUsage = (database: Database, { client }: Viewer, after?: string) =>
  ofDocuments(database, [client, after ?? null])

/** By day, newest first, over the last two years; finished and unfinished work. */
export const listDailyUsage = (database: Database, { client }: Viewer) => ofMonths(database, [client])

/** Returns the usage for writing a version. The caller must have checked the right to read the version. */
export async function getVersionUsage(database: Database, versionId: string) {
  const [groups, [time]] = await Promise.all([ofVersion(database, [versionId]), timeOfVersion(database, [versionId])])
  return { groups, milliseconds: time?.milliseconds ?? 0 }
}
