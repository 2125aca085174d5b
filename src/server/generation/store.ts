import { createHash } from 'node:crypto'
import type { ColumnType, Generated } from 'kysely'
import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Format } from '#shared/formats.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { addTemplate, type Template } from '#server/documents/templates/store.ts'
import type { Database } from '#server/platform/database.ts'
import { notifyJob } from '#server/platform/jobs/store.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

type Tables = {
  generations: {
    id: string
    account_id: string
    key: string
    request_hash: string
    brief: ColumnType<Brief, string, never>
    output_format: Format
    use_agent: boolean
    template_id: string | null
    created_at: Generated<Date>
    stop_asked_at: Date | null
  }
  uploads: { generation_id: string; filename: string; bytes: Buffer }
}

/** A key identifies a generation within one account; other accounts cannot use it. */
export function generationId({ accountId }: Pick<Viewer, 'accountId'>, key: string) {
  const hex = createHash('sha256').update(`${accountId} ${key}`).digest('hex')
  // The form of a UUID of version 8 (RFC 9562), whose content is custom.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The work of writing one document; its id is also its job's. */
export type Generation = {
  id: string
  accountId: string
  key: string
  requestHash: string
  brief: Brief
  outputFormat: Format
  useAgent: boolean
  /** The design of an uploaded document. */
  templateId: string | null
}

const generationsOf = (database: Database) =>
  database
    .withTables<Tables>()
    .selectFrom('generations')
    .select([
      'id',
      'account_id as accountId',
      'key',
      'request_hash as requestHash',
      'brief',
      'output_format as outputFormat',
      'use_agent as useAgent',
      'template_id as templateId',
    ])

export const findGeneration = (database: Database, viewer: Viewer, key: string): Promise<Generation | undefined> =>
  generationsOf(database).where('id', '=', generationId(viewer, key)).executeTakeFirst()

export const unknownKey = () => new AppError('not-found', 'No work is known by this key.')

export const getGeneration = (database: Database, id: string): Promise<Generation> =>
  generationsOf(database).where('id', '=', id).executeTakeFirstOrThrow()

export type BegunGeneration = {
  key: string
  brief: Pick<Brief, 'documentType' | 'client' | 'projectName'> & { clientName?: string | null }
  createdAt: Date
  state: 'queued' | 'running' | 'done' | 'failed'
  /** The document, version and failure that resulted, if any. */
  documentId: string | null
  number: string | null
  failure: { message: string; details?: string } | null
}

/** Limit for generations of the last day; older ones are found among the documents. */
const mostBegun = 20

/** Uses the index of an account's generations. A brief is long, so only the parts that name the work are read. */
export const listBegun = prepareQuery<BegunGeneration>(
  'list-begun-generations',
  `select generations.key, generations.created_at as "createdAt", jobs.state, jobs.failure,
    jobs.result ->> 'documentId' as "documentId", jobs.result ->> 'number' as number,
    json_build_object('documentType', generations.brief -> 'documentType', 'client', generations.brief -> 'client', 'clientName', generations.brief -> 'clientName', 'projectName', generations.brief -> 'projectName') as brief
  from generations join jobs on jobs.id = generations.id::text
  where generations.account_id = $1 and generations.created_at > now() - interval '1 day'
  order by generations.created_at desc limit ${mostBegun}`,
)

/** False if the account already has a generation with that key. */
export async function addGeneration(
  transaction: Database,
  generation: Generation & { brief: Permitted<'generate', Brief> },
  upload: { filename: string; bytes: Uint8Array; lends: Template | null } | undefined,
) {
  const tables = transaction.withTables<Tables>()
  const added = await tables
    .insertInto('generations')
    .values({
      id: generation.id,
      account_id: generation.accountId,
      key: generation.key,
      request_hash: generation.requestHash,
      brief: JSON.stringify(generation.brief),
      output_format: generation.outputFormat,
      use_agent: generation.useAgent,
      template_id: generation.templateId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added && upload) {
    await tables
      .insertInto('uploads')
      .values({ generation_id: added.id, filename: upload.filename, bytes: Buffer.from(upload.bytes) })
      .execute()
  }
  if (added && upload?.lends) {
    const lent = await addTemplate(transaction, upload.lends)
    await tables.updateTable('generations').set({ template_id: lent }).where('id', '=', added.id).execute()
  }
  return added !== undefined
}

/** The person wants no more text; finished parts are used. Notifies the job in any process. */
export async function askToStop(database: Database, id: string): Promise<void> {
  await database
    .withTables<Tables>()
    .with('asked', (asking) =>
      asking.updateTable('generations').set({ stop_asked_at: new Date() }).where('id', '=', id).returning('id'),
    )
    .selectFrom('asked')
    .select((asked) => notifyJob(asked.ref('id')).as('told'))
    .execute()
}

export async function isStopAsked(database: Database, id: string): Promise<boolean> {
  const found = await database
    .withTables<Tables>()
    .selectFrom('generations')
    .select('stop_asked_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.stop_asked_at != null
}

/**
 * The tools that an agent used in a generation, by their reported labels, in the order of first use. Other events are not parsed, because
 * their text may contain U+0000, which PostgreSQL's JSON functions refuse.
 */
export const listUsedTools = prepareQuery<{ text: string; times: number }>(
  'list-used-tools',
  `with used as materialized (
    select number, event from job_events
    where job_id = $1::text and strpos(event::text, '"type":"tool-used"') > 0 and strpos(event::text, '\\u0000') = 0)
  select event ->> 'text' as text, count(*)::int as times from used where event ->> 'type' = 'tool-used' group by 1 order by min(number)`,
)
