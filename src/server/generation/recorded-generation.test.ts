import { afterAll, expect, test } from 'vitest'
import type { Format } from '#shared/formats.ts'
import { documentTypes } from '#shared/document-types.ts'
import { readLabelledBriefs } from '../../quality/labelled/read-labelled-briefs.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { callOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { answerOf } from '#server/testing/vendors/recorded/recording.ts'
import { readRecordings } from '#server/testing/vendors/recorded/read-recordings.ts'
import { projectOf } from '#server/testing/vendors/well-behaved.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address }
const vendors = {
  ...noVendors,
  claude: { ...settings, modelId: 'claude-sonnet-5-5' },
  openai: { ...settings, modelId: 'gpt-6.1-sol' },
}
const app = await givenApp({ vendors, tokensPerDocument: 300_000 })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})

const labelled = new Map(readLabelledBriefs().map((brief) => [brief.id, brief]))
const files: Record<string, Format> = { hld: 'pdf', lld: 'docx', word: 'docx', powerpoint: 'pptx', excel: 'xlsx' }

test.each(readRecordings().map((recording) => [recording.brief, recording] as const))(
  '%s: the recorded answers become one version and its file, and nothing of it is by anybody else unmarked',
  { timeout: 300_000 },
  async (_, recording) => {
    const { projectName, requirements } = labelled.get(recording.brief)!
    const { documentType } = recording
    const from = vendor.seen.length
    vendor.answerOtherwise(({ body }) => ({ kind: 'text', text: answerOf(recording, body) }))
    const { document, marks, writer } = await staff.documentsV3.generate({
      documentType,
      client: 'aldgate',
      projectName,
      requirements: JSON.stringify(requirements),
      outputFormat: files[documentType]!,
    })
    const bodies = vendor.seen.slice(from).map(({ body }) => body)
    expect(bodies.every((body) => projectOf(body).length > 0)).toBe(true)
    expect(new Set(bodies.map(callOf))).toEqual(new Set(['label', 'assemble', 'argue', undefined]))
    expect(writer).toContain(documentTypes[documentType].provider === 'claude' ? 'Claude' : 'GPT')
    // What is not wholly the model's says so, in a sentence.
    const { marks: shown } = await staff.documentPage.surroundings({ id: document.id })
    expect(shown.map(({ sentence }) => sentence)).toEqual(marks.map(({ sentence }) => sentence))
    expect(marks.filter(({ id }) => !['label', 'assemble', 'argue'].includes(id))).toEqual([])
    expect((await staff.documentsV1.get({ id: document.id })).versions).toHaveLength(1)
    const { facts } = await staff.documentsV3.facts({ id: document.id })
    const asked = (facts as { questions: { text: string }[] }).questions.map(({ text }) => text)
    for (const { text } of recording.argue.questions as { text: string }[]) expect(asked).toContain(text)
    const file = await staff.get(`/api/v3/documents/${document.id}/download?format=${files[documentType]}`)
    expect([file.statusCode, file.rawPayload.length > 5_000]).toEqual([200, true])
  },
)
