import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenField, givenRuns, givenSection, givenStyle, givenTemplate } from '#server/testing/given-template.ts'
import { readParts } from '#server/testing/read-office.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const house = (header: string) =>
  givenTemplate({
    body:
      givenRuns(['{{title}}, {{version}}']) +
      `<w:p>${givenField('INCLUDETEXT "C:/x.docx"', 'Kept')}</w:p>` +
      givenRuns(['Chapter'], 'berschrift1') +
      givenSection('<w:headerReference w:type="default" r:id="header1"/>'),
    styles: givenStyle('Standard', 'Normal', { isDefault: true }) + givenStyle('berschrift1', 'heading 1', { based: 'Standard' }),
    edges: { header1: givenRuns([header]) },
  })

const fields = (projectName: string, requirements: object = { businessObjective: 'Answer claims in three days.' }) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName,
  outputFormat: 'docx' as const,
  requirements: JSON.stringify(requirements),
})
const upload = (header: string) => ({ file: new Blob([house(header)]), filename: 'house.docx' })

async function wordFile(id: string, version?: string) {
  const { rawPayload } = await staff.get(`/api/v3/documents/${id}/download?format=docx${version ? `&version=${version}` : ''}`)
  const parts = readParts(rawPayload)
  const headers = [...parts].filter(([path]) => path.startsWith('word/header')).map(([, body]) => body.toString())
  return { headers: headers.join(''), document: parts.get('word/document.xml')!.toString() }
}

test('a Word file has the looks of the template that its version was made from, and says what it could not take', async () => {
  const { document, templateRemarks } = await staff.documentsV3.generate(fields('In house style'), upload('The house of Aldgate'))
  const { headers, document: xml } = await wordFile(document.id)
  expect(headers).toContain('The house of Aldgate')
  expect(xml).toContain('<w:pStyle w:val="berschrift1"/>')
  expect(templateRemarks).toEqual(['Fields that fetch from other files were replaced by the text that they showed.'])
})

test('another template makes another file of the same words', async () => {
  const { document } = await staff.documentsV3.generate(fields('Twice dressed'), upload('First house'))
  await staff.documentsV3.generate(fields('Twice dressed'), upload('Second house'))
  expect((await wordFile(document.id)).headers).toContain('Second house')
  expect((await wordFile(document.id, '1.0.0')).headers).toContain('First house')
})

test('a version keeps its template when it is rolled back to or asked for once more; a new brief without one has none', async () => {
  const { document } = await staff.documentsV3.generate(fields('Kept style'), upload('Kept house'))
  const { document: again } = await staff.documentsV3.generate(fields('Kept style', {}))
  expect((await wordFile(again.id)).headers).toContain('Kept house')
  await staff.documentsV3.generate(fields('Kept style', { businessObjective: 'Answer claims in two days.' }))
  expect((await wordFile(document.id)).headers).not.toContain('Kept house')
  await staff.documentsV1.rollback({ id: document.id, targetVersion: '1.0.0' })
  expect((await wordFile(document.id)).headers).toContain('Kept house')
})

test('a template without a heading lends its looks alone', async () => {
  const file = new Blob([givenTemplate({ body: givenRuns(['{{body}}']) })])
  const [dressed, plain] = await Promise.all([
    staff.documentsV3.generate(fields('Looks alone'), { file, filename: 'letter.docx' }),
    staff.documentsV3.generate(fields('No template')),
  ])
  const headings = dressed.content.sections.map(({ heading }) => heading)
  expect(headings).toContain('Summary')
  expect(headings).toEqual(plain.content.sections.map(({ heading }) => heading))
})
