import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { json } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'

const Note = z.object({ title: z.string(), viewer: z.string().nullable() })
const table = {
  read: json({
    method: 'GET',
    path: '/notes/:id',
    summary: '',
    access: 'public',
    input: z.object({ id: z.string(), size: z.enum(['s', 'l']).default('s') }),
    output: Note,
  }),
  write: json({
    method: 'POST',
    path: '/notes/:id',
    summary: '',
    access: 'signed-in',
    input: z.object({ id: z.string(), title: z.string().min(1) }),
    output: Note,
  }),
  clear: json({ method: 'POST', path: '/clear', summary: '', access: 'public', input: z.object({}), output: z.object({}) }),
  fail: json({ method: 'GET', path: '/fail', summary: '', access: 'public', input: z.object({}), output: z.object({}) }),
}

async function givenNotes(failure: () => unknown = () => undefined, options: Parameters<typeof givenServer>[0] = {}) {
  const server = await givenServer(options)
  givenCalls(server, table, {
    read: ({ input, viewer }) => Promise.resolve({ title: `${input.id} ${input.size}`, viewer, secret: 'kept' }),
    write: ({ input, viewer }) => Promise.resolve({ title: input.title, viewer }),
    clear: () => Promise.resolve({}),
    fail: async () => {
      throw failure()
    },
  })
  return server
}

test('the output schema is all that leaves', async () => {
  const { app } = await givenNotes()
  const response = await app.inject('/api/notes/7?size=l')
  expect(response.json()).toEqual({ title: '7 l', viewer: null })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each(['/api/notes/7', '/api/fail', '/api/clear', '/api/nothing', '/nothing', '/healthz', '/api/notes/7?size=xl'])(
  '%s is answered with the headers of what is no page, whatever the answer',
  async (url) => {
    const { app } = await givenNotes(() => new Error('fault'), { publicUrl: 'https://arcwright.test' })
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  },
)

test('of a cookie that is given twice the last is sent, beside the others', async () => {
  const server = await givenServer()
  const options = { httpOnly: true, secure: false, maxAgeSeconds: 60 }
  givenCalls(
    server,
    { clear: table.clear },
    {
      clear: ({ cookies }) => {
        cookies.set('one', 'early', options)
        cookies.set('two', String(cookies.get('name')), { ...options, secure: true, httpOnly: false })
        cookies.clear('one', options)
        return Promise.resolve({})
      },
    },
  )
  const response = await server.app.inject({ method: 'POST', url: '/api/clear', headers: { cookie: 'name=a%20b; one=x' } })
  expect(response.headers['set-cookie']).toEqual([
    'one=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    'two=a%20b; Max-Age=60; Path=/; Secure; SameSite=Lax',
  ])
})

test('a call for the signed-in is refused before its input is read', async () => {
  const { app } = await givenNotes()
  const response = await app.inject({ method: 'POST', url: '/api/notes/7', payload: '{broken' })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ success: false, error: 'Sign in first.', code: 'not-signed-in' })
})

const write = { method: 'POST', url: '/api/notes/7', cookies: { name: 'ann' } } as const
const asJson = { 'content-type': 'application/json' }

test.each<[string, string, Record<string, string>, number, string]>([
  ['malformed JSON', '{"title":', asJson, 400, 'The body of the request is not valid JSON.'],
  ['a list', '[]', asJson, 400, 'The body of the request must be a JSON object.'],
  ['null', 'null', asJson, 400, 'The body of the request must be a JSON object.'],
  ['a number as title', '{"title":1}', asJson, 400, 'One field of the request is not right.'],
  ['nothing at all', '', {}, 400, 'One field of the request is not right.'],
  ['a form', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'Send this call as JSON'],
  ['no content type', '{"title":"x"}', { 'content-type': '' }, 415, 'This content type is not understood.'],
  ['a multipart form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'Send this call as JSON'],
  ['a NUL in a text', '{"title":"a\\u0000b"}', asJson, 400, 'One field of the request is not right.'],
  ['half a surrogate pair', '{"title":"\\ud800"}', asJson, 400, 'One field of the request is not right.'],
  ['more than 1 MB', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), asJson, 413, 'The request is larger than 1 MB.'],
])('%s is refused with a sentence', async (_, payload, ...[headers, status, error]) => {
  const { app } = await givenNotes()
  const response = await app.inject({ ...write, payload, headers })
  expect(response.json().error).toContain(error)
  expect(response.statusCode).toBe(status)
})

