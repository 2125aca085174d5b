import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepKey, listKeptKeys } from '#server/keys/keep-keys.ts'
import { emailPurpose } from '#server/mail/enqueue-email.ts'
import { createSeal } from '#server/platform/seal.ts'
import { readSecretKey, replaceSecretKey } from '#server/platform/secrets.ts'
import { listOpenLinks, makeLink } from '#server/sharing/make-link.ts'
import { linkPurpose, listOutbox, shareDocument } from '#server/sharing/share-document.ts'
import { findDocument } from '#server/documents/store.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { rotateSecret } from './rotate-secret.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let folder: string
beforeAll(async () => {
  app = await givenApp()
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.end()
})
const [from, to] = ['the key that this deployment has had so far', 'the key that it has from now on, and no other']

test('what the old key has sealed opens with the new one alone, and with both where a key does not open nothing changes', async () => {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Rotated' })
  const { database } = app
  const accountId = (
    await database.withTables<{ accounts: { id: string } }>().selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  ).id
  const viewer = { accountId, displayName: 'Given', email: '', client: null }
  const found = (await findDocument(database, viewer, { id: document.id }))!
  const mail = { emailSeal: createSeal(from, emailPurpose), mailer: undefined, jobs: app.jobs, publicUrl: undefined }
  const services = (key: string) => ({ database, linkSeal: createSeal(key, linkPurpose), ...mail })
  const version = { id: found.versionId, number: '1.0.0' }
  const shared = { ...document, type: 'hld' as const, clientName: 'Aldgate Mutual' }
  const { token } = await shareDocument(services(from), {
    document: shared,
    viewer,
    email: 'a@example.test',
    role: 'reader',
    opensAlone: true,
    version,
  })
  const open = {
    viewer,
    document: { ...shared, id: document.id },
    version,
    label: 'Open',
    email: undefined,
    password: undefined,
    days: null,
  }
  await makeLink(services(from), {
    ...open,
    asksEmail: false,
    checksEmail: false,
    mayDownload: true,
    mayComment: false,
    watermark: false,
  })
  await keepKey({ database, secretKey: from }, 'claude', 'sk-a-key-of-a-vendor')

  await expect(rotateSecret(database, { from, to: 'short' })).rejects.toThrow('at least 32')
  await expect(rotateSecret(database, { from: `${from}!`, to })).rejects.toThrow('nothing was changed')
  expect(await rotateSecret(database, { from, to })).toBe('1 saved keys and 2 links are sealed with the new key.')
  expect(await listKeptKeys({ database, secretKey: to })).toMatchObject([{ key: 'sk-a-key-of-a-vendor' }])
  expect(await listKeptKeys({ database, secretKey: from })).toMatchObject([{ key: undefined }])
  expect(await listOutbox(services(to), viewer)).toMatchObject({ invitations: [{ token }] })
  expect(await listOutbox(services(from), viewer)).toMatchObject({ invitations: [] })
  expect(await listOpenLinks(services(to), document.id)).toHaveLength(1)
  expect(await listOpenLinks(services(from), document.id)).toEqual([])
})

test('a key that is kept in the data folder is replaced there', () => {
  const given = { secretKey: undefined, dataFolder: folder }
  const old = readSecretKey(given)
  replaceSecretKey(folder, to)
  expect([readSecretKey(given), old === to]).toEqual([to, false])
})
