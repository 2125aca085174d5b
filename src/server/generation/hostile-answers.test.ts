import { afterAll, beforeEach, expect, test } from 'vitest'
import { Content } from '#shared/content/content.ts'
import { formatNames } from '#shared/formats.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { checkDocx } from '#server/testing/check-docx.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { hostileTexts } from '#server/testing/given-hostile-text.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Body, Play } from '#server/testing/vendors/script.ts'
import { agreeing, callOf, chapterOf, emptyAnswers, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'

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

/** Answers to the calls before the words in which every text is hostile. */
function hostileAnswer(body: Body, text: string) {
  const call = callOf(body)
  const option = { name: text, merit: text, drawback: text }
  const label = {
    segment: 'S1',
    words: text,
    kind: 'need',
    says: 'yes',
    force: 'must',
    actor: text,
    verb: text,
    object: text,
  }
  const listed = {
    systems: [{ name: text, role: 'source' }],
    measures: [],
    dates: [],
    people: [],
    contradicts: [{ segment: text, of: text, because: text }],
    amends: [text],
  }
  const decision = { tension: text, title: text, context: text, options: [option], outcome: text, consequences: text }
  if (call === 'label') return JSON.stringify({ agreed: [text], labels: [{ ...label, condition: text, ...listed }] })
  if (call === 'assemble')
    return JSON.stringify({
      ...emptyAnswers.assemble,
      picks: [{ card: null, name: text, answers: [{ statement: 'S1', how: text }] }],
      flows: [{ from: text, to: text, carries: text, protocol: text }],
    })
  return JSON.stringify({
    decisions: [{ ...decision, requirements: [text] }],
    risks: [{ text, likelihood: 'high', impact: 'high', mitigation: text, owner: text }],
    questions: [{ text, proposal: text, owner: text, about: [text] }],
    walks: [{ name: text, trigger: text, relations: [text], when: text, response: text, requirements: [text] }],
  })
}

/** Every format of a document is whole, and says nothing as markup or formula. */
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
      ? play(hostileAnswer(body, hostile.join(' ')))
      : play(`It is said: ${hostile[chapters++ % hostile.length]}\n\n# ${chapters}\n\nThe end.`),
  )
  const { document, content, writer } = await staff.documentsV3.generate(request('Hostile'))
  expect(writer).toMatch(/^Claude Sonnet 4\.0/)
  const said = JSON.stringify(content)
  expect(said).toContain('<script>alert(1)</script>')
  expect(said).not.toMatch(/\\u0000|\\ud8/)
  await expectWholeFiles(document.id)
})

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
test.each<[string, string]>([
  ['1 MB of text', 'words without an end '.repeat(50_000)],
  ['1 MB in one word', 'x'.repeat(1_000_000)],
  ['deep JSON', deep(40_000)],
  ['deep JSON in its place', JSON.stringify(emptyAnswers.assemble).replace('"picks":[]', `"picks":${deep(20_000)}`)],
  ['a name that leads to a prototype', '{"__proto__":{"elements":[]},"constructor":1}'],
  ['no JSON at all', '\u0000\u0001\uFFFE<html>'],
])('%s as an answer leaves a whole document and a server that stands', async (name, text) => {
  vendor.answerOtherwise(({ body }) => {
    if (isProposing(body) || chapterOf(body) === hld.outline[0]!.heading) return { kind: 'text', text, piece: 20_000 }
    return { kind: 'text', text: 'The vendor wrote this.' }
  })
  const key = `huge-${crypto.randomUUID()}`
  const { document, content, marks } = await staff.documentsV3.generate(request(`Huge ${name}`), { idempotencyKey: key })
  expect(content.sections.length).toBeGreaterThan(2)
  expect(marks.slice(0, 3)).toMatchObject([
    { id: 'label', sentence: expect.stringContaining('The brief stands as code read it') as string },
    { id: 'assemble', sentence: expect.stringContaining('offline composer') as string },
    { id: 'argue', sentence: expect.stringContaining('offline composer') as string },
  ])
  // Two tries of one chapter, as long as an answer may be.
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
    const play = callOf(body) === 'assemble' ? rounds.shift() : undefined
    return play ?? { kind: 'text', text: isProposing(body) ? agreeing(body) : 'The vendor wrote this.' }
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
  expect(vendor.seen.filter(({ body: asked }) => callOf(asked) === 'assemble')).toHaveLength(4)
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  expect(body).toContain('Runs a calculation at the vendor')
  expect(body).toContain('Keeps the file figures.csv')
  const other = await app.signedIn()
  expect((await other.get(files[0]!.downloadUrl)).statusCode).toBe(404)
})
