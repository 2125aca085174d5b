import { type Kysely, sql } from 'kysely'

/** The copies in Google Drive: a folder for each client, and a file for each document with its version. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table drive_folders (
      client text primary key,
      folder_id text not null,
      link text not null
    )`.execute(database)
  await sql`
    create table drive_files (
      document_id uuid primary key references documents,
      file_id text,
      link text,
      version_id uuid references versions,
      state text not null check (state in ('waiting', 'synced', 'failed')),
      error text,
      changed_at timestamptz not null default now()
    )`.execute(database)
}
