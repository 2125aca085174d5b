import { chmodSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#server/platform/database.ts'
import { prepareHome } from '#server/platform/embedded-postgres/home.ts'
import { stopPostmaster } from '#server/platform/embedded-postgres/postmaster.ts'
import { makeFastFolder } from '../../../scripts/testing/fast-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the database that the first `givenDatabase` of this run starts. */
    databaseFolder: string
  }
}

/** Before a run: creates the folder for its database. After it: stops the database, if any test started one. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = makeFastFolder('test-database-')
  chmodSync(folder, 0o711)
  project.provide('databaseFolder', folder)
  return async () => {
    if (existsSync(join(folder, 'postgres'))) await stopPostmaster(prepareHome(folder, () => {}))
    if (process.env.TEST_DATABASE_URL) await dropTemplate(process.env.TEST_DATABASE_URL, basename(folder))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function dropTemplate(url: string, name: string): Promise<void> {
  const server = connectDatabase({ url, size: 1 })
  await sql`drop database if exists ${sql.id(name)}`.execute(server)
  await server.destroy()
}
