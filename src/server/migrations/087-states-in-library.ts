import { type Kysely, sql } from 'kysely'

/**
 * The library filters by the state that its rows show, and finds a document by the name of the account that approved it: `~k:` and the
 * state, `~p:` and the account's id are among its words.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table version_texts add column state text not null default 'draft'`.execute(database)
  await sql`
    create or replace function place_version_text() returns trigger language plpgsql as $$
    declare archived text := case when new.is_archived then 'a' else '' end;
    begin
      new.state := case
        when new.is_approved and exists (select from publications where version_id = new.version_id) then 'published'
        when new.is_approved then 'approved'
        when exists (select from reviews where version_id = new.version_id and reviews.state = 'open') then 'in-review'
        else 'draft' end;
      new.filters := array_remove(array[
        '~c:' || new.client, '~t:' || new.type, '~w:' || new.author, '~b:' || new.position / 1000,
        '~v:' || archived || new.version_id, '~d:' || new.document_id, '~k:' || new.state,
        case when new.is_approved then '~p:' || (select approved_by from approvals where version_id = new.version_id) end,
        case when new.is_marked then '~m' end,
        case when new.is_current then '~' || archived || 's' end,
        case when new.is_shown then '~' || archived || 'f:' || new.client end
      ], null);
      new.cell := hashtextextended(concat_ws(' ', new.client, new.type, new.author, new.state, new.is_marked), 0);
      if tg_op = 'UPDATE' then
        new.names := ts_delete(new.names, old.filters);
        new.words := ts_delete(new.words, old.filters);
      end if;
      new.names := new.names || array_to_tsvector(new.filters);
      new.words := new.words || array_to_tsvector(new.filters);
      return new;
    end $$`.execute(database)
  // A review and a publication change the state of a version without a change of its row.
  await sql`
    create function place_text_of_version() returns trigger language plpgsql as $$
    begin
      update version_texts set state = state where version_id = new.version_id;
      return null;
    end $$`.execute(database)
  await sql`
    create trigger reviews_change_states after insert or update of state on reviews
    for each row execute function place_text_of_version()`.execute(database)
  await sql`
    create trigger publications_change_states after insert on publications
    for each row execute function place_text_of_version()`.execute(database)
  await sql`update version_texts set state = state`.execute(database)
  await replaceIndexes(database)
}

/** The state is in the indexes, so that lists are filtered and counted without a look at the table. */
async function replaceIndexes(database: Kysely<unknown>) {
  const included = 'version_id, cell, type, author, at, is_marked, is_approved, state'
  const indexes = {
    library_of_staff: `(position desc) include (${included}, client) where is_current and not is_archived`,
    library_of_staff_by_name: `(sort_name, position desc) include (${included}, client) where is_current and not is_archived`,
    library_of_firm: `(client, position desc) include (${included}) where is_shown and not is_archived`,
    library_archive: `(position desc) include (${included}, client, is_current, is_shown) where is_archived`,
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`drop index ${sql.id(name)}`.execute(database)
    await sql.raw(`create index ${name} on version_texts ${columns}`).execute(database)
  }
}
