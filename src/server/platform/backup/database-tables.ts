import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Sequence, Table } from './backup-line.ts'

/** Settings with which values are written and read as the same text everywhere, and without a timeout. */
export async function useOneForm(transaction: Database): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    bytea_output: 'hex',
    extra_float_digits: '3',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings)) await sql`select set_config(${name}, ${value}, true)`.execute(transaction)
}

export async function listMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(database)
  return rows.map(({ name }) => name)
}

/** Every table except those of the migrations, with the columns that are stored, not computed. */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as table, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`.execute(database)
  return rows
}

export async function listSequences(database: Database): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`.execute(database)
  const sequences = []
  for (const { name } of rows) {
    const state = await sql<Sequence>`
      select ${name} as sequence, last_value::text as value, is_called as "isCalled" from ${sql.id('public', name)}`.execute(
      database,
    )
    sequences.push(state.rows[0]!)
  }
  return sequences
}

type ForeignKey = { table: string; name: string; definition: string }

export async function listForeignKeys(database: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`.execute(database)
  return rows
}
