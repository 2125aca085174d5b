import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientIds, clients } from '#shared/firm.ts'
import { formatNames, formats } from '#shared/formats.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { poolOf } from '#server/platform/database.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let closing: typeof app
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  closing = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => Promise.all([app.end(), closing.end()]))

const fields = (projectName: string) => ({ documentType: 'hld' as const, client: 'aldgate' as const, projectName })

/** Sends requests that the typed client could not send. */
async function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await staff.send({ method: 'POST', path, headers, ...(body && { body }) })
  return { status, body: JSON.parse(text) as { success: boolean; error: string; details?: string } }
}

test('a document is generated, listed and told with its one version and what the account may do to it', async () => {
  const { success, document } = await staff.documentsV1.generate(fields('First generation'))
  expect(success).toBe(true)
  expect(document).toEqual({
    id: expect.any(String),
    name: 'First generation, High-Level Design',
    documentType: 'hld',
    client: fields('').client,
    project: 'First generation',
    currentVersion: '1.0.0',
    approved: false,
    approvedVersion: null,
    modifiedTime: expect.any(String),
    webViewLink: `/documents/${document.id}`,
    outOfDate: null,
  })
  expect((await staff.documentsV1.list({})).documents).toContainEqual(document)
  const told = await staff.documentsV1.get({ id: document.id })
  expect(told.document).toEqual(document)
  expect(told.rights).toEqual({ generate: true, approve: true, publish: true, rollback: true, share: true })
  expect(told.versions).toEqual([
    {
      version: '1.0.0',
      timestamp: document.modifiedTime,
      changelog: 'First version',
      approved: false,
      approvedBy: null,
      approvedAt: null,
      madeBy: 'generation',
      madeFrom: null,
      mayWithdraw: false,
      withdrawn: null,
      publishedBy: null,
      publishedAt: null,
      contentHash: expect.stringMatching(/^[\da-f]{64}$/),
      author: 'Given',
      writer: 'Arcwright offline composer',
    },
  ])
})

