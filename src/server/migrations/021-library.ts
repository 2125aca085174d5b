import { type Kysely, sql } from 'kysely'
import { clients } from '#shared/firm.ts'
import { documentTypes } from '#shared/document-types.ts'
import { readTexts } from '#server/documents/texts/version-texts.ts'

/** What documents are found by: the words of each version, and beside them, as words too, what lists are filtered by. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table documents add column name text check (name <> ''), add column archived_at timestamptz,
      add column name_words text[] not null default '{}'`.execute(database)
  await addTexts(database)
  await addPlaces(database)
  await addFacts(database)
  await fill(database)
  // After the rows: one build of an index takes less time than an update for each row.
  await addIndexes(database)
}

async function addTexts(database: Kysely<unknown>) {
  await sql`
    create table version_texts (
      version_id uuid primary key references versions,
      document_id uuid not null references documents,
      position bigint generated always as identity unique,
      client text not null,
      type text not null,
      sort_name text not null,
      at timestamptz not null,
      author uuid not null references accounts,
      is_marked boolean not null,
      is_approved boolean not null default false,
      is_current boolean not null default false,
      is_shown boolean not null default false,
      is_archived boolean not null default false,
      filters text[] not null default '{}',
      cell bigint not null default 0,
      names tsvector not null,
      words tsvector not null,
      lines text not null
    )`.execute(database)
}

async function addPlaces(database: Kysely<unknown>) {
  // ~s: what staff are shown of a document, ~f: what its firm is; of an archived one ~as and ~af. ~b: its thousand in the order.
  // A cell is what facets count together: by one number that takes a third of the time that its five parts take.
  await sql`
    create function place_version_text() returns trigger language plpgsql as $$
    declare archived text := case when new.is_archived then 'a' else '' end;
    begin
      new.filters := array_remove(array[
        '~c:' || new.client, '~t:' || new.type, '~w:' || new.author, '~b:' || new.position / 1000,
        '~v:' || archived || new.version_id, '~d:' || new.document_id,
        case when new.is_approved then '~k:approved' else '~k:draft' end,
        case when new.is_marked then '~m' end,
        case when new.is_current then '~' || archived || 's' end,
        case when new.is_shown then '~' || archived || 'f:' || new.client end
      ], null);
      new.cell := hashtextextended(concat_ws(' ', new.client, new.type, new.author, new.is_approved, new.is_marked), 0);
      if tg_op = 'UPDATE' then
        new.names := ts_delete(new.names, old.filters);
        new.words := ts_delete(new.words, old.filters);
      end if;
      new.names := new.names || array_to_tsvector(new.filters);
      new.words := new.words || array_to_tsvector(new.filters);
      return new;
    end $$`.execute(database)
  await sql`
    create trigger version_texts_are_placed before insert or update on version_texts
    for each row execute function place_version_text()`.execute(database)
  // Each word as it is written, and its English stem, by which other forms of it are found.
  await sql`
    create function words_and_stems(text[]) returns tsvector language sql immutable as $$
      select array_to_tsvector(coalesce(array_agg(distinct form), '{}'))
      from unnest($1) as word, lateral unnest(array[word, coalesce((ts_lexize('english_stem', word))[1], word)]) as form
      where form <> ''
    $$`.execute(database)
}

async function addFacts(database: Kysely<unknown>) {
  await sql`
    create table document_facts (
      version_id uuid primary key references versions,
      document_id uuid not null references documents,
      budget numeric,
      currency text,
      weeks numeric,
      starts date,
      ends date,
      requirements integer not null,
      questions integer not null,
      assumptions integer not null,
      marks integer not null
    )`.execute(database)
  await sql`create index document_facts_of_document on document_facts (document_id)`.execute(database)
}

/** Versions that are read at once. */
const batch = 20

type Row = {
  id: string
  documentId: string
  type: keyof typeof documentTypes
  client: keyof typeof clients
  project: string
  title: string
  author: string
  at: Date
  content: Parameters<typeof readTexts>[0]['content']
  solution: Parameters<typeof readTexts>[0]['solution']
  marks: unknown[]
}

