import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { download } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'
import { contentDisposition } from './send-download.ts'

test.each([
  ['Atlas HLD.pdf', `attachment; filename="Atlas HLD.pdf"; filename*=UTF-8''Atlas%20HLD.pdf`],
  ['a"b.pdf', `attachment; filename="a_b.pdf"; filename*=UTF-8''a_b.pdf`],
  ['a\r\nset-cookie: x=1.pdf', `attachment; filename="a__set-cookie_ x=1.pdf"; filename*=UTF-8''a__set-cookie_%20x%3D1.pdf`],
  ['../../etc/passwd', `attachment; filename="__.._etc_passwd"; filename*=UTF-8''__.._etc_passwd`],
  ['Größe – 漢.docx', `attachment; filename="Gro_e _ _.docx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%93%20%E6%BC%A2.docx`],
  ["it's (1)*.json", `attachment; filename="it's (1)_.json"; filename*=UTF-8''it%27s%20%281%29_.json`],
  ['gpj.\u202Eexe', `attachment; filename="gpj._exe"; filename*=UTF-8''gpj._exe`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['half \ud800.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ['', `attachment; filename="download"; filename*=UTF-8''download`],
])('the name %j becomes a safe header', (name, header) => {
  expect(contentDisposition(name)).toBe(header)
})

test('bytes are sent whole, privately, as what they are', async () => {
  const server = await givenServer()
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index)
  const entry = download({ method: 'GET', path: '/file', summary: '', access: 'public', input: z.object({}) })
  givenCalls(
    server,
    { entry },
    {
      entry: () => Promise.resolve({ bytes: bytes.subarray(1), filename: '<script>.html', mediaType: 'application/pdf' }),
    },
  )
  const response = await server.app.inject('/api/file')
  expect(response.rawPayload.equals(Buffer.from(bytes.subarray(1)))).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '299',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const head = await server.app.inject({ method: 'HEAD', url: '/api/file' })
  expect([head.headers['content-length'], head.body]).toEqual(['299', ''])
})

test('what is shown is packed for whoever can unpack it, and sent again only under another name', async () => {
  const server = await givenServer()
  const entry = download({ method: 'GET', path: '/picture', summary: '', access: 'public', input: z.object({}) })
  let shownAs = 'first'
  const bytes = new TextEncoder().encode('<svg/>')
  givenCalls(server, { entry }, { entry: () => Promise.resolve({ bytes, filename: 'a.svg', mediaType: 'image/svg+xml', shownAs }) })
  const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/picture', headers })
  const plain = await ask()
  expect(plain.body).toBe('<svg/>')
  expect(plain.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-disposition': expect.stringMatching(/^inline;/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    vary: 'accept-encoding',
  })
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect([packed.headers['content-encoding'], gunzipSync(packed.rawPayload).toString()]).toEqual(['gzip', '<svg/>'])
  const known = { 'if-none-match': String(packed.headers.etag) }
  expect([(await ask(known)).statusCode, (await ask(known)).body]).toEqual([304, ''])
  shownAs = 'second'
  expect((await ask(known)).statusCode).toBe(200)
})
