import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { serveDrive } from '#server/testing/google/serve-drive.ts'
import { hurryJobs } from '#server/testing/hurry-jobs.ts'

let drive: Awaited<ReturnType<typeof serveDrive>>
let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

async function start() {
  drive = await serveDrive()
  app = await givenApp({ google: drive.settings })
  staff = await app.signedIn()
}
beforeEach(() => start())
afterEach(async () => {
  await app.end()
  await drive.stop()
})

const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'In Drive' }
const soon = { timeout: 20_000, interval: 100 }
const copyOf = async (id: string) => (await staff.drive.copy({ id })).copy
const isSynced = (id: string) =>
  vi.waitFor(async () => {
    await hurryJobs(app.database)
    expect(await copyOf(id)).toMatchObject({ state: 'synced', error: null })
  }, soon)
const filesIn = () => [...drive.files.values()].filter(({ bytes }) => bytes !== undefined)

test('each document is one Word file in its client’s folder, each version a revision that stays, and lists lead there', async () => {
  const { document } = await staff.documentsV1.generate({ ...brief })
  await isSynced(document.id)
  const [file, ...others] = filesIn()
  expect(others).toEqual([])
  const folder = drive.files.get(file!.parents[0]!)!
  expect([folder.name, folder.parents, file!.name]).toEqual(['Aldgate Mutual', ['root-folder'], 'in-drive-hld-1.0.0.docx'])
  expect(file!.bytes!.subarray(0, 2).toString()).toBe('PK')
  await staff.documentsV1.generate({ ...brief })
  await vi.waitFor(() => expect(filesIn()[0]?.revisions).toHaveLength(2), soon)
  await isSynced(document.id)
  expect(filesIn()).toHaveLength(1)
  expect(filesIn()[0]).toMatchObject({
    name: 'in-drive-hld-1.1.0.docx',
    revisions: [{ keepForever: false }, { keepForever: true }],
  })
  const [listed] = (await staff.documentsV1.list({})).documents
  expect(listed!.webViewLink).toBe(`https://drive.google.com/file/d/${file!.id}/view?usp=drivesdk`)
  const own = await app.signedIn('aldgate')
  await staff.documentsV1.approve({ id: document.id, version: '1.1.0', publish: true })
  expect((await own.documentsV1.list({})).documents[0]!.webViewLink).toBe(`/documents/${document.id}`)
})

test('setting up makes a folder for each client, once', async () => {
  await staff.documentsV1.setupFolders({})
  const names = () => [...drive.files.values()].map(({ name }) => name)
  const once = names()
  expect(once).toContain('Calder Bank')
  await staff.documentsV1.setupFolders({})
  await sql`delete from drive_folders`.execute(app.database)
  await staff.documentsV1.setupFolders({})
  expect(names()).toEqual(once)
})

test.each([
  ['a token that is not taken', { match: /GET \/drive/, status: 401, reason: 'authError' }],
  ['too many requests', { match: /GET \/drive/, status: 403, reason: 'userRateLimitExceeded' }],
  ['an error of the server', { match: /POST \/upload/, status: 500, reason: 'internalError' }],
  ['a connection that is cut while a piece arrives', { match: /PUT \/resumable/, cut: true as const }],
])('%s is got over', async (_, fault) => {
  drive.faults.push(fault)
  const { document } = await staff.documentsV1.generate({ ...brief })
  await isSynced(document.id)
  expect(drive.faults).toEqual([])
  expect(filesIn()).toHaveLength(1)
  expect(filesIn()[0]!.revisions).toHaveLength(1)
})

test('a server that dies after the upload finds the file again, and makes no second one', async () => {
  const { document } = await staff.documentsV1.generate({ ...brief })
  await isSynced(document.id)
  await sql`delete from drive_files`.execute(app.database)
  await staff.drive.sync({ id: document.id })
  await isSynced(document.id)
  expect(filesIn()).toHaveLength(1)
  expect(filesIn()[0]!.revisions).toHaveLength(1)
})

test('a refusal says what to do, the document is here all the same, and it goes out when asked again', async () => {
  drive.faults.push({ match: /POST \/upload/, status: 403, reason: 'storageQuotaExceeded' })
  const { document } = await staff.documentsV1.generate({ ...brief })
  await vi.waitFor(async () => expect((await copyOf(document.id))?.state).toBe('failed'), soon)
  expect((await copyOf(document.id))?.error).toMatch(/name a folder of a shared drive in GOOGLE_DRIVE_FOLDER/)
  expect((await staff.documentsV1.list({})).documents[0]!.webViewLink).toBe(`/documents/${document.id}`)
  await staff.drive.sync({ id: document.id })
  await isSynced(document.id)
})

test('a key that Google does not know is told where folders are asked for', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    ...(JSON.parse(drive.settings.serviceAccount) as object),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  const other = await givenApp({ google: { ...drive.settings, serviceAccount: JSON.stringify(account) } })
  const account2 = await other.signedIn()
  await expect(account2.documentsV1.setupFolders({})).rejects.toMatchObject({
    code: 'unavailable',
    details: expect.stringMatching(/Invalid JWT Signature\. Google does not know this service account/) as string,
  })
  await other.end()
})
