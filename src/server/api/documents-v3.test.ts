import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GenerationEvent } from '#shared/api/generation-event.ts'
import { limits } from '#shared/brief-limits.ts'
import { Content } from '#shared/content/content.ts'
import { formatNames, formats } from '#shared/formats.ts'
import { verifyAuditChain } from '#server/audit/store.ts'
import { Solution } from '#server/solution/solution.ts'
import { fileBeginnings } from '#server/testing/file-beginnings.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const requirements = {
  businessObjective: 'Cut the time to answer a claim from nine days to three.',
  technicalRequirements:
    'The portal must answer within 2 seconds. Claims must be kept for 7 years. Handlers search claims by policy number.',
}
const fields = (project: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName: project,
  requirements: JSON.stringify(requirements),
})
const newKey = () => crypto.randomUUID()

async function eventsOf(key: string, after = 0) {
  const { body } = await staff.get(`/api/v3/generations/${key}/events`, { 'last-event-id': String(after) })
  return body
    .split('\n\n')
    .filter((message) => message.includes('data: '))
    .map((message) => ({
      id: Number(/^id: (\d+)$/m.exec(message)?.[1]),
      event: GenerationEvent.parse(JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '')),
    }))
}

test('a brief becomes a document that is answered, listed, and to be had in every format', async () => {
  const { document, content, writer } = await staff.documentsV3.generate(fields('Every format'))
  expect(document).toMatchObject({
    type: 'High-Level Design',
    client: 'Aldgate Mutual',
    project: 'Every format',
    outputFormat: 'json',
  })
  expect(writer).toBe('Arcwright offline composer')
  expect(Content.parse(content)).toEqual(content)
  const { documents } = await staff.documentsV3.list({})
  const listed = documents.find(({ id }) => id === document.id)
  expect(listed).toMatchObject({ filename: 'every-format-hld-1.0.0.json', downloadUrl: document.downloadUrl })
  for (const format of formatNames) {
    const file = await staff.get(listed?.downloadUrls[format] ?? '')
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe(formats[format].mediaType)
    expect(file.headers['content-disposition']).toContain(`filename="every-format-hld-1.0.0.${format}"`)
    expect(file.rawPayload.toString('latin1').startsWith(fileBeginnings[format])).toBe(true)
  }
})

test('the facts of a version are told, each with the place of its words in the brief', async () => {
  const { document } = await staff.documentsV3.generate(fields('Facts told'))
  const { id } = document
  const { version, facts, quotes, fields: asked } = await staff.documentsV3.facts({ id })
  expect(version).toBe('1.0.0')
  expect(Solution.parse(facts).statements!.map(({ text }) => text)).toContain('The portal must answer within 2 seconds.')
  const brief: Record<string, string> = { ...requirements, projectName: 'Facts told' }
  const placed = quotes.filter(({ start }) => start !== null)
  expect(placed.length).toBeGreaterThan(3)
  for (const { field, quote, start, end } of placed) expect(brief[field]!.slice(start!, end!)).toBe(quote)
  const later = { ...fields('Facts told'), requirements: JSON.stringify({ scope: 'Boats only.' }), startFrom: 'brief' as const }
  await staff.documentsV3.generate(later)
  expect((await staff.documentsV3.facts({ id })).version).toBe('1.1.0')
  expect(await staff.documentsV3.facts({ id, version: '1.0.0' })).toEqual({ version, facts, quotes, fields: asked })
  await expect(staff.documentsV3.facts({ id, version: '7.0.0' })).rejects.toMatchObject({ code: 'not-found' })
  expect((await app.http.inject({ url: `/api/v3/documents/${id}/facts` })).statusCode).toBe(401)
})

test('a file is made once and kept', async () => {
  const { document } = await staff.documentsV3.generate({ ...fields('Kept file'), outputFormat: 'docx' })
  const kept = async () =>
    (
      await sql`select hash from exports where version_id in (select id from versions where title = 'Kept file')`.execute(
        app.database,
      )
    ).rows
  expect(await kept()).toHaveLength(1)
  const [first, second] = [await staff.get(document.downloadUrl), await staff.get(document.downloadUrl)]
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(await kept()).toHaveLength(1)
})

