import { sql } from 'kysely'
import { clientOf } from '#shared/brief.ts'
import { clientIds } from '#shared/firm.ts'
import { documentTypes } from '#shared/document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { wordsOf } from '#server/compose/composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { readTexts } from '#server/documents/texts/version-texts.ts'
import type { Database } from '#server/platform/database.ts'
import { readExamples } from '#server/testing/read-examples.ts'

const { signal } = new AbortController()
/** Number of different base texts; each document adds words of its own. */
const bases = 40
/** Rows in each statement. */
const batch = 4000

/** Composes the search texts of one example. */
async function compose(brief: ReturnType<typeof readExamples>[number][1]) {
  const { solution } = await offlineComposer.proposeSolution(brief, { signal })
  const chapters = allDocumentTypes[brief.documentType].chaptersFor(solution)
  const words = wordsOf(await offlineComposer.writeWords({ chapters, brief, solution }, { signal }))
  const content = buildContent({ brief, solution, words, writer: offlineComposer.label })
  const names = {
    title: content.title,
    project: brief.projectName,
    client: clientOf(brief).name,
    type: documentTypes.hld.label,
  }
  return { title: content.title, ...readTexts({ names, content, solution }) }
}

async function addBases(database: Database): Promise<number> {
  await sql`create table bases (id int primary key, title text, names tsvector, words tsvector, lines text)`.execute(database)
  let characters = 0
  const examples = readExamples().slice(0, bases)
  for (const [id, [, brief]] of examples.entries()) {
    const { title, names, words, lines } = await compose({ ...brief, documentType: 'hld' })
    characters += lines.length
    await sql`
      insert into bases values (${id}, ${title}, words_and_stems(${names}::text[]), words_and_stems(${words}::text[]), ${lines})`.execute(
      database,
    )
  }
  return Math.round(characters / examples.length)
}

/**
 * Adds a number of documents with one version each; returns the average number of characters. The indexes are built at the end, for all
 * rows at once.
 */
export async function fillLibrary(database: Database, count: number): Promise<number> {
  const characters = await addBases(database)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'version_texts' and indexname ~ '^(library|version_texts_(words|names|by_day|of_document))'`.execute(database)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(database)
  await sql`insert into folders (client) select unnest(${clientIds}::text[])`.execute(database)
  await sql`
    insert into accounts (username, username_key, display_name, password_hash)
    select 'writer-' || n, 'writer-' || n, 'Writer ' || n, 'none' from generate_series(0, 11) n`.execute(database)
  for (let from = 0; from < count; from += batch) await addBatch(database, from, Math.min(count, from + batch) - 1)
  await sql`set maintenance_work_mem = '1GB'`.execute(database)
  for (const { definition } of indexes) await sql.raw(definition).execute(database)
  await sql`vacuum analyze`.execute(database)
  return characters
}

const idOf = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`)

async function addBatch(database: Database, from: number, to: number) {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`
  const client = sql`(${clientIds}::text[])[1 + (n * 7919::bigint) % ${clientIds.length}]`
  const at = sql`timestamptz '2026-01-01' + make_interval(mins => n * 4)`
  const author = sql`(select id from accounts where username = 'writer-' || (n % 12))`
  await sql`
    insert into documents (id, type, client, project, project_key)
    select ${idOf('document')}, (array['hld', 'lld', 'powerpoint', 'word', 'excel'])[1 + n % 5], ${client}, 'Project ' || n, 'project ' || n
    from ${numbers}`.execute(database)
  await sql`
    insert into versions (id, document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer, changelog, created_by, created_at)
    select ${idOf('version')}, ${idOf('document')}, 1, '1.0.0', title || ' ' || n, '{}', '{}', '{}', 'hash', 'json', 'Arcwright', '', ${author}, ${at}
    from ${numbers} join bases on bases.id = n % ${bases}`.execute(database)
  await sql`update documents set current_version = v.id from versions v where v.document_id = documents.id and current_version is null`.execute(
    database,
  )
  // A long tail, so that there are rare words: w1 is in most documents, w15000 in a handful.
  const tail = sql`(select array_agg('w' || floor(exp(random() * ln(20000)))::int) from generate_series(1, 40 + n - n))`
  await sql`
    insert into version_texts (version_id, document_id, client, type, sort_name, at, author, is_marked, is_approved, is_current, is_shown, names, words, lines)
    select ${idOf('version')}, documents.id, client, type, lower(title || ' ' || n), ${at}, ${author}, n % 10 = 0, n % 5 = 0, true, n % 2 = 0,
      names || words_and_stems(array['proj' || n]), words || words_and_stems(${tail}), lines
    from ${numbers} join bases on bases.id = n % ${bases} join documents on documents.id = ${idOf('document')} order by n`.execute(
    database,
  )
  await sql`
    insert into document_facts (version_id, document_id, requirements, questions, assumptions, marks)
    select ${idOf('version')}, ${idOf('document')}, 20, 3, 4, 0 from ${numbers}`.execute(database)
}
