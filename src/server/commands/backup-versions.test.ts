import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listTables } from '#server/platform/backup/database-tables.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let to: GivenDatabase
let folder: string

beforeAll(async () => {
  app = await givenApp()
  to = await givenDatabase()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const staff = await app.signedIn()
  const brief = { documentType: 'hld', client: 'aldgate', projectName: 'Backed up' } as const
  const { document } = await staff.documentsV1.generate(brief)
  await staff.documentsV1.approve({ id: document.id, version: '1.0.0' })
  await staff.documentsV1.generate({ ...brief, requirements: { scope: 'Another scope.' } })
  await staff.documentsV1.rollback({ id: document.id, targetVersion: '1.0.0' })
  await staff.documentsV1.setupFolders({})
  await app.jobs.stop()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([app.end(), to.drop()])
})

async function contentsOf(database: Database) {
  const contents: Record<string, unknown[]> = {}
  for (const { table } of await listTables(database))
    contents[table] = (await sql`select t::text from ${sql.id(table)} t order by 1`.execute(database)).rows
  return contents
}

test('documents, versions, approvals and folders come back whole, and as hard to change as before', async () => {
  await backup(app.database, join(folder, 'backup.gz'))
  await restore(to.database, join(folder, 'backup.gz'))
  const contents = await contentsOf(app.database)
  expect([contents.versions?.length, contents.given_approvals?.length, contents.folders?.length]).toEqual([3, 1, 7])
  expect(await contentsOf(to.database)).toEqual(contents)
  await restore(to.database, join(folder, 'backup.gz'), { replace: true })
  expect(await contentsOf(to.database)).toEqual(contents)
  await expect(sql`delete from approvals`.execute(to.database)).rejects.toThrow('never changed or deleted')
  await expect(sql`delete from folders`.execute(to.database)).rejects.toThrow('foreign key')
  expect(await verifyAuditChain(to.database)).toMatchObject({ isWhole: true })
})
