import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { json, upload } from '#shared/api/endpoint.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { serveApi } from './serve-api.ts'

const megabyte = 1024 * 1024
const table = {
  keep: upload({
    method: 'POST',
    path: '/keep',
    summary: '',
    access: 'signed-in',
    input: z.object({}),
    file: { field: 'template', maxBytes: 10 * megabyte },
    output: z.object({}),
  }),
  write: json({
    method: 'POST',
    path: '/write',
    summary: '',
    access: 'public',
    input: z.object({ a: z.string() }),
    output: z.object({}),
  }),
}

async function givenKeeper() {
  const bodyLimits = { inAll: 12 * megabyte, perAddress: 8 * megabyte, perAccount: 4 * megabyte, onDisk: 400 * megabyte }
  const server = await givenServer({ bodyLimits, trustProxy: true })
  const begun = new EventEmitter()
  server.app.addHook('preParsing', async () => void begun.emit('body'))
  serveApi(server, table, {
    handlers: { keep: () => Promise.resolve({}), write: () => Promise.resolve({}) },
    findViewer: ({ cookies }) => Promise.resolve(cookies.get('name') ?? null),
    accountOf: (viewer: string) => viewer,
    context: null,
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.app.close())
  return { server, begun, port: (server.app.server.address() as AddressInfo).port }
}

/** Begins to send ten megabytes and then stops; the answer is empty if the server waits for the rest. */
async function beginSlowly(
  { port, begun }: { port: number; begun: EventEmitter },
  { name, from }: { name: string; from: string },
): Promise<{ socket: Socket; answer: string }> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const headers = [
    'POST /api/keep HTTP/1.1',
    'Host: localhost',
    `Cookie: name=${name}`,
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${10 * megabyte}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n--x\r\n`)
  const answer = await Promise.race([once(socket, 'data').then(([bytes]) => String(bytes)), once(begun, 'body').then(() => '')])
  return { socket, answer }
}

test('what is sent slowly is bounded by account, by address and in all, and gives its room back', async () => {
  const keeper = await givenKeeper()
  const begin = async (name: string, from: string) => {
    const { socket, answer } = await beginSlowly(keeper, { name, from })
    return { socket, status: /^HTTP\/1.1 (\d+)/.exec(answer)?.[1], words: answer }
  }
  const first = await begin('ann', '10.0.0.1')
  expect([first.status, (await begin('ann', '10.0.0.1')).status]).toEqual([undefined, undefined])
  const third = await begin('ann', '10.0.0.1')
  expect([third.status, third.words]).toEqual(['429', expect.stringMatching(/retry-after: 5\r\n[^]*at once by this account\./i)])
  await begin('bob', '10.0.0.1')
  await begin('bob', '10.0.0.1')
  expect((await begin('cid', '10.0.0.1')).words).toContain('from this address')
  await begin('cid', '10.0.0.2')
  await begin('dan', '10.0.0.2')
  expect((await begin('eve', '10.0.0.3')).words).toContain('to this server')
  first.socket.destroy()
  await expect.poll(async () => (await begin('eve', '10.0.0.3')).status).toBeUndefined()
})

test('files on their way to the disk are bounded in all', async () => {
  const { server } = await givenKeeper()
  const body = { inMemory: 1, onDisk: 200 * megabyte }
  const take = (address: string) => server.bodies.take(body, { address, account: undefined })
  const release = take('10.0.0.1')
  take('10.0.0.2')
  expect(() => take('10.0.0.3')).toThrow('to this server')
  release()
  take('10.0.0.3')
})

test('a body that does not say how long it is counts as the longest, and small ones are not in the way', async () => {
  const { server, port } = await givenKeeper()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`http://127.0.0.1:${port}/api/write`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a":"b"}',
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const release = server.bodies.take({ inMemory: 7.5 * megabyte, onDisk: 0 }, { address: '10.0.0.9', account: undefined })
  const chunked = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/write',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'x-forwarded-for': '10.0.0.9' },
      payload: '{"a":"b"}',
    })
  expect((await chunked()).statusCode).toBe(429)
  release()
  expect((await chunked()).statusCode).toBe(200)
})
