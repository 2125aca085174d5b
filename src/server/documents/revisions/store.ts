import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { MadeBy } from '#shared/api/made-by.ts'
import type { Brief } from '#shared/brief.ts'
import type { Format } from '#shared/formats.ts'
import type { Database } from '#server/platform/database.ts'
import type { DocumentTables, SectionEdit, StoredMark } from '../document-tables.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Permitted } from '../policy.ts'
import { addTexts, copyTexts } from '../texts/store.ts'
import type { VersionTexts } from '../texts/version-texts.ts'
import { type Document, noSuchVersion } from '../store.ts'
import { type Added, type Current, makeCurrent, clockTime, nextVersionColumns } from '../versions/store.ts'

const own = (database: Database) => database.withTables<DocumentTables>()

/** A version from which another is made. */
export type Base = {
  id: string
  brief: Brief
  solution: string
  content: string
  edits: SectionEdit[]
  marks: StoredMark[]
  /** The generated words of each chapter; null in very old versions. */
  words: Words | null
  writer: string
  outputFormat: Format
  templateId: string | null
}

export const getBase = (database: Database, { versionId }: Permitted<'read' | 'generate', Document>): Promise<Base> =>
  own(database)
    .selectFrom('versions')
    .select(['id', 'brief', 'edits', 'marks', 'words', 'writer', 'output_format as outputFormat', 'template_id as templateId'])
    .select([sql<string>`solution::text`.as('solution'), sql<string>`content::text`.as('content')])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()

export type Revision = {
  content: string
  hash: string
  edits: SectionEdit[]
  marks: StoredMark[]
  texts: VersionTexts
  writer: string
  changelog: string
  madeBy: MadeBy
  accountId: string
  /** Set if the facts change as well; all are texts, and all but the title are JSON. */
  facts?: { title: string; brief: string; solution: string; words: string }
  /** Set if the caller chooses the id. */
  id?: string
}

/** Columns of a version that is derived from another, in the order of `made`. */
const madeColumns = ['document_id', 'ordinal', 'number', 'changelog', 'created_by', 'created_at', 'made_by', 'made_from'] as const

/** Their values, selected from the row of the version that it derives from. */
const made = (
  { document_id, ordinal, number }: ReturnType<typeof nextVersionColumns>,
  { changelog, accountId, madeBy }: Pick<Revision, 'changelog' | 'accountId' | 'madeBy'>,
) =>
  [
    sql<string>`${document_id}::uuid`.as('document_id'),
    sql<number>`${ordinal}::int`.as('ordinal'),
    sql<string>`${number}::text`.as('number'),
    sql<string>`${changelog}::text`.as('changelog'),
    sql<string>`${accountId}::uuid`.as('created_by'),
    clockTime.as('created_at'),
    sql<MadeBy>`${madeBy}::text`.as('made_by'),
    'id as made_from',
  ] as const

/**
 * Adds a version that differs from its base in its content, and in its facts where they are given. Needs a transaction that has locked the
 * document.
 */
export async function addRevision(
  transaction: Database,
  { id, versionId }: Permitted<'generate', Document>,
  { current, ...revision }: Revision & { current: Current },
) {
  const { changelog, accountId, madeBy, facts, id: chosen = randomUUID() } = revision
  const kept = ['output_format', 'template_id'] as const
  const added = await own(transaction)
    .insertInto('versions')
    .columns([
      ...madeColumns,
      'id',
      'content',
      'content_hash',
      'writer',
      'edits',
      'marks',
      ...kept,
      'title',
      'brief',
      'solution',
      'words',
    ])
    .expression((row) =>
      row
        .selectFrom('versions')
        .select([
          ...made(nextVersionColumns(id, current), { changelog, accountId, madeBy }),
          sql<string>`${chosen}::uuid`.as('id'),
          sql<string>`${revision.content}::json`.as('content'),
          sql<string>`${revision.hash}::text`.as('content_hash'),
          sql<string>`${revision.writer}::text`.as('writer'),
          sql<string>`${JSON.stringify(revision.edits)}::json`.as('edits'),
          sql<string>`${JSON.stringify(revision.marks)}::json`.as('marks'),
          ...kept,
          sql<string>`coalesce(${facts?.title ?? null}::text, title)`.as('title'),
          sql<string>`coalesce(${facts?.brief ?? null}::json, brief)`.as('brief'),
          sql<string>`coalesce(${facts?.solution ?? null}::json, solution)`.as('solution'),
          sql<string>`coalesce(${facts?.words ?? null}::json, words)`.as('words'),
        ])
        .where('id', '=', versionId),
    )
    .returning(['id', 'document_id', 'number', 'created_at'])
    .executeTakeFirstOrThrow()
  await addTexts(transaction, added.id, revision.texts)
  return makeCurrent(transaction, added)
}

