import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findKeptKey, keepKey } from '#server/keys/keep-keys.ts'
import { listTables } from '#server/platform/backup/database-tables.ts'
import type { Database } from '#server/platform/database.ts'
import { givenApp, secretKey } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const keys = { claude: 'sk-ant-kept-and-never-seen-4711', openai: 'sk-set-and-never-seen-0815' }
const vendor = await givenVendor()
const logged: string[] = []
const vendorSettings = { address: vendor.address, modelId: 'model-1' }
const app = await givenApp({
  vendors: { ...noVendors, claude: { ...vendorSettings, key: undefined }, openai: { ...vendorSettings, key: keys.openai } },
  logTo: { write: (line) => void logged.push(line) },
})
const to = await givenDatabase()
const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([app.end(), to.drop(), vendor.close()])
})

async function contentsOf(database: Database) {
  const contents: Record<string, unknown[]> = {}
  for (const { table } of await listTables(database))
    contents[table] = (await sql`select t::text from ${sql.id(table)} t order by 1`.execute(database)).rows
  return contents
}

/** Texts that would reveal a key: the key itself, and its encodings. */
const tracesOf = (key: string) => [
  key,
  ...['hex', 'base64', 'base64url'].map((as) =>
    Buffer.from(key)
      .toString(as as 'hex')
      .slice(0, -2),
  ),
]

test('no answer, log, row or backup holds a key, also where the vendor repeats it; a restored one opens', async () => {
  await keepKey({ database: app.database, secretKey }, 'claude', keys.claude)
  const staff = await app.signedIn()
  const answers: unknown[] = [(await staff.documentsV2.test({})).tests]
  // Providers do repeat a wrong key in their error messages.
  vendor.answerOtherwise(({ headers }) => {
    const repeated = String(headers['x-api-key'] ?? headers.authorization)
    return { kind: 'answer', status: 401, body: { error: { message: `Incorrect API key provided: ${repeated}` } } }
  })
  for (const documentType of ['hld', 'excel'] as const) {
    const key = `refused-${documentType}`
    const brief = { documentType, client: 'calder' as const, projectName: key, outputFormat: 'json' as const }
    answers.push(await staff.documentsV3.generate(brief, { idempotencyKey: key }))
    answers.push((await staff.get(`/api/v3/generations/${key}/events`)).body)
  }
  for (const repeated of Object.values(keys))
    vendor.script.push({ kind: 'answer', status: 401, body: { error: { message: `Incorrect API key provided: ${repeated}` } } })
  for (const path of ['/api/v2/test', '/api/usage', '/api/v3/estimate?documentType=hld', '/api/openapi.json'])
    answers.push((await staff.get(path)).body)
  answers.push((await app.http.inject({ url: '/metrics' })).body)
  expect(vendor.seen.map(({ headers }) => headers['x-api-key'] ?? headers.authorization)).toEqual(
    expect.arrayContaining([keys.claude, `Bearer ${keys.openai}`]),
  )
  await app.jobs.stop()
  await backup(app.database, join(folder, 'backup.gz'))
  await restore(to.database, join(folder, 'backup.gz'))
  const contents = await contentsOf(app.database)
  expect([contents.kept_keys?.length, contents.attempts?.length]).toEqual([1, 2])
  expect(await contentsOf(to.database)).toEqual({ ...contents, sign_ins: [], devices: [], backups: [] })
  expect(logged.length).toBeGreaterThan(5)
  const places = {
    answers: JSON.stringify(answers),
    log: logged.join(''),
    rows: JSON.stringify(contents),
    backup: gunzipSync(readFileSync(join(folder, 'backup.gz'))).toString('latin1'),
  }
  for (const [place, text] of Object.entries(places))
    for (const trace of Object.values(keys).flatMap(tracesOf)) expect(text.includes(trace), `${place} holds ${trace}`).toBe(false)
  expect(await findKeptKey({ database: to.database, secretKey }, 'claude')).toMatchObject({ key: keys.claude })
})
