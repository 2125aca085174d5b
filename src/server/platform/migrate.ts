import { Migrator, type Migration } from 'kysely'
import { connectDatabase } from './database.ts'

/** Brings a database up to date, completely or not at all; processes that start together wait for each other. */
export async function migrate(url: string, migrations: Record<string, Migration>): Promise<string[]> {
  const database = connectDatabase({ url, size: 2, statementTimeout: 0 })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    return results.map(({ migrationName }) => migrationName)
  } finally {
    await database.destroy()
  }
}