/** In the order in which they were written, which is that of the library. */
async function fill(database: Kysely<unknown>) {
  const { rows: versions } = await sql<{ id: string }>`select id from versions order by created_at, id`.execute(database)
  for (let from = 0; from < versions.length; from += batch) {
    const ids = versions.slice(from, from + batch).map(({ id }) => id)
    const { rows } = await sql<Row>`
      select versions.id, document_id as "documentId", type, client, project, title, created_by as author, created_at as at,
        content, solution, marks
      from versions join documents on documents.id = document_id where versions.id = any(${ids}) order by created_at, versions.id`.execute(
      database,
    )
    for (const row of rows) await fillOne(database, row)
  }
  await sql`
    update version_texts set is_current = told.is_current, is_shown = told.is_shown, is_approved = told.is_approved
    from (
      select versions.id, coalesce(versions.id = documents.current_version, false) as is_current,
        coalesce(versions.id = (
          select newest.id from versions newest where newest.document_id = documents.id and (
            exists (select from approvals where approvals.version_id = newest.id)
            or exists (select from publications where publications.version_id = newest.id)
            or exists (select from accounts where accounts.id = newest.created_by and accounts.client = documents.client))
          order by newest.ordinal desc limit 1), false) as is_shown,
        exists (select from approvals where approvals.version_id = versions.id) as is_approved
      from documents join versions on versions.document_id = documents.id
    ) told
    where told.id = version_id and (told.is_current or told.is_shown or told.is_approved)`.execute(database)
}

async function fillOne(database: Kysely<unknown>, row: Row) {
  const { id, documentId, title, project, author, at } = row
  const names = {
    title,
    project,
    client: clients[row.client]?.name ?? row.client,
    type: documentTypes[row.type]?.label ?? row.type,
  }
  const { content, solution } = row
  const isWhole = Array.isArray((content as { sections?: unknown }).sections)
  const texts = readTexts({ names, solution, content: isWhole ? content : { ...content, sections: [] } })
  const { facts } = texts
  await sql`
    insert into version_texts (version_id, document_id, client, type, sort_name, at, author, is_marked, names, words, lines)
    values (${id}, ${documentId}, ${row.client}, ${row.type}, lower(left(${title}, 200)), ${at}, ${author}, ${row.marks.length > 0},
      words_and_stems(${texts.names}::text[]), words_and_stems(${texts.words}::text[]), ${texts.lines})`.execute(database)
  await sql`
    insert into document_facts (version_id, document_id, budget, currency, weeks, starts, ends, requirements, questions, assumptions, marks)
    values (${id}, ${documentId}, ${facts.budget}, ${facts.currency}, ${facts.weeks}, ${facts.starts}, ${facts.ends},
      ${facts.requirements}, ${facts.questions}, ${facts.assumptions}, ${row.marks.length})`.execute(database)
}

/** By the first two GIN alone finds; by the others a row is found by its number, or counted, without a look at the table. */
async function addIndexes(database: Kysely<unknown>) {
  await sql`create index version_texts_words on version_texts using gin (words) with (fastupdate = off)`.execute(database)
  await sql`create index version_texts_names on version_texts using gin (names) with (fastupdate = off)`.execute(database)
  await sql`create index version_texts_of_document on version_texts (document_id)`.execute(database)
  await sql`create index version_texts_by_day on version_texts (at, position)`.execute(database)
  const told = 'version_id, cell, type, author, at, is_marked, is_approved'
  const indexes = {
    library_of_staff: `(position desc) include (${told}, client) where is_current and not is_archived`,
    library_of_staff_by_name: `(sort_name, position desc) include (${told}, client) where is_current and not is_archived`,
    library_of_firm: `(client, position desc) include (${told}) where is_shown and not is_archived`,
    library_archive: `(position desc) include (${told}, client, is_current, is_shown) where is_archived`,
  }
  for (const [name, columns] of Object.entries(indexes))
    await sql.raw(`create index ${name} on version_texts ${columns}`).execute(database)
}