test('details name the field', async () => {
  const { app } = await givenNotes()
  const response = await app.inject({ ...write, payload: { title: '' } })
  expect(response.json()).toMatchObject({ details: 'title: must not be empty.', code: 'invalid-input' })
})

test.each([
  ['lists', '['.repeat(20_000), ']'.repeat(20_000)],
  ['objects', '{"a":'.repeat(20_000) + '1', '}'.repeat(20_000)],
])('JSON nested too deeply in %s is refused', async (_, opening, closing) => {
  const { app } = await givenNotes()
  const payload = `{"title":${opening}${closing}}`
  const response = await app.inject({ ...write, payload, headers: { 'content-type': 'application/json' } })
  expect(response.json()).toMatchObject({ details: 'title: is nested more than 50 levels deep.', code: 'invalid-input' })
})

test('a path parameter is not overridden by the body', async () => {
  const { app } = await givenNotes()
  expect((await app.inject({ ...write, payload: { id: '8', title: 'x' } })).json().title).toBe('x')
  expect((await app.inject('/api/notes/7?id=8')).json().title).toBe('7 s')
})

test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
  'a call without a body works as %s',
  async (type) => {
    const { app } = await givenNotes()
    const response = await app.inject({ method: 'POST', url: '/api/clear', headers: { 'content-type': type } })
    expect([response.statusCode, response.body]).toEqual([200, '{}'])
  },
)

test('an unknown address is 404, a wrong method 405 with what is allowed', async () => {
  const { app } = await givenNotes()
  const unknown = await app.inject('/api/nothing')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found'])
  const wrong = await app.inject({ method: 'DELETE', url: '/api/notes/7?x=1' })
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect((await app.inject('/api/clear')).headers.allow).toBe('POST')
  expect((await app.inject('/api/notes/%zz')).statusCode).toBe(400)
})

test('an unexpected error says nothing of itself and is logged with the number that is answered', async () => {
  const { app, logged } = await givenNotes(() => new Error('password=hunter2 at /srv/secret.ts'))
  const response = await app.inject('/api/fail')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    success: false,
    error: 'Something went wrong on our side.',
    code: 'internal',
    requestId: response.headers['x-request-id'],
  })
  const line = logged.map((text) => JSON.parse(text)).find(({ level }) => level === 50)
  expect(line).toMatchObject({ requestId: response.headers['x-request-id'], err: { message: expect.stringContaining('hunter2') } })
})

test('a request id from outside is not taken over', async () => {
  const { app } = await givenNotes()
  const response = await app.inject({ url: '/api/notes/7', headers: { 'x-request-id': 'forged' } })
  expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }), 503, '5'],
  [Object.assign(new Error('disk full'), { code: '53100' }), 503, '60'],
  [new AppError('too-many-requests', 'Slowly.', { retryAfter: 7.2 }), 429, '8'],
])('%s is answered with the time to wait', async (error, status, retryAfter) => {
  const { app } = await givenNotes(() => error)
  const response = await app.inject('/api/fail')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retryAfter])
})

test.each([
  ['neither header', {}, 200],
  ['the own host', { origin: 'http://localhost', host: 'localhost' }, 200],
  ['the public address behind a proxy', { origin: 'https://arcwright.test', host: '127.0.0.1:3000' }, 200],
  ['another site', { origin: 'https://evil.test', host: 'localhost' }, 403],
  ['another port', { origin: 'http://localhost:81', host: 'localhost' }, 403],
  ['a hidden origin', { origin: 'null', host: 'localhost' }, 403],
  ['a fetch from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a fetch from the page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a forwarded host that nobody trusts', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }, 403],
])('a changing call with %s', async (_, headers, status) => {
  const { app } = await givenNotes(undefined, { publicUrl: 'https://arcwright.test' })
  expect((await app.inject({ method: 'POST', url: '/api/clear', headers })).statusCode).toBe(status)
})

test('what a call does not know is not looked into, and of a long list of what it knows the first fault is named', async () => {
  const { app } = await givenNotes()
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/notes/7',
      payload,
      cookies: { name: 'ann' },
      headers: { 'content-type': 'application/json' },
    })
  expect((await send('{"title":"a","more":["\\u0000"]}')).statusCode).toBe(200)
  expect((await send(`{"title":[${'1,'.repeat(500_000)}1]}`)).json()).toMatchObject({ details: 'title: must be a string.' })
})
