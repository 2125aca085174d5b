import { afterAll, beforeAll, expect, test } from 'vitest'
import { Content } from '#shared/content/content.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const fields = (projectName: string) => ({ documentType: 'hld' as const, client: 'aldgate' as const, projectName })

test('a document is answered with its content, as the third generation of calls lists it too', async () => {
  const generated = await staff.documentsV2.generate({ ...fields('Second generation'), outputFormat: 'pdf' })
  const { document, content, writer } = generated
  expect(document).toEqual({
    id: expect.any(String),
    title: 'Second generation',
    type: 'High-Level Design',
    client: 'Aldgate Mutual',
    project: 'Second generation',
    createdAt: expect.any(String),
    outputFormat: 'pdf',
    version: '1.0.0',
    approved: false,
    webViewLink: `/documents/${document.id}`,
    downloadUrl: `/api/v2/documents/${document.id}/download?format=pdf`,
  })
  expect(writer).toBe('Arcwright offline composer')
  expect(Content.parse(content)).toEqual(content)
  const [second, third] = await Promise.all(
    [staff.documentsV2, staff.documentsV3].map(async (calls) => (await calls.list({})).documents[0]),
  )
  const asThird = JSON.parse(JSON.stringify(second).replaceAll('/api/v2/', '/api/v3/')) as unknown
  expect(second).toMatchObject(document)
  expect(third).toEqual(asThird)
})

test('a download is named after what it is, and is JSON unless another format is asked for', async () => {
  const { document } = await staff.documentsV2.generate(fields('Under its name'))
  const json = await staff.get(`/api/v2/documents/${document.id}/download`)
  expect(json.headers['content-disposition']).toContain('filename="under-its-name-hld-1.0.0.json"')
  expect(json.json()).toMatchObject({ title: 'Under its name', edition: { version: '1.0.0', status: 'Draft' } })
  const pdf = await staff.get(staff.documentsV2.download({ id: document.id, format: 'pdf' }))
  expect(pdf.headers['content-disposition']).toContain('filename="under-its-name-hld-1.0.0.pdf"')
  expect(pdf.body.slice(0, 5)).toBe('%PDF-')
  const refused = await staff.get(`/api/v2/documents/${document.id}/download?format=exe`)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { details: expect.stringContaining('format: must be one of json') },
  ])
})

test('the test of the providers says that neither has a key', async () => {
  const status = { status: 'not configured', message: 'No key is set: the offline composer writes instead.' }
  expect(await staff.documentsV2.test({})).toEqual({ success: true, tests: { claude: status, openai: status } })
})
