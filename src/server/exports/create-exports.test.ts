import { afterAll, beforeAll, expect, test } from 'vitest'
import { permit } from '#server/documents/policy.ts'
import { findDocument, getVersion } from '#server/documents/store.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { createExports } from './create-exports.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => (app = await givenApp()))
afterAll(() => app.end())

async function givenVersion(projectName: string) {
  const staff = await app.signedIn()
  const fields = { documentType: 'hld', client: 'aldgate', projectName, outputFormat: 'json' } as const
  const { document } = await staff.documentsV3.generate(fields)
  const viewer = { accountId: crypto.randomUUID(), displayName: '', email: '', client: null }
  return getVersion(app.database, permit('read', viewer, await findDocument(app.database, viewer, { id: document.id })))
}

test('however many ask for a file at once, it is made once', async () => {
  const version = await givenVersion('Asked for at once')
  let made = 0
  const exports = createExports({
    database: app.database,
    settings: { pdfStandard: 'ua-1' },
    render: () => Promise.resolve(Buffer.from(`file ${++made}`)),
  })
  const files = await Promise.all(Array.from({ length: 20 }, () => exports(version, 'docx')))
  expect(new Set(files.map(String))).toEqual(new Set(['file 1']))
  expect(String(await exports(version, 'docx'))).toBe('file 1')
})

test('a file that could not be made is tried again for whoever asks next', async () => {
  const version = await givenVersion('Made at the second attempt')
  let attempts = 0
  const render = () => (++attempts === 1 ? Promise.reject(new Error('The process died.')) : Promise.resolve(Buffer.from('file')))
  const exports = createExports({ database: app.database, settings: { pdfStandard: 'ua-1' }, render })
  await expect(exports(version, 'docx')).rejects.toThrow('The process died.')
  expect(String(await exports(version, 'docx'))).toBe('file')
})

test('a PDF to another standard is another file; no other format is made anew for it', async () => {
  const version = await givenVersion('To two standards')
  let made = 0
  const render = () => Promise.resolve(Buffer.from(`file ${++made}`))
  const [reading, archive] = (['ua-1', 'a-3a'] as const).map((pdfStandard) =>
    createExports({ database: app.database, settings: { pdfStandard }, render }),
  )
  const files = [await reading!(version, 'pdf'), await archive!(version, 'pdf'), await reading!(version, 'docx')]
  expect(files.map(String)).toEqual(['file 1', 'file 2', 'file 3'])
  expect(String(await archive!(version, 'docx'))).toBe('file 3')
})