test('the same client and project, however they are written, gain a version', async () => {
  const first = await staff.documentsV3.generate(fields('Same   Project'))
  const second = await staff.documentsV3.generate(fields(' same project '))
  expect(second.document.id).toBe(first.document.id)
  const { rows } = await sql`select number from versions where document_id = ${first.document.id} order by ordinal`.execute(
    app.database,
  )
  expect(rows).toEqual([{ number: '1.0.0' }, { number: '1.1.0' }])
  await expect(sql`update versions set title = 'other'`.execute(app.database)).rejects.toThrow('never changed')
  await expect(sql`delete from versions`.execute(app.database)).rejects.toThrow('never changed')
  const { rows: trail } =
    await sql`select action from audit_trail where subject in (select id::text from versions where document_id = ${first.document.id})`.execute(
      app.database,
    )
  expect(trail).toEqual([{ action: 'version-added' }, { action: 'version-added' }])
  expect(await verifyAuditChain(app.database)).toMatchObject({ isWhole: true })
})

test('versions asked for at once get a number each', async () => {
  const asked = [1, 2, 3, 4].map((number) =>
    staff.documentsV3.generate({ ...fields('At once'), requirements: JSON.stringify({ scope: `Part ${number}.` }) }),
  )
  const answers = await Promise.all(asked)
  const ids = new Set(answers.map(({ document }) => document.id))
  expect(ids.size).toBe(1)
  for (const [index, { content }] of answers.entries()) expect(JSON.stringify(content)).toContain(`Part ${index + 1}.`)
  const { rows } = await sql<{
    number: string
  }>`select number from versions where document_id = ${[...ids][0]} order by ordinal`.execute(app.database)
  expect(rows.map(({ number }) => number)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
})

test('a key names the work: the same request finds it, another is refused', async () => {
  const key = newKey()
  const twice = await Promise.all([1, 2].map(() => staff.documentsV3.generate(fields('Named work'), { idempotencyKey: key })))
  expect(twice[0]).toEqual(twice[1])
  const { rows } = await sql`select 1 from versions where title = 'Named work'`.execute(app.database)
  expect(rows).toHaveLength(1)
  await expect(staff.documentsV3.generate(fields('Other work'), { idempotencyKey: key })).rejects.toMatchObject({
    code: 'conflict',
  })
  const { state, result } = await staff.documentsV3.generation({ key })
  expect([state, result]).toEqual(['finished', twice[0]])
})

test('a key goes on finding what its own work wrote, when the document has gone on', async () => {
  const key = newKey()
  const first = await staff.documentsV3.generate(fields('Goes on'), { idempotencyKey: key })
  const later = { ...fields('Goes on'), requirements: JSON.stringify({ scope: 'Another scope.' }), outputFormat: 'docx' as const }
  expect((await staff.documentsV3.generate(later)).content).not.toEqual(first.content)
  expect(await staff.documentsV3.generate(fields('Goes on'), { idempotencyKey: key })).toEqual(first)
  expect((await staff.documentsV3.generation({ key })).result).toEqual(first)
})

test('the events of a key are numbered, in order, begin before the work is known and go on where a reader left off', async () => {
  const key = newKey()
  const early = eventsOf(key)
  const { document, content } = await staff.documentsV3.generate(
    { ...fields('Watched'), outputFormat: 'pdf' },
    { idempotencyKey: key },
  )
  const events = await early
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  const types = events.map(({ event }) => event.type)
  expect(types.slice(0, 3)).toEqual(['generation-accepted', 'outline-chosen', 'brief-read'])
  expect(types.slice(-3)).toEqual(['version-saved', 'file-rendered', 'generation-finished'])
  expect(events.at(-1)?.event).toEqual({ type: 'generation-finished', documentId: document.id })
  for (const { id } of content.sections) expect(events.map(({ event }) => event)).toContainEqual({ type: 'chapter-started', id })
  expect(await eventsOf(key, 5)).toEqual(events.slice(5))
})

test('an account of a firm has to do with its own firm alone', async () => {
  const key = newKey()
  const { document } = await staff.documentsV3.generate(fields('Not for Calder'), { idempotencyKey: key })
  const calder = await app.signedIn('calder')
  expect(await calder.documentsV3.list({})).toEqual({ documents: [] })
  expect((await calder.get(document.downloadUrl)).statusCode).toBe(404)
  await expect(calder.documentsV3.facts({ id: document.id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(calder.documentsV3.generation({ key })).rejects.toMatchObject({ code: 'not-found' })
  await expect(calder.documentsV3.generate(fields('Foreign'))).rejects.toMatchObject({ code: 'not-found' })
  const own = await calder.documentsV3.generate({ ...fields('Own'), client: 'calder' })
  expect((await calder.documentsV3.list({})).documents.map(({ id }) => id)).toEqual([own.document.id])
  expect((await app.http.inject({ url: '/api/v3/documents' })).statusCode).toBe(401)
})

test('a brief is read back as it is typed, to whoever is signed in', async () => {
  const read = await staff.documentsV3.readBack({ projectName: '', requirements })
  expect(read.groups.flatMap(({ items }) => items).length).toBeGreaterThan(0)
  expect(read.statements).toBeGreaterThan(0)
  const tooLong = { scope: 'a'.repeat(limits.text + 1) }
  await expect(staff.documentsV3.readBack({ requirements: tooLong })).rejects.toMatchObject({ code: 'invalid-input' })
  expect((await app.http.inject({ method: 'POST', url: '/api/v3/brief/read' })).statusCode).toBe(401)
})

test('a brief that is a file is cut into fields, by whoever is signed in, and nothing is written', async () => {
  const file = new Blob(['# Scope\n\nFerries.\n'])
  const before = (await staff.documentsV3.list({})).documents.length
  expect(await staff.documentsV3.readFile({}, { file, filename: 'rfp.md' })).toEqual({
    fields: { scope: 'Scope\n\nFerries.' },
    homeless: [],
    unread: [],
  })
  expect((await staff.documentsV3.list({})).documents).toHaveLength(before)
  await expect(staff.documentsV3.readFile({}, { file, filename: 'rfp.json' })).rejects.toThrow('.md or .txt file.')
  await expect(staff.documentsV3.readFile({})).rejects.toMatchObject({ code: 'invalid-input' })
  expect((await app.http.inject({ method: 'POST', url: '/api/v3/brief/file' })).statusCode).toBe(401)
})

test('a template orders the document', async () => {
  const file = new Blob(['# Our approach\n\n# Change management\n\n# Risks\n'])
  const { content } = await staff.documentsV3.generate(fields('From a template'), { file, filename: 'house.md' })
  expect(content.sections.slice(0, 3).map(({ heading }) => heading)).toEqual(['Our approach', 'Change management', 'Risks'])
})

test.each([
  ['an unknown type', { documentType: 'memo' }, 'documentType'],
  ['an unknown client', { client: 'nobody' }, 'client'],
  ['no project', { projectName: ' ' }, 'projectName'],
  ['a name of two lines', { projectName: 'a\nb' }, 'projectName'],
  ['a name too long', { projectName: 'a'.repeat(limits.name + 1) }, 'projectName'],
  ['a name that nobody sees', { projectName: '\u200b\u2060' }, 'projectName'],
  ['an unknown format', { outputFormat: 'exe' }, 'outputFormat'],
  ['no true or false', { useAgent: 'maybe' }, 'useAgent'],
  ['requirements that are no JSON', { requirements: '{' }, ''],
  ['requirements that are a list', { requirements: '[]' }, 'requirements'],
  ['a requirement that is no text', { requirements: '{"scope":1}' }, 'scope'],
  ['a text too long', { requirements: JSON.stringify({ scope: 'a'.repeat(limits.text + 1) }) }, 'scope'],
])('%s is refused with a sentence', async (_, wrong, named) => {
  const form = { ...fields('Refused'), ...wrong }
  const refused = await staff.documentsV3.generate(form as ReturnType<typeof fields>).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'invalid-input', message: expect.stringMatching(/\w+ .*\.$/) })
  expect((refused as { details?: string }).details ?? '').toContain(named)
})

test.each([
  ['template.exe', 'MZ', 'unsupported-media'],
  ['template.docx', 'no archive', 'unreadable-file'],
  ['template.md', 'No heading at all', 'unreadable-file'],
])('the template %s is refused and nothing is accepted', async (filename, text, code) => {
  const key = newKey()
  const options = { file: new Blob([text]), filename, idempotencyKey: key }
  await expect(staff.documentsV3.generate(fields('Bad template'), options)).rejects.toMatchObject({ code })
  await expect(staff.documentsV3.generation({ key })).rejects.toMatchObject({ code: 'not-found' })
})

test('words that no database holds, and words of every script, come through', async () => {
  const scope = 'a\0b \ud800 漢字 🙂 =1+1 <script> {{x}}'
  const { document } = await staff.documentsV3.generate({ ...fields('Łódź 漢字 हिन्दी'), requirements: JSON.stringify({ scope }) })
  const file = await staff.get(document.downloadUrl)
  expect(file.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('łódź-漢字-हिन्दी-hld-1.0.0.json')}`)
  expect(file.body).toContain('漢字 🙂 =1+1 <script> {{x}}')
})
