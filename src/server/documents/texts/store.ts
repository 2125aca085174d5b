import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { isShownToFirm } from '../shown-versions.ts'
import type { VersionTexts } from './version-texts.ts'

/** Saves the search texts of a new version, at the end of the library's order. Needs the transaction that added the version. */
export async function addTexts(transaction: Database, versionId: string, { names, words, lines, facts }: VersionTexts) {
  await sql`
    insert into version_texts (version_id, document_id, client, type, sort_name, at, author, is_marked, names, words, lines)
    select versions.id, documents.id, client, type, '', versions.created_at, created_by, json_array_length(marks) > 0,
      words_and_stems(name_words || ${names}::text[]), words_and_stems(${words}::text[]), ${lines}
    from versions join documents on documents.id = document_id where versions.id = ${versionId}`.execute(transaction)
  await sql`
    insert into document_facts (version_id, document_id, budget, currency, weeks, starts, ends, requirements, questions, assumptions, marks)
    select id, document_id, ${facts.budget}, ${facts.currency}, ${facts.weeks}, ${facts.starts}, ${facts.ends},
      ${facts.requirements}, ${facts.questions}, ${facts.assumptions}, json_array_length(marks)
    from versions where id = ${versionId}`.execute(transaction)
}

/** Copies the search texts of an earlier version with the same content. */
export async function copyTexts(transaction: Database, added: { id: string; document_id: string }, target: string) {
  const earlier = sql`(select id from versions where document_id = ${added.document_id} and number = ${target})`
  await sql`
    insert into version_texts (version_id, document_id, client, type, sort_name, at, author, is_marked, names, words, lines)
    select versions.id, versions.document_id, client, type, sort_name, versions.created_at, created_by, is_marked,
      ts_delete(version_texts.names, filters), ts_delete(version_texts.words, filters), lines
    from version_texts join versions on versions.id = ${added.id} where version_id = ${earlier}`.execute(transaction)
  await sql`
    insert into document_facts (version_id, document_id, budget, currency, weeks, starts, ends, requirements, questions, assumptions, marks)
    select ${added.id}, document_id, budget, currency, weeks, starts, ends, requirements, questions, assumptions, marks
    from document_facts where version_id = ${earlier}`.execute(transaction)
}

/** SQL: the newest version of a row of `documents` that the client's accounts may see. */
const newestOfFirm = (column: 'id' | 'created_at') => `(
  select versions.${column} from versions where versions.document_id = documents.id and ${isShownToFirm}
  order by versions.ordinal desc limit 1)`

/**
 * Updates in which lists each version of a document appears. To be called after a version was added, approved or published, after an
 * approval was withdrawn, and after a document was renamed or archived. Needs a transaction that has locked the document.
 */
export async function placeInLists(transaction: Database, documentId: string) {
  await sql`update documents set shown_at = ${sql.raw(newestOfFirm('created_at'))} where id = ${documentId}`.execute(transaction)
  await sql`
    update version_texts set is_current = told.is_current, is_shown = told.is_shown, is_approved = told.is_approved,
      is_archived = told.is_archived, sort_name = told.sort_name
    from (
      select listed.id, coalesce(listed.id = documents.current_version, false) as is_current,
        coalesce(listed.id = ${sql.raw(newestOfFirm('id'))}, false) as is_shown,
        exists (select from approvals where approvals.version_id = listed.id) as is_approved,
        archived_at is not null as is_archived, lower(left(coalesce(name, listed.title), 200)) as sort_name
      from documents join versions listed on listed.document_id = documents.id where documents.id = ${documentId}
    ) told
    where version_id = told.id and (version_texts.is_current, version_texts.is_shown, version_texts.is_approved, version_texts.is_archived, version_texts.sort_name)
      is distinct from (told.is_current, told.is_shown, told.is_approved, told.is_archived, told.sort_name)`.execute(transaction)
}

/** Gives a document its own name, or its versions' titles again. Needs a transaction that has locked it. */
export async function putName(
  transaction: Database,
  documentId: string,
  { name, words }: { name: string | null; words: string[] },
) {
  await sql`
    update version_texts set names = ts_delete(names, tsvector_to_array(words_and_stems(name_words))) || words_and_stems(${words}::text[])
    from documents where documents.id = document_id and document_id = ${documentId}`.execute(transaction)
  await sql`update documents set name = ${name}, name_words = ${words}::text[] where id = ${documentId}`.execute(transaction)
  await placeInLists(transaction, documentId)
}

/** Moves a document to the archive or back. Needs a transaction that has locked it. */
export async function putArchived(transaction: Database, documentId: string, isArchived: boolean) {
  await sql`
    update documents set archived_at = case when ${isArchived}::boolean then clock_timestamp() end where id = ${documentId}`.execute(
    transaction,
  )
  await placeInLists(transaction, documentId)
}

/** Returns the name that staff gave the document, if any, and whether it is archived. */
export async function getPlace(transaction: Database, documentId: string): Promise<{ name: string | null; isArchived: boolean }> {
  const { rows } = await sql<{ name: string | null; isArchived: boolean }>`
    select name, archived_at is not null as "isArchived" from documents where id = ${documentId}`.execute(transaction)
  return rows[0]!
}
