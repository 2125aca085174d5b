import { expect, test } from 'vitest'
import { api as table } from '#shared/api/api.ts'
import { AppError } from '#shared/errors.ts'
import { createCaller } from './caller.ts'

function givenCaller(answer: () => Response) {
  const sent: { url: string; request: RequestInit }[] = []
  const caller = createCaller<typeof table>(table, (url, request = {}) => {
    sent.push({ url: url as string, request })
    return Promise.resolve(answer())
  })
  return { caller, sent }
}

const refuse = (status: number, body: object) => () => Response.json(body, { status })

test('a JSON call sends its input as the body and gives the answer back', async () => {
  const user = { displayName: 'Ada', email: 'ada@example.com', client: null }
  const { caller, sent } = givenCaller(() => Response.json({ success: true, user }))
  expect(await caller.accounts.login({ username: 'ada', password: 'secret' })).toEqual({ success: true, user })
  expect(sent[0]?.url).toBe('/api/auth/login')
  expect(sent[0]?.request.body).toBe('{"username":"ada","password":"secret"}')
})

test('a call without input sends no body', async () => {
  const { caller, sent } = givenCaller(() => Response.json({ success: true }))
  await caller.accounts.logout({})
  expect(sent[0]?.request).toEqual({ method: 'POST', credentials: 'same-origin' })
})

test('a download is an address with its parameters escaped', () => {
  const { caller } = givenCaller(() => Response.json({}))
  expect(caller.documentsV3.download({ id: 'a/b', format: 'pdf' })).toBe('/api/v3/documents/a%2Fb/download?format=pdf')
  expect(caller.documentsV3.events({ key: 'key-12345' })).toBe('/api/v3/generations/key-12345/events')
})

test('an upload is a form with the key of the work in its header', async () => {
  const { caller, sent } = givenCaller(() => Response.json({ success: true }))
  const file = new File(['# Scope'], 'outline.md')
  await caller.documentsV3.generate(
    { documentType: 'hld', client: 'calder', projectName: 'P' },
    { file, idempotencyKey: 'key-12345' },
  )
  const form = sent[0]?.request.body as FormData
  expect([...form.keys()]).toEqual(['documentType', 'client', 'projectName', 'template'])
  expect(sent[0]?.request.headers).toEqual({ 'Idempotency-Key': 'key-12345' })
})

test('a refusal becomes an error with its code, sentence and details', async () => {
  const { caller } = givenCaller(refuse(413, { success: false, error: 'Too large.', details: 'At most 10 MB.', code: 'too-large' }))
  const failure = await caller.documentsV3.list({}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'too-large', message: 'Too large.', details: 'At most 10 MB.' })
})

test('a refusal without a code takes the code of its status', async () => {
  const { caller } = givenCaller(refuse(401, { error: 'Please sign in.' }))
  await expect(caller.documentsV3.list({})).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('success false is a failure whatever the status', async () => {
  const { caller } = givenCaller(refuse(200, { success: false, error: 'No.' }))
  await expect(caller.accounts.check({})).rejects.toMatchObject({ message: 'No.' })
})

test('an answer that is not JSON is no answer of ours', async () => {
  const { caller } = givenCaller(() => new Response('<html>', { status: 502 }))
  await expect(caller.accounts.check({})).rejects.not.toBeInstanceOf(AppError)
})