test('through any of the three, the same type, client and project is one document, which each lists in its own shape', async () => {
  const scope = (text: string) => ({ scope: text })
  const first = await staff.documentsV1.generate({ ...fields('All  Three'), requirements: scope('Claims.') })
  const second = await staff.documentsV2.generate({ ...fields('all three'), requirements: scope('Claims and photographs.') })
  const third = await staff.documentsV3.generate({
    ...fields(' ALL THREE '),
    requirements: JSON.stringify(scope('Claims and letters.')),
  })
  const { id } = first.document
  expect([second.document.id, third.document.id]).toEqual([id, id])
  const [ones, twos, threes] = await Promise.all([
    staff.documentsV1.list({}),
    staff.documentsV2.list({}),
    staff.documentsV3.list({}),
  ])
  const [one, two, three] = [ones, twos, threes].map(({ documents }) => documents.filter((document) => document.id === id))
  expect(one).toMatchObject([{ name: 'ALL THREE, High-Level Design', currentVersion: '1.2.0' }])
  expect(two).toMatchObject([
    { version: '1.2.0', project: 'All  Three', downloadUrl: `/api/v2/documents/${id}/download?format=json` },
  ])
  expect(three).toMatchObject([{ version: '1.2.0', downloadUrl: `/api/v3/documents/${id}/download?format=json` }])
  const { versions } = await staff.documentsV1.get({ id })
  expect(versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
  const times = versions.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('the changelog says what the new brief changed, and that the same brief changed nothing', async () => {
  const generate = (budget: string, technicalRequirements = 'The portal must answer within 2 seconds.') =>
    staff.documentsV1.generate({ ...fields('Told changes'), requirements: { technicalRequirements, budget } })
  await generate('£150,000')
  await generate('£150,000')
  await generate('£200,000', 'The portal must answer within 3 seconds. Claims must be kept for 7 years.')
  const { document } = await generate('£200,000', 'Claims must be kept for 7 years.')
  const { versions } = await staff.documentsV1.get({ id: document.id })
  const [removed = '', changed = '', same, first] = versions.map(({ changelog }) => changelog)
  expect([same, first]).toEqual(['Generated again; nothing changed', 'First version'])
  expect(changed).toMatch(/^Statements: added S\d, changed S1 \(3 seconds instead of 2 seconds\)/)
  expect(changed).toContain('budget £200,000 instead of £150,000. Chapters: ')
  expect(removed).toMatch(/^Statements: removed S1\. Chapters: /)
})

test('a key names the work through the first two as through the third, which tells of it', async () => {
  for (const calls of [staff.documentsV1, staff.documentsV2]) {
    const key = crypto.randomUUID()
    const twice = await Promise.all([1, 2].map(() => calls.generate(fields(`Named ${key}`), { idempotencyKey: key })))
    expect(twice[0]).toEqual(twice[1])
    await expect(calls.generate(fields('Other'), { idempotencyKey: key })).rejects.toMatchObject({ code: 'conflict' })
    const { state, result } = await staff.documentsV3.generation({ key })
    expect([state, result?.document.id]).toEqual(['finished', twice[0]!.document.id])
    const { body } = await staff.get(`/api/v3/generations/${key}/events`)
    expect(body).toContain(`{"type":"generation-finished","documentId":"${twice[0]!.document.id}"}`)
    expect((await staff.documentsV1.get({ id: twice[0]!.document.id })).versions).toHaveLength(1)
  }
})

test('a call that waits is answered 503 when the server closes, and its work goes on', async () => {
  const account = await closing.signedIn()
  await closing.jobs.stop()
  const waiting = [account.documentsV1, account.documentsV2].map((calls) =>
    calls.generate(fields('Held')).catch((error: unknown) => error),
  )
  const queued = async () => (await sql`select from jobs where state = 'queued'`.execute(closing.database)).rows.length
  await expect.poll(queued).toBe(2)
  await closing.http.close()
  const refused = { code: 'unavailable', message: 'The server is being restarted. Try again in a moment.' }
  expect(await Promise.all(waiting)).toMatchObject([refused, refused])
  expect(await queued()).toBe(2)
})

test('a version is exported as document.{format}: the current one, or the one that is named', async () => {
  const { document } = await staff.documentsV1.generate({ ...fields('Exported'), requirements: { scope: 'The first scope.' } })
  await staff.documentsV1.generate({ ...fields('Exported'), requirements: { scope: 'The second scope.' } })
  const { id } = document
  for (const format of formatNames) {
    const file = await staff.get(staff.documentsV1.export({ id, format }))
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, formats[format].mediaType])
    expect(file.headers['content-disposition']).toContain(`filename="document.${format}"`)
  }
  const bodies = await Promise.all(
    [undefined, '1.1.0', '1.0.0'].map(async (version) => (await staff.get(staff.documentsV1.export({ id, version }))).body),
  )
  expect(bodies.map((body) => body.includes('The second scope'))).toEqual([true, true, false])
  const missing = await staff.get(staff.documentsV1.export({ id, version: '7.0.0' }))
  expect([missing.statusCode, missing.json()]).toMatchObject([404, { error: 'This document has no version 7.0.0.' }])
})

test('folders are made once for each client that the account may serve, and a document lies in one', async () => {
  const all = clientIds.map((client) => ({ client, name: clients[client].name }))
  const [first, again] = await Promise.all([staff.documentsV1.setupFolders({}), staff.documentsV1.setupFolders({})])
  expect(first).toEqual({ success: true, folders: all })
  expect(again).toEqual(first)
  expect((await sql`select client from folders`.execute(app.database)).rows).toHaveLength(clientIds.length)
  const calder = await app.signedIn('calder')
  expect((await calder.documentsV1.setupFolders({})).folders).toEqual([{ client: 'calder', name: 'Calder Bank' }])
  const homeless = sql`insert into documents (type, client, project, project_key) values ('hld', 'nobody', 'x', 'x')`
  await expect(homeless.execute(app.database)).rejects.toThrow('foreign key')
})

test('the built-in outlines are the same through each', async () => {
  const lists = await Promise.all([staff.documentsV1, staff.documentsV2, staff.documentsV3].map((calls) => calls.templates({})))
  expect(lists[0]!.templates.map(({ documentType }) => documentType)).toEqual(documentTypeIds)
  expect([lists[1], lists[2]]).toEqual([lists[0], lists[0]])
})

test('an account of a firm has to do with its own firm alone, and nobody without a sign-in', async () => {
  const { document } = await staff.documentsV1.generate(fields('Not for Calder'))
  const { id } = document
  const calder = await app.signedIn('calder')
  const missing = { code: 'not-found', message: 'This document does not exist, or you may not see it.' }
  expect(await calder.documentsV1.list({})).toEqual({ documents: [] })
  expect(await calder.documentsV2.list({})).toEqual({ documents: [] })
  await expect(calder.documentsV1.get({ id })).rejects.toMatchObject(missing)
  await expect(calder.documentsV1.generate(fields('Foreign'))).rejects.toMatchObject(missing)
  await expect(calder.documentsV2.generate(fields('Foreign'))).rejects.toMatchObject(missing)
  for (const address of [calder.documentsV1.export({ id }), calder.documentsV2.download({ id })])
    expect((await calder.get(address)).statusCode).toBe(404)
  const own = await calder.documentsV1.generate({ ...fields('Own'), client: 'calder' })
  expect((await calder.documentsV1.list({})).documents).toEqual([own.document])
  for (const url of ['/api/documents', `/api/documents/${id}`, '/api/v2/documents', '/api/v2/test', '/api/templates'])
    expect((await app.http.inject({ url })).statusCode).toBe(401)
  for (const url of [`/api/documents/${id}/rollback`, `/api/documents/${id}/versions/1.0.0/approve`, '/api/setup/folders'])
    expect((await app.http.inject({ method: 'POST', url })).statusCode).toBe(401)
})

test('a list asks the database once, beside the sign-in', async () => {
  const asked = vi.spyOn(poolOf(app.database)!, 'query')
  for (const calls of [staff.documentsV1, staff.documentsV2, staff.documentsV3]) await calls.list({})
  const names = asked.mock.calls.map(([query]) => (query as unknown as { name: string }).name)
  asked.mockRestore()
  expect(names).toEqual([1, 2, 3].flatMap(() => ['find-signed-in', 'list-documents']))
})

const unknown = crypto.randomUUID()
test.each([
  ['/api/documents/generate', 'no JSON', '400 The body of the request is not valid JSON.'],
  [
    '/api/documents/generate',
    '{}',
    '400 Some fields of the request are not right. documentType: is required. client: is required.',
  ],
  [
    '/api/v2/documents/generate',
    { projectName: ' ' },
    '400 One field of the request is not right. projectName: Give the project a name.',
  ],
  ['/api/v2/documents/generate', { useAgent: 'yes' }, '400 One field of the request is not right. useAgent: must be a boolean.'],
  [
    '/api/documents/generate',
    { requirements: { scope: 1 } },
    '400 One field of the request is not right. requirements.scope: must be a string.',
  ],
  [
    '/api/documents/nonsense/rollback',
    '{"targetVersion":"1.0.0"}',
    '400 One field of the request is not right. id: is not a valid id.',
  ],
  [
    `/api/documents/${unknown}/rollback`,
    '{"targetVersion":"one"}',
    '400 One field of the request is not right. targetVersion: A version is three numbers',
  ],
  [`/api/documents/${unknown}/rollback`, '{"targetVersion":"1.0.0"}', '404 This document does not exist, or you may not see it.'],
  [`/api/documents/${unknown}/versions/1.0.0/approve`, '', '404 This document does not exist, or you may not see it.'],
  [
    `/api/documents/${unknown}/versions/latest/approve`,
    '',
    '400 One field of the request is not right. version: A version is three numbers',
  ],
])('%s refuses %s in readable words', async (path, sent, words) => {
  const given = typeof sent === 'string' ? sent : JSON.stringify({ ...fields('Refused'), ...sent })
  const { status, body } = await post(path, given)
  expect(body.success).toBe(false)
  expect([status, body.error, body.details].join(' ')).toContain(words)
})
