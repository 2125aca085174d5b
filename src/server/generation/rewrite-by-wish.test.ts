import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { answerByChapter } from '#server/testing/vendors/answer-by-chapter.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.script.length = 0
  vendor.answerOtherwise(answerByChapter)
})

/** A document that the vendor wrote; only later requests are recorded. */
async function given(projectName: string) {
  const { document, content } = await staff.documentsV3.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName,
    requirements: JSON.stringify(designRequirements),
  })
  vendor.seen.length = 0
  return { id: document.id, content }
}
const sectionOf = (content: Content, id: string) => content.sections.find((section) => section.id === id)!
async function ended(key: string) {
  for (;;) {
    const seen = await staff.documentsV3.generation({ key })
    if (seen.state === 'finished' || seen.state === 'failed') return seen
    await new Promise((done) => void setTimeout(done, 20))
  }
}
const versionsOf = async (id: string) => (await staff.documentsV1.get({ id })).versions

test('a section is put as wished: one request, a new version, and everything else to the byte', async () => {
  const { id, content } = await given('Wished')
  vendor.script.push({ kind: 'text', text: 'The board decides in June.' })
  const wish = 'shorter, for the board'
  const { key } = await staff.documentPage.rewrite({ id, section: 'summary', base: '1.0.0', wish })
  const { result } = await ended(key)
  const [mine, before] = [sectionOf(result!.content, 'summary'), sectionOf(content, 'summary')]
  const isWritten = ({ id: block }: { id: string }) => block.startsWith('summary-words-')
  expect(mine.blocks.filter(isWritten)).toMatchObject([{ text: [{ text: 'The board decides in June.' }] }])
  expect(mine.blocks.filter((block) => !isWritten(block))).toEqual(before.blocks.filter((block) => !isWritten(block)))
  expect(result!.content.sections.filter((section) => section.id !== 'summary')).toEqual(
    content.sections.filter((section) => section.id !== 'summary'),
  )
  expect(vendor.seen).toHaveLength(1)
  const asked = JSON.stringify(vendor.seen[0]!.body)
  expect(asked).toContain(`<wish>\\n${wish}\\n</wish>`)
  expect(asked).toContain('<section>\\nThe vendor wrote of summary.\\n</section>')
  const [newest] = await versionsOf(id)
  expect(newest).toMatchObject({ version: '1.1.0', madeBy: 'rewrite', madeFrom: '1.0.0' })
  expect(newest!.changelog).toContain('‘Summary’ written again: “shorter, for the board”.')
})

test('what somebody wrote by hand is what the model is given', async () => {
  const { id, content } = await given('Wished by hand')
  const kept = sectionOf(content, 'summary').blocks.map(({ id: keep }) => ({ keep }))
  const paragraph = { type: 'paragraph' as const, text: [{ text: 'The harbour master signs.' }] }
  await staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: [...kept, paragraph] })
  const { key } = await staff.documentPage.rewrite({ id, section: 'summary', base: '1.1.0', wish: 'shorter' })
  await ended(key)
  expect(JSON.stringify(vendor.seen[0]!.body)).toContain('The vendor wrote of summary.\\n\\nThe harbour master signs.\\n</section>')
})

test('words that do not hold make no version, and the sentence says what was wrong', async () => {
  const { id } = await given('Wished in vain')
  const said = { kind: 'text' as const, text: 'Salesforce keeps all of it for 98765 pounds.' }
  vendor.script.push(said, said)
  const { key } = await staff.documentPage.rewrite({ id, section: 'summary', base: '1.0.0', wish: 'cheaper' })
  const { state, error } = await ended(key)
  expect([state, error]).toEqual(['failed', expect.stringMatching(/did not hold: .*98765.*The section stays as it is\./)])
  expect(await versionsOf(id)).toHaveLength(1)
})

test('without a key an instruction is refused in words, before anything is begun', async () => {
  const { id } = await given('Wished without a key')
  const keyless = await givenApp()
  const other = await keyless.signedIn()
  const { document } = await other.documentsV3.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'Keyless',
    requirements: JSON.stringify(designRequirements),
  })
  const refused = await other.documentPage
    .rewrite({ id: document.id, section: 'summary', base: '1.0.0', wish: 'shorter' })
    .catch((error: unknown) => error as AppError)
  await keyless.end()
  expect(refused).toMatchObject({
    code: 'conflict',
    message: 'Rewriting needs a model, and there is no key for one. Add a key in Settings, or edit the section yourself.',
  })
  expect(await versionsOf(id)).toHaveLength(1)
})
