import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => (app = await givenApp()))
afterAll(() => app.end())

test('what an account has had written is listed to it alone, with what came of it', async () => {
  const [staff, other] = await Promise.all([app.signedIn(), app.signedIn()])
  const { document } = await staff.documentsV3.generate(
    { documentType: 'hld', client: 'aldgate', projectName: 'Waited for', outputFormat: 'json' },
    { idempotencyKey: 'waited-for-key' },
  )
  const { generations } = await staff.documentsV3.generations({})
  expect(generations).toMatchObject([
    {
      key: 'waited-for-key',
      type: 'High-Level Design',
      client: 'Aldgate Mutual',
      project: 'Waited for',
      state: 'finished',
      error: null,
      document: { id: document.id, version: '1.0.0', webViewLink: `/documents/${document.id}` },
    },
  ])
  expect((await other.documentsV3.generations({})).generations).toEqual([])
})
