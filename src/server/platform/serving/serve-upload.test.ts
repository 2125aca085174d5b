import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { upload } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'

const table = {
  keep: upload({
    method: 'POST',
    path: '/keep',
    summary: '',
    access: 'public',
    input: z.object({ title: z.string().min(1), note: z.string().default('none') }),
    file: { field: 'template', maxBytes: 1024 * 1024 },
    output: z.object({ title: z.string(), note: z.string(), file: z.string().nullable(), key: z.string().nullable() }),
  }),
}

async function givenKeeper() {
  const server = await givenServer()
  const kept: string[] = []
  givenCalls(server, table, {
    keep: ({ input, file, idempotencyKey }) => {
      kept.push(input.title)
      const described = file && `${file.filename} ${file.mediaType} ${file.size}`
      return Promise.resolve({ ...input, file: described ?? null, key: idempotencyKey ?? null })
    },
  })
  return { ...server, kept }
}

type Part = [name: string, value: string | File]
async function send({ app }: Awaited<ReturnType<typeof givenKeeper>>, parts: Part[]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const request = new Response(form)
  const payload = Buffer.from(await request.arrayBuffer())
  return app.inject({ method: 'POST', url: '/api/keep', headers: Object.fromEntries(request.headers), payload })
}
const fileOf = (bytes: number, name = 'façade "1".md') => new File([new Uint8Array(bytes)], name, { type: 'text/markdown' })

test('fields and a file arrive, whatever their order', async () => {
  const server = await givenKeeper()
  const response = await send(server, [
    ['template', fileOf(1024 * 1024)],
    ['title', 'Atlas'],
  ])
  expect(response.json()).toEqual({
    title: 'Atlas',
    note: 'none',
    file: expect.stringMatching(/^façade .*1.*\.md text\/markdown 1048576$/),
    key: null,
  })
})

test.each([
  ['a NUL', `filename*=UTF-8''a%00b.md`, 'a b.md'],
  ['five hundred characters', `filename="${'n'.repeat(500)}.md"`, `${'n'.repeat(252)}.md`],
])('a file name of %s is kept as far as it can be, with its end', async (_, name, kept) => {
  const { app } = await givenKeeper()
  const part = (about: string, text: string) => `--x\r\ncontent-disposition: form-data; ${about}\r\n\r\n${text}\r\n`
  const payload = `${part('name="title"', 'Atlas')}${part(`name="template"; ${name}`, '# A')}--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await app.inject({ method: 'POST', url: '/api/keep', headers, payload })
  expect(response.json().file).toBe(`${kept} text/plain 3`)
})

test.each<[string, Part[], number, string]>([
  [
    'a file one byte too large',
    [
      ['title', 'x'],
      ['template', fileOf(1024 * 1024 + 1)],
    ],
    413,
    'The file is larger than 1 MB.',
  ],
  [
    'a much larger file',
    [
      ['template', fileOf(5 * 1024 * 1024)],
      ['title', 'x'],
    ],
    413,
    'The file is larger than 1 MB.',
  ],
  [
    'two files',
    [
      ['title', 'x'],
      ['template', fileOf(1)],
      ['template', fileOf(1)],
    ],
    400,
    'template: takes one file.',
  ],
  [
    'three files',
    [
      ['template', fileOf(1)],
      ['template', fileOf(1)],
      ['template', fileOf(1)],
    ],
    400,
    'template: takes one file.',
  ],
  [
    'a file of another name',
    [
      ['title', 'x'],
      ['virus', fileOf(1)],
    ],
    400,
    'virus: is not a file of this call.',
  ],
  [
    'text in the place of the file',
    [
      ['title', 'x'],
      ['template', 'text'],
    ],
    400,
    'template: must be a file.',
  ],
  ['a file in the place of text', [['title', fileOf(3)]], 400, 'title: is not a file of this call.'],
  [
    'an unknown field',
    [
      ['title', 'x'],
      ['colour', 'red'],
    ],
    400,
    'colour: is not a field of this call.',
  ],
  [
    'a field twice',
    [
      ['title', 'x'],
      ['title', 'y'],
    ],
    400,
    'title: was sent more than once.',
  ],
  ['a missing field', [['note', 'x']], 400, 'title: is required.'],
  ['a NUL', [['title', 'a\0']], 400, 'title: contains a character that is not text.'],
  ['a field above 1 MB', [['title', 'x'.repeat(1024 * 1024 + 1)]], 413, 'The field title is larger than 1 MB.'],
  ['a name out of the prototype', [['__proto__', 'x']], 400, 'The form could not be read to its end.'],
  [
    'a hundred fields',
    Array.from({ length: 100 }, (_, index): Part => [`f${index}`, 'x']),
    400,
    'f0: is not a field of this call.',
  ],
])('%s is refused in words', async (_, parts, ...[status, words]) => {
  const server = await givenKeeper()
  const response = await send(server, parts)
  const { error, details } = response.json()
  expect([error, details].join(' ')).toContain(words)
  expect(response.statusCode).toBe(status)
  expect(server.kept).toEqual([])
})

test.each([
  ['application/json', '{"title":"x"}', 415, 'Send this call as a form'],
  ['multipart/form-data', 'x', 400, 'could not be read'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nhalf', 400, 'could not be read'],
])('a body as %s that is no form is refused', async (type, payload, ...[status, words]) => {
  const { app, kept } = await givenKeeper()
  const response = await app.inject({ method: 'POST', url: '/api/keep', headers: { 'content-type': type }, payload })
  expect(response.json().error).toContain(words)
  expect([response.statusCode, kept]).toEqual([status, []])
})

test('an upload that breaks off reaches no handler, and the server goes on', async () => {
  const server = await givenKeeper()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/keep HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9999\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n',
  )
  socket.write('--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nAtlas\r\n--x\r\n', () => socket.destroy())
  const [served] = await connected
  await new Promise((resolve) => (served.closed ? resolve(null) : served.once('close', resolve)))
  const response = await send(server, [['title', 'next']])
  expect([response.statusCode, server.kept]).toEqual([200, ['next']])
  await server.app.close()
})

test.each([
  ['a form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="template"; filename="a"\r\n\r\n'],
  ['JSON', 'application/json', '{"title":"'],
])('too much as %s is refused to a client that listens only when it has sent everything', async (_, type, beginning) => {
  const { app } = await givenKeeper()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  const body = Buffer.concat([Buffer.from(beginning), Buffer.alloc(30 * 1024 * 1024, 'x')])
  socket.write(`POST /api/keep HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => socket.write(body, (error) => (error ? reject(error) : resolve())))
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 413 [^]*"code":"too-large"/)
  socket.destroy()
  await app.close()
})
