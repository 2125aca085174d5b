import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Migration } from 'kysely'
import type { Configuration } from './configuration.ts'
import { ConfigurationError } from './configuration-error.ts'
import { connectDatabase, isDatabaseAway, type Database } from './database.ts'
import { openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import type { Log } from './log.ts'
import { migrate } from './migrate.ts'

type Options = {
  configuration: Pick<Configuration, 'databaseUrl' | 'dataFolder'>
  /** An embedded database has one server; a command is a guest. */
  role: 'server' | 'guest'
  migrations: Record<string, Migration>
  log: Log
}

type OpenDatabase = { database: Database; url: string; close: () => Promise<void> }

/** The configured database, up to date and ready. */
export async function openDatabase({ configuration, role, migrations, log }: Options): Promise<OpenDatabase> {
  const embedded = configuration.databaseUrl
    ? undefined
    : await openEmbeddedPostgres({ folder: configuration.dataFolder, role, say: (line) => log.warn(line) })
  const url = embedded?.url ?? configuration.databaseUrl!
  const onLost = (error: Error) => log.warn({ error }, 'a connection to the database was lost')
  // Commands have no statement timeout, because a large database takes long to read, fill or check and no request is waiting.
  const database = connectDatabase({ url, onLost, ...(role === 'guest' && { statementTimeout: 0 }) })
  const close = async () => {
    await database.destroy()
    await embedded?.close()
  }
  try {
    await waitUntilReady(database)
    for (const name of await migrate(url, migrations)) log.info({ migration: name }, 'migrated')
    return { database, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Milliseconds that a database which starts at the same time may take. */
const patience = 10_000

async function waitUntilReady(database: Database): Promise<void> {
  for (const end = Date.now() + patience; ; await pause(250)) {
    try {
      const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(database)
      const major = Math.floor(Number(rows[0]?.version) / 10_000)
      if (major < 15) throw new ConfigurationError(`DATABASE_URL has to be PostgreSQL 15 or later, and is PostgreSQL ${major}.`)
      return
    } catch (error) {
      if (error instanceof ConfigurationError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      if (!isDatabaseAway(error)) throw new ConfigurationError(`DATABASE_URL: the database refuses this server (${reason}).`, error)
      if (Date.now() > end) throw new ConfigurationError(`DATABASE_URL: the database cannot be reached (${reason}).`, error)
    }
  }
}
