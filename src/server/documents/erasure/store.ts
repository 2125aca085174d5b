import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** The rows of one table that belong to a client. */
export type ClientRows = { table: string; where: RawBuilder<unknown> }
type Reference = { child: string; columns: string[]; parent: string; keys: string[]; cascades: boolean }

/**
 * Not deleted: the audit trail, which is never changed and contains no text of documents, and the record of the erasure itself. Accounts
 * are emptied instead.
 */
const kept = new Set(['audit_trail', 'erasures', 'accounts'])

async function listReferences(database: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as child, parent.relname as parent, confdeltype = 'c' as cascades,
      array(select attname::text from unnest(conkey) with ordinality k (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality k (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as keys
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database)
  return rows
}

async function listTablesWith(database: Database, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = ${column} and not attisdropped`.execute(database)
  return rows.map(({ name }) => name).filter((name) => !kept.has(name))
}

const or = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

/**
 * Lists all rows that belong to a client, by table, with referring rows before the rows that they refer to. The tables are found in the
 * database's catalog, so that a table added later is included: by its column `client` or `email_key`, or because it refers to such rows.
 */
export async function listClientRows(database: Database, client: string): Promise<ClientRows[]> {
  const all = await listReferences(database)
  // A document's current version refers back to the document, and is deleted first.
  const references = all.filter(
    ({ child, columns, parent }) => child !== parent && !(child === 'documents' && columns.includes('current_version')),
  )
  const roots = new Map<string, RawBuilder<unknown>[]>()
  const add = (table: string, condition: RawBuilder<unknown>) => roots.set(table, [...(roots.get(table) ?? []), condition])
  const accounts = sql`select id from accounts where client = ${client}`
  for (const table of await listTablesWith(database, 'client')) add(table, sql`client = ${client}`)
  const addresses = sql`select lower(trim(email)) from accounts where client = ${client} and trim(email) <> ''`
  for (const table of await listTablesWith(database, 'email_key')) add(table, sql`email_key in (${addresses})`)
  add('clients', sql`id = ${client}`)
  add('generations', sql`brief ->> 'client' = ${client}`)
  // Emails to the client's people, about any document; and digests to others that mention the client.
  add('letters', sql`lower(trim(to_address)) in (${addresses}) or ${client} = any(clients)`)
  add('link_visits', sql`lower(trim(email)) in (${addresses})`)
  add('jobs', sql`turn_group = ${client} or id in (select id::text from generations where brief ->> 'client' = ${client})`)
  add('conversations', sql`${client} = any(quoted)`)
  // Rows that are deleted with an account by a cascade. Work that an account did for other clients remains.
  for (const { child, columns, cascades, parent } of all)
    if (parent === 'accounts' && cascades) add(child, sql`${sql.id(columns[0]!)} in (${accounts})`)
  return orderChildrenFirst(references, roots)
}

function orderChildrenFirst(references: Reference[], roots: Map<string, RawBuilder<unknown>[]>): ClientRows[] {
  const conditionOf = (table: string, path: string[]): RawBuilder<unknown>[] => [
    ...(roots.get(table) ?? []),
    ...references
      .filter(({ child, parent }) => child === table && !path.includes(parent) && !kept.has(parent))
      .flatMap(({ columns, parent, keys }) => {
        const ofParent = conditionOf(parent, [...path, table])
        const names = (all: string[]) => sql.join(all.map((name) => sql.id(name)))
        return ofParent.length === 0
          ? []
          : [sql`(${names(columns)}) in (select ${names(keys)} from ${sql.id(parent)} where ${or(ofParent)})`]
      }),
  ]
  const tables = [...new Set([...roots.keys(), ...references.map(({ child }) => child)])].filter((table) => !kept.has(table))
  const reached = new Map<string, RawBuilder<unknown>>()
  for (const table of tables) {
    const conditions = conditionOf(table, [])
    if (conditions.length > 0) reached.set(table, or(conditions))
  }
  const ordered: string[] = []
  const visit = (table: string, path: string[]) => {
    if (ordered.includes(table) || path.includes(table)) return
    for (const { child } of references.filter(({ parent }) => parent === table))
      if (reached.has(child)) visit(child, [...path, table])
    ordered.push(table)
  }
  for (const table of reached.keys()) visit(table, [])
  return ordered.map((table) => ({ table, where: reached.get(table)! }))
}

export async function countClientRows(database: Database, { table, where }: ClientRows): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(table)} where ${where}`.execute(database)
  return rows[0]!.count
}

/** Removes the time limits, and locks the tables so that nothing can be added for the client during the erasure. */
export async function beginErasure(
  transaction: Database,
  { client, by, reach }: { client: string; by: string; reach: ClientRows[] },
) {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    transaction,
  )
  const tables = sql.join(reach.map(({ table }) => sql.id(table)))
  await sql`lock table ${tables}, accounts, templates in share row exclusive mode`.execute(transaction)
  await sql`insert into erasures (client, erased_by) values (${client}, ${by})`.execute(transaction)
  await sql`update documents set current_version = null where client = ${client}`.execute(transaction)
}

/** Lists the templates from the client's uploads; no other client uses them. */
export async function listClientTemplates(transaction: Database, client: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select template_id as id from versions join documents on documents.id = document_id where client = ${client} and template_id is not null
    union select template_id from generations where brief ->> 'client' = ${client} and template_id is not null`.execute(transaction)
  return rows.map(({ id }) => id)
}

export async function deleteUnusedTemplates(transaction: Database, ids: string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from templates where id = any(${ids}::uuid[]) and not exists (select from versions where template_id = templates.id)
      and not exists (select from generations where template_id = templates.id)`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

export async function deleteClientRows(transaction: Database, { table, where }: ClientRows): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.id(table)} where ${where}`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** Other clients' rows and the audit trail still refer to these accounts, so the rows remain, without name, email or a way to sign in. */
export async function emptyAccounts(transaction: Database, client: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update accounts set username = 'erased-' || id, username_key = 'erased-' || id, display_name = 'Erased account', email = '',
      password_hash = '', client = null, disabled_at = coalesce(disabled_at, now()), password_changed_at = now()
    where client = ${client}`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** Records a backup; it contains the data up to that time. */
export async function recordBackup(database: Database, { file, madeAt }: { file: string; madeAt: Date }): Promise<void> {
  await sql`insert into backups (file, made_at) values (${file}, ${madeAt})`.execute(database)
}

export async function listBackups(database: Database): Promise<{ file: string; madeAt: Date }[]> {
  const { rows } = await sql<{
    file: string
    madeAt: Date
  }>`select file, made_at as "madeAt" from backups order by made_at`.execute(database)
  return rows
}
