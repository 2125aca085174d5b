import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, disable, resetPassword } from '#server/accounts/manage-accounts.ts'
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
  // The record of the backup is written after it.
  const contents: Awaited<ReturnType<typeof contentsOf>> = {
    ...(await contentsOf(app.database)),
    sign_ins: [],
    devices: [],
    backups: [],
  }
  expect([contents.versions?.length, contents.given_approvals?.length, contents.folders?.length]).toEqual([3, 1, 7])
  expect(await contentsOf(to.database)).toEqual(contents)
  await restore(to.database, join(folder, 'backup.gz'), { replace: true })
  expect(await contentsOf(to.database)).toEqual(contents)
  await expect(sql`delete from approvals`.execute(to.database)).rejects.toThrow('never changed or deleted')
  await expect(sql`delete from folders`.execute(to.database)).rejects.toThrow('foreign key')
  expect(await verifyAuditChain(to.database)).toMatchObject({ isWhole: true })
})

test('a restore brings no sign-in back, nor a password or an account that was given up since', async () => {
  const file = join(folder, 'older.gz')
  const account = { displayName: 'A', email: '', client: null }
  for (const username of ['ann', 'bob', 'cid'])
    await createAccount(app.database, { ...account, username, password: `${username} then` })
  await backup(app.database, file)
  await resetPassword(app.database, 'ann')
  await disable(app.database, 'bob')
  const words = await restore(app.database, file, { replace: true })
  expect(words).toContain('since the backup: ann, bob.')
  const signIn = (username: string) =>
    app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: `${username} then` } })
  expect([(await signIn('ann')).statusCode, (await signIn('bob')).statusCode, (await signIn('cid')).statusCode]).toEqual([
    401, 401, 200,
  ])
  await resetPassword(app.database, 'ann')
})

test('links, shares and tokens that were ended since stay so, and those that live again are counted', async () => {
  const file = join(folder, 'links.gz')
  const { rows } = await sql<{ account: string; document: string }>`
    select a.id as account, d.id as document from accounts a, documents d limit 1`.execute(app.database)
  const { account, document } = rows[0]!
  const rights = sql`true, true, false`
  await sql`insert into links (document_id, label, token_hash, sealed_token, asks_email, may_download, watermark, created_by)
    select ${document}, 'link ' || n, decode(md5(n::text), 'hex'), '', ${rights}, ${account} from generate_series(1, 3) n`.execute(
    app.database,
  )
  await sql`insert into tokens (account_id, name, token_hash, ending, may, expires_at)
    values (${account}, 'program', decode('00ff', 'hex'), 'abcd', 'read', now() + interval '9 days')`.execute(app.database)
  await backup(app.database, file)
  await sql`update links set revoked_at = now() where label = 'link 1'`.execute(app.database)
  await sql`update tokens set revoked_at = now()`.execute(app.database)
  const words = await restore(app.database, file, { replace: true })
  expect(words).toContain('Ended since the backup, and so again: 1 of the links.')
  expect(words).toContain('Giving access as at the time of the backup: 2 of the links.')
  expect(words).toContain('so again: 1 of the tokens of programs.')
  expect(words).not.toContain('backup: 1 of the tokens')
  const open = await sql<{ label: string }>`select label from links where revoked_at is null order by label`.execute(app.database)
  expect(open.rows.map(({ label }) => label)).toEqual(['link 2', 'link 3'])
  expect(await restore(to.database, file, { replace: true })).toContain('backup: 1 of the tokens of programs.')
})
