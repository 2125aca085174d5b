import { afterAll, beforeEach, expect, test } from 'vitest'
import { Content } from '#shared/content/content.ts'
import { formatNames } from '#shared/formats.ts'
import { checkDocx } from '#server/testing/check-docx.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { hostileTexts } from '#server/testing/given-hostile-text.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Body, Play } from '#server/testing/vendors/script.ts'
import {
  agreeing,
  askedIn,
  callOf,
  chaptersIn,
  givenDesignAnswer,
  isProposing,
  wordsFor,
} from '#server/testing/vendors/answer-by-chapter.ts'

const vendor = await givenVendor()
const claude = { key: 'sk-secret-1', address: vendor.address, modelId: 'claude-sonnet-5-5' }
const app = await givenApp({ vendors: { ...noVendors, claude } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const request = (projectName: string, useAgent: 'true' | 'false' = 'false') => ({
  documentType: 'hld' as const,
  client: 'calder' as const,
  projectName,
  requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
  outputFormat: 'json' as const,
  useAgent,
})

/** Replaces every string of a value, at any depth; choices, keys and ids of statements are unchanged. */
function withTexts(value: unknown, text: string, name = ''): unknown {
  if (typeof value === 'string') return chosen.has(name) ? value : text
  if (Array.isArray(value)) return value.map((part) => withTexts(part, text, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, text, key)]))
}
const chosen = new Set(
  'key from to store provider consumers component components after statement statements kind is classification characteristic likelihood impact state'.split(
    ' ',
  ),
)
const written = (body: Body) => wordsFor(chaptersIn(body), () => 'The vendor wrote this.')
const designOf = (body: Body, text: string) => JSON.stringify(withTexts(givenDesignAnswer(askedIn(body)), text))

/** Every format of a document is valid, and contains no markup or formula from the text. */
async function expectWholeFiles(id: string) {
  for (const format of formatNames) {
    const { statusCode, rawPayload } = await staff.get(`/api/v3/documents/${id}/download?format=${format}`)
    expect([format, statusCode]).toEqual([format, 200])
    if (format === 'json') Content.parse(JSON.parse(rawPayload.toString('utf8')))
    if (format === 'docx') checkDocx(rawPayload)
    if (format === 'pptx') checkPptx(rawPayload)
    const isBegun = format !== 'pdf' || rawPayload.subarray(0, 5).toString() === '%PDF-'
    expect([format, isBegun]).toEqual([format, true])
  }
}

test('words that have broken files are data in every format', async () => {
  const hostile = hostileTexts.filter((text) => text.trim() !== '' && text.length < 500)
  const play = (text: string): Play => ({ kind: 'text', text, piece: 5 })
  let chapters = 0
  vendor.answerOtherwise(({ body }) =>
    isProposing(body)
      ? play(designOf(body, hostile.join(' ')))
      : play(wordsFor(chaptersIn(body), () => `It is said: ${hostile[chapters++ % hostile.length]}\n\n# ${chapters}\n\nThe end.`)),
  )
  const { document, content, writer } = await staff.documentsV3.generate(request('Hostile'))
  expect(writer).toContain('claude-sonnet-5-5')
  const said = JSON.stringify(content)
  expect(said).toContain('<script>alert(1)</script>')
  expect(said).not.toMatch(/\\u0000|\\ud8/)
  await expectWholeFiles(document.id)
})

test.each([
  ['empty', ''],
  ['white', ' \n\t '],
  ['a long word', 'x'.repeat(4_000)],
])('a design whose every text is %s leaves a document that is whole', { timeout: 120_000 }, async (name, text) => {
  vendor.answerOtherwise(({ body }) => ({ kind: 'text', text: isProposing(body) ? designOf(body, text) : written(body) }))
  const { document, content } = await staff.documentsV3.generate(request(`Every text ${name}`))
  expect(content.sections.length).toBeGreaterThan(0)
  await expectWholeFiles(document.id)
})

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
test.each<[string, string]>([
  ['1 MB of text', 'words without an end '.repeat(50_000)],
  ['1 MB in one word', 'x'.repeat(1_000_000)],
  ['deep JSON', deep(40_000)],
  ['deep JSON in its place', JSON.stringify(givenDesignAnswer()).replace('"names":[]', `"names":${deep(20_000)}`)],
  ['a name that leads to a prototype', '{"__proto__":{"elements":[]},"constructor":1}'],
  ['no JSON at all', '\u0000\u0001\uFFFE<html>'],
])('%s as an answer leaves a whole document and a server that stands', async (name, text) => {
  vendor.answerOtherwise(({ body }) => {
    if (isProposing(body)) return { kind: 'text', text, piece: 20_000 }
    return { kind: 'text', text: wordsFor(chaptersIn(body), () => text), piece: 20_000 }
  })
  const key = `huge-${crypto.randomUUID()}`
  const { document, content, marks } = await staff.documentsV3.generate(request(`Huge ${name}`), { idempotencyKey: key })
  expect(content.sections.length).toBeGreaterThan(2)
  expect(marks[0]).toMatchObject({
    id: 'design',
    sentence: expect.stringMatching(/(agreed form|answer’s length)\. Nothing is designed yet/) as string,
  })
  // Two attempts at each chapter of maximum length.
  expect((await staff.get(`/api/v3/generations/${key}/events`)).body.length).toBeLessThan(400_000)
  await expectWholeFiles(document.id)
  expect((await staff.get('/healthz')).statusCode).toBe(200)
})

test('files of the agent are kept under safe names, once, and are downloads of that account alone', async () => {
  const key = 'files-of-the-agent'
  const bytes = Buffer.from('<script>alert(1)</script>')
  vendor.files.set('file_1', { name: '../../etc/evil\r\n.html', bytes })
  vendor.files.set('file_2', { name: 'figures.csv', bytes: Buffer.from('a,b\n1,2\n') })
  const made = (fileId: string): Play => ({ kind: 'pause', text: '', fileId })
  const rounds = [made('file_1'), made('file_2'), made('file_2')]
  vendor.answerOtherwise(({ body }) => {
    const play = isProposing(body) ? rounds.shift() : undefined
    return play ?? { kind: 'text', text: isProposing(body) ? agreeing(body) : written(body) }
  })
  const { files } = await staff.documentsV3.generate(request('Files', 'true'), { idempotencyKey: key })
  expect(files.map(({ name, mediaType, size }) => [name, mediaType, size])).toEqual([
    ['evil.txt', 'text/plain', bytes.length],
    ['figures.csv', 'text/csv', 8],
  ])
  const answer = await staff.get(files[0]!.downloadUrl)
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': expect.stringMatching(/^attachment; filename="evil\.txt"/) as string,
    'x-content-type-options': 'nosniff',
  })
  expect(vendor.seen.filter(({ body: asked }) => callOf(asked) === 'design')).toHaveLength(4)
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  expect(body).toContain('Runs a calculation at the vendor')
  expect(body).toContain('Keeps the file figures.csv')
  const other = await app.signedIn()
  expect((await other.get(files[0]!.downloadUrl)).statusCode).toBe(404)
})
