import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { createClient, type CallResponse, type Sent } from './client.ts'
import { download, json, stream, upload } from './endpoint.ts'

const output = z.object({ ok: z.boolean() })
const about = { summary: '', access: 'public' } as const
const table = {
  read: json({
    ...about,
    method: 'GET',
    path: '/notes/:id',
    input: z.object({ id: z.string(), size: z.number().optional() }),
    output,
  }),
  write: json({ ...about, method: 'POST', path: '/notes/:id', input: z.object({ id: z.string(), title: z.string() }), output }),
  end: json({ ...about, method: 'POST', path: '/end', input: z.object({}), output }),
  keep: upload({
    ...about,
    method: 'POST',
    path: '/keep',
    input: z.object({ title: z.string() }),
    file: { field: 'template', maxBytes: 9 },
    output,
  }),
  file: download({
    ...about,
    method: 'GET',
    path: '/notes/:id/file',
    input: z.object({ id: z.string(), format: z.string().default('pdf') }),
  }),
  events: stream({ ...about, method: 'GET', path: '/notes/:id/events', input: z.object({ id: z.string() }), event: z.string() }),
}

function givenClient(answer: Partial<CallResponse> = {}) {
  const sent: Sent[] = []
  const client = createClient(table, (request) => {
    sent.push(request)
    return Promise.resolve({ status: 200, text: '{"ok":true}', ...answer })
  })
  return { client, sent }
}

test('parameters go into the path, the rest into the query or the body', async () => {
  const { client, sent } = givenClient()
  expect(await client.read({ id: 'a/b', size: 2 })).toEqual({ ok: true })
  await client.read({ id: 'c', size: undefined })
  await client.write({ id: 'd', title: 'x' }, { idempotencyKey: 'key-1234' })
  await client.end({})
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/notes/a%2Fb?size=2', undefined],
    ['GET', '/api/notes/c', undefined],
    ['POST', '/api/notes/d', '{"title":"x"}'],
    ['POST', '/api/end', undefined],
  ])
  const [, , write, end] = sent
  expect(write?.headers).toMatchObject({ 'idempotency-key': 'key-1234', 'content-type': 'application/json' })
  expect(end?.headers).not.toHaveProperty('content-type')
})

test('an upload is a form with the file under its name', async () => {
  const { client, sent } = givenClient()
  await client.keep({ title: 'x' }, { file: new File(['text'], 'a.md') })
  const { body, headers } = sent[0] ?? {}
  if (!(body instanceof FormData)) throw new Error('no form was sent')
  expect([body.get('title'), body.get('template')]).toEqual(['x', expect.objectContaining({ name: 'a.md' })])
  expect(headers).not.toHaveProperty('content-type')
})

test('a download and a stream are addresses', () => {
  const { client } = givenClient()
  expect(client.file({ id: 'ä', format: 'docx' })).toBe('/api/notes/%C3%A4/file?format=docx')
  expect(client.events({ id: '1' })).toBe('/api/notes/1/events')
})

test('a refusal keeps its code, its sentences and its wait', async () => {
  const text = JSON.stringify({ success: false, error: 'Slowly.', details: 'Wait.', code: 'too-many-requests' })
  const error = await givenClient({ status: 429, text, retryAfter: '7' })
    .client.end({})
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'too-many-requests', message: 'Slowly.', details: 'Wait.', retryAfter: 7 })
})

test.each([
  ['a page of some proxy', { status: 502, text: '<html>' }],
  ['a page with status 200', { status: 200, text: '<html>' }],
  ['JSON that is not ours', { status: 500, text: '{"message":"x"}' }],
  ['JSON that is null', { status: 500, text: 'null' }],
])('%s is a lost connection, not a refusal', async (_, answer) => {
  const error = await givenClient(answer)
    .client.end({})
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(AppError)
})

test('a code that this page does not know yet is still a refusal', async () => {
  const text = JSON.stringify({ success: false, error: 'New.', code: 'brand-new' })
  await expect(givenClient({ status: 418, text }).client.end({})).rejects.toMatchObject({ code: 'internal', message: 'New.' })
})
