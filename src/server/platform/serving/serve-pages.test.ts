import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { json } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
mkdirSync(join(folder, 'web/assets'), { recursive: true })
const script = 'console.log("page")'
writeFileSync(join(folder, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'web/app.html'), '<title>app</title>')
writeFileSync(join(folder, 'web/app.de.html'), '<title>de</title>')
writeFileSync(join(folder, 'web/none.html'), '<title>none</title>')
writeFileSync(join(folder, 'web/index.html'), '<a href="https://address.invalid/">')
writeFileSync(join(folder, 'web/robots.txt'), 'Sitemap: https://address.invalid/s')
writeFileSync(join(folder, 'web/assets/main-1a2b.js'), script)
writeFileSync(join(folder, 'web/assets/main-1a2b.js.br'), brotliCompressSync(script))
afterAll(() => rmSync(folder, { recursive: true }))

const givenPages = (publicUrl?: string) =>
  givenServer({
    publicUrl,
    pages: {
      folder: join(folder, 'web'),
      appShell: 'app.html',
      translations: { cookie: 'language', shells: { de: 'app.de.html' } },
      isAppPath: (path) => path === '/login' || path.startsWith('/dashboard/'),
      notFound: 'none.html',
      addressMark: 'https://address.invalid',
      scriptHashes: ['sha256-abc='],
    },
  })

test('assets never change and come compressed', async () => {
  const { app } = await givenPages()
  const plain = await app.inject('/assets/main-1a2b.js')
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') })
  expect(small.headers.vary).toMatch(/accept-encoding/i)
})

test.each(['/login', '/dashboard/documents', '/dashboard/documents?x=1'])(
  '%s is the app, asked for anew each time',
  async (url) => {
    const { app } = await givenPages()
    const response = await app.inject(url)
    expect([response.statusCode, response.body]).toEqual([200, '<title>app</title>'])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  },
)

test('the app comes in the language that the cookie names, where there is one of it', async () => {
  const { app } = await givenPages()
  const titleFor = async (cookie: string) => {
    const { body, headers } = await app.inject({ url: '/login', headers: { cookie } })
    expect(headers.vary).toMatch(/cookie/)
    return body
  }
  expect(await titleFor('language=de')).toBe('<title>de</title>')
  for (const cookie of ['', 'language=fr', 'language=__proto__', 'language=constructor'])
    expect(await titleFor(cookie)).toBe('<title>app</title>')
})

test('the address of the site is the public one, else the one that was asked', async () => {
  const known = await givenPages('https://arcwright.test/')
  expect((await known.app.inject({ url: '/', headers: { host: '127.0.0.1:3000' } })).body).toBe(
    '<a href="https://arcwright.test/">',
  )
  const { app } = await givenPages()
  const asked = await app.inject({ url: '/', headers: { host: 'LocalHost:81' } })
  expect([asked.body, asked.headers.vary]).toEqual(['<a href="http://localhost:81/">', 'accept-encoding, host'])
  expect((await app.inject({ url: '/', headers: { host: '"><script>' } })).statusCode).toBe(421)
  expect((await app.inject({ url: '/robots.txt', headers: { host: '[::1]:3000' } })).body).toBe('Sitemap: http://[::1]:3000/s')
})

test('a page with an address in it is compressed, and not sent again to whoever has it', async () => {
  const { app } = await givenPages('https://arcwright.test')
  const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', 'content-type': expect.any(String) })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('<a href="https://arcwright.test/">')
  const older = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(older.headers['content-encoding']).toBe('gzip')
  expect(small.headers.etag).toBe(older.headers.etag)
  const again = await app.inject({ url: '/', headers: { 'if-none-match': small.headers.etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const elsewhere = await (await givenPages('https://other.test')).app.inject('/')
  expect(elsewhere.headers.etag).not.toBe(small.headers.etag)
})

test.each([
  '/nothing',
  '/assets/none.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/main-1a2b.js.br',
  '/assets',
])('%s is said not to be there, with status 404', async (url) => {
  const { app } = await givenPages()
  const response = await app.inject(url)
  expect([response.statusCode, response.body]).toEqual([404, '<title>none</title>'])
})

test('calls are no pages', async () => {
  const { app } = await givenPages()
  for (const url of ['/api', '/api/nothing', '/%61pi/nothing']) expect((await app.inject(url)).json().code).toBe('not-found')
  expect((await app.inject({ method: 'POST', url: '/login' })).json().code).toBe('not-found')
})

test('a parameter longer than any id is nothing that is known, not a wrong method', async () => {
  const server = await givenPages()
  const note = { method: 'GET', path: '/notes/:id', summary: '', access: 'public' } as const
  const table = { note: json({ ...note, input: z.object({ id: z.string() }), output: z.object({ id: z.string() }) }) }
  givenCalls(server, table, { note: ({ input }) => Promise.resolve(input) })
  expect((await server.app.inject('/api/notes/7')).json()).toEqual({ id: '7' })
  expect((await server.app.inject(`/api/notes/${'7'.repeat(400)}`)).json().code).toBe('not-found')
})

test.each(['/', '/login', '/dashboard', '/nowhere', '/assets/main-1a2b.js'])(
  '%s asks for no device and no payment, and lets the page itself use passkeys',
  async (url) => {
    const { headers } = await (await givenPages('https://arcwright.test')).app.inject(url)
    const policy = String(headers['permissions-policy']).split(', ')
    const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
    expect(policy).toEqual(expect.arrayContaining(refused.map((feature) => `${feature}=()`)))
    expect(policy.filter((part) => part.endsWith('=(self)'))).toEqual([
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ])
  },
)

test('the content policy is strict, and encryption is demanded only where there is some', async () => {
  const { headers } = await (await givenPages('http://arcwright.test')).app.inject('/login')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]),
  )
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(headers['strict-transport-security']).toBeUndefined()
  const secure = await (await givenPages('https://arcwright.test')).app.inject('/login')
  expect(secure.headers['strict-transport-security']).toContain('max-age=31536000')
  expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests')
})
