import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { connectDatabase, type Database } from '#server/platform/database.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'

export type GivenDatabase = { database: Database; url: string; drop: () => Promise<void> }

/** Settings that are fast, but do not survive a crash of the machine. */
const forTestsOnly = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Creates a migrated database; on `TEST_DATABASE_URL`, or otherwise on an embedded server that the whole run shares. */
export async function givenDatabase(): Promise<GivenDatabase> {
  const serverUrl = await startServer()
  const name = `test-${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, (server) => createDatabase(server, serverUrl, name))
  const url = urlOf(serverUrl, name)
  const database = connectDatabase({ url })
  return {
    database,
    url,
    async drop() {
      await database.destroy()
      await onServer(serverUrl, (server) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(server))
    },
  }
}

let started: Promise<string> | undefined

async function startServer(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return given
  started ??= openEmbeddedPostgres({
    folder: inject('databaseFolder'),
    role: 'guest',
    flags: forTestsOnly,
    quickly: true,
  }).then((server) => server.url)
  return started
}

/** The first caller migrates a template, which the others copy in milliseconds. */
async function createDatabase(server: Database, serverUrl: string, name: string): Promise<void> {
  const template = basename(inject('databaseFolder'))
  const draft = `${template}-draft`
  await sql`select pg_advisory_lock(7003)`.execute(server)
  const { rows } = await sql`select from pg_database where datname = ${template}`.execute(server)
  if (rows.length === 0) {
    await sql`create database ${sql.id(draft)}`.execute(server)
    await migrate(urlOf(serverUrl, draft), allMigrations)
    await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`.execute(server)
  }
  await sql`select pg_advisory_unlock(7003)`.execute(server)
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server)
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** One connection, because a session lock needs it. */
async function onServer(url: string, work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = connectDatabase({ url, size: 1 })
  try {
    await work(server)
  } finally {
    await server.destroy()
  }
}
