import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '#server/commands/backup.ts'
import { restore } from '#server/commands/restore.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal } from '#server/platform/seal.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { hashLink, listOutbox, shareDocument } from './share-document.ts'
import { findByLink } from './store.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let restored: GivenDatabase
let folder: string

beforeAll(async () => {
  ;[app, restored] = await Promise.all([givenApp(), givenDatabase()])
  folder = mkdtempSync(join(tmpdir(), 'sharing-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([app.end(), restored.drop()])
})

const rowsOf = async (database: Database) =>
  Promise.all(
    ['grants', 'invitations', 'audit_trail'].map(
      async (table) => (await sql`select t::text from ${sql.id(table)} t order by 1`.execute(database)).rows,
    ),
  )
const key = 'the key of one deployment, and no other'

test('a link is in no row and no backup; what is restored goes on working, with its own key alone', async () => {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Sealed' })
  const { rows } = await sql<{ id: string }>`select id from accounts`.execute(app.database)
  const viewer = { accountId: rows[0]!.id, displayName: 'Given', email: '', client: null }
  const shared = { ...document, type: 'hld' as const, clientName: 'Aldgate Mutual' }
  const services = (database: Database, secret = key) => ({
    database,
    linkSeal: createSeal(secret, 'share links'),
    emailSeal: createSeal(secret, 'letters'),
    publicUrl: undefined,
    mailer: undefined,
    jobs: app.jobs,
  })
  const version = await sql<{ id: string; number: string }>`select id, number from versions`.execute(app.database)
  const request = {
    document: shared,
    viewer,
    email: 'reader@example.test',
    role: 'reader' as const,
    version: version.rows[0]!,
    opensAlone: true,
  }
  const { token, ...invitation } = await shareDocument(services(app.database), request)

  const file = join(folder, 'backup.gz')
  await backup(app.database, file)
  const everywhere = [JSON.stringify(await rowsOf(app.database)), gunzipSync(readFileSync(file)).toString()]
  const spellings = [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')]
  for (const text of everywhere) {
    expect(text).toContain('reader@example.test')
    for (const spelling of spellings) expect(text).not.toContain(spelling)
  }

  await restore(restored.database, file)
  expect(await rowsOf(restored.database)).toEqual(await rowsOf(app.database))
  expect(await findByLink(restored.database, hashLink(token))).toEqual({
    grantId: invitation.id,
    documentId: document.id,
    versionId: version.rows[0]!.id,
    role: 'reader',
  })
  expect((await listOutbox(services(restored.database), viewer)).invitations).toEqual([{ ...invitation, token }])
  expect((await listOutbox(services(restored.database, `${key}!`), viewer)).invitations).toEqual([])
})
