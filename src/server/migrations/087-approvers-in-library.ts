import { type Kysely, sql } from 'kysely'

/** The library also finds a document by the name of the account that approved it: `~p:` and the account's id are among its words. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create or replace function place_version_text() returns trigger language plpgsql as $$
    declare archived text := case when new.is_archived then 'a' else '' end;
    begin
      new.filters := array_remove(array[
        '~c:' || new.client, '~t:' || new.type, '~w:' || new.author, '~b:' || new.position / 1000,
        '~v:' || archived || new.version_id, '~d:' || new.document_id,
        case when new.is_approved then '~k:approved' else '~k:draft' end,
        case when new.is_approved then '~p:' || (select approved_by from approvals where version_id = new.version_id) end,
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
  await sql`update version_texts set is_approved = is_approved where is_approved`.execute(database)
}