/** Adds a version with exactly the text of an earlier one. Needs a transaction that has locked the document. */
export async function copyVersion(
  transaction: Database,
  { id }: Permitted<'rollback', Document>,
  { current, target, accountId }: { current: Current; target: string; accountId: string },
): Promise<Added> {
  const kept = ['title', 'brief', 'solution', 'content', 'content_hash', 'output_format'] as const
  const alsoKept = ['writer', 'marks', 'template_id', 'words', 'edits'] as const
  const changelog = `Rolled back to version ${target}`
  const added = await own(transaction)
    .insertInto('versions')
    .columns([...madeColumns, ...kept, ...alsoKept])
    .expression((row) =>
      row
        .selectFrom('versions')
        .select([...made(nextVersionColumns(id, current), { changelog, accountId, madeBy: 'rollback' }), ...kept, ...alsoKept])
        .where('document_id', '=', id)
        .where('number', '=', target),
    )
    .returning(['id', 'document_id', 'number', 'created_at'])
    .executeTakeFirst()
  if (!added) throw noSuchVersion(target)
  await copyTexts(transaction, added, target)
  return makeCurrent(transaction, added)
}

/** Returns a version's manual edits, its authors, and how it was made. */
export const getEditsAndWriter = (
  database: Database,
  versionId: string,
): Promise<{ edits: SectionEdit[]; writer: string; madeBy: MadeBy }> =>
  own(database)
    .selectFrom('versions')
    .select(['edits', 'writer', 'made_by as madeBy'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()

/** Returns the facts of a version as JSON, the words of each chapter (null in very old versions), and its marks. */
export const getFactsAndWords = (
  database: Database,
  versionId: string,
): Promise<{ solution: string; words: Words | null; writer: string; marks: StoredMark[] }> =>
  own(database)
    .selectFrom('versions')
    .select(['words', 'writer', 'marks', sql<string>`solution::text`.as('solution')])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()

/** Finds a version of a document by its id, with its facts. */
export async function findRevision(database: Database, { id }: Permitted<'generate', Document>, versionId: string) {
  return own(database)
    .selectFrom('versions')
    .select(['number', 'solution'])
    .where('document_id', '=', id)
    .where('id', '=', versionId)
    .executeTakeFirst()
}

/**
 * Finds the generation that wrote a version's words: its own, or that of the version it derives from; very old rollbacks name none.
 * `isPatched`: a person has edited the facts since.
 */
export async function findGenerationOf(
  database: Database,
  versionId: string,
): Promise<{ id: string | undefined; isPatched: boolean }> {
  const { rows } = await sql<{ id: string; isPatched: boolean }>`
    with recursive line as (
      select id, document_id, content_hash, generation_id, made_from, made_by, 0 as step from versions where id = ${versionId}
      union all
      select earlier.id, earlier.document_id, earlier.content_hash, earlier.generation_id, earlier.made_from, earlier.made_by, step + 1
      from line join versions earlier on earlier.id = line.made_from where line.generation_id is null
    ), written as (
      select generation_id, step from line
      union all
      select same.generation_id, step + 1 from line join versions same using (document_id, content_hash) where line.made_from is null
    )
    select generation_id as id, (select bool_or(made_by = 'patch') from line) as "isPatched"
    from written where generation_id is not null order by step limit 1`.execute(database)
  return { id: rows[0]?.id, isPatched: rows[0]?.isPatched ?? false }
}

/** True if the facts of a document were changed after this version, by hand or by a change request. */
export async function isChangedSince(database: Database, versionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from versions earlier join versions later using (document_id)
    where earlier.id = ${versionId} and later.ordinal > earlier.ordinal and later.made_by in ('patch', 'change') limit 1`.execute(
    database,
  )
  return rows.length > 0
}

/** Returns the contents of two versions as JSON texts. */
export async function getContents(database: Database, ids: [string, string]): Promise<[string, string]> {
  const rows = await own(database)
    .selectFrom('versions')
    .select(['id', sql<string>`content::text`.as('content')])
    .where('id', 'in', ids)
    .execute()
  const contentOf = (id: string) => rows.find((row) => row.id === id)!.content
  return [contentOf(ids[0]), contentOf(ids[1])]
}
