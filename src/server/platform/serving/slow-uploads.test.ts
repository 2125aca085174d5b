import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { upload } from '#shared/api/endpoint.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { serveApi } from './serve-api.ts'

const megabyte = 1024 * 1024
const [senders, each] = [200, 10 * megabyte]

const table = {
  keep: upload({
    method: 'POST',
    path: '/keep',
    summary: '',
    access: 'public',
    input: z.object({}),
    file: { field: 'template', maxBytes: each },
    output: z.object({ size: z.number(), last: z.number() }),
  }),
}

async function givenKeeper() {
  const plenty = Number.MAX_SAFE_INTEGER
  const server = await givenServer({ bodyLimits: { inAll: plenty, perAddress: plenty, perAccount: plenty, onDisk: plenty } })
  serveApi(server, table, {
    handlers: {
      keep: ({ file }) => file!.hold((bytes) => Promise.resolve({ size: bytes.length, last: bytes.at(-1)! })),
    },
    findViewer: () => Promise.resolve(null),
    context: null,
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.app.close())
  return (server.app.server.address() as AddressInfo).port
}

const chunk = Buffer.alloc(256 * 1024, 7)

/** Sends all of a file except its end, which a later call sends; returns the server's answer. */
async function sendSlowly(port: number) {
  const head = '--x\r\ncontent-disposition: form-data; name="template"; filename="a.txt"\r\n\r\n'
  const end = '\r\n--x--\r\n'
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const write = (bytes: Buffer | string) => new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  const length = head.length + each + end.length
  const headers = ['POST /api/keep HTTP/1.1', 'Host: localhost', 'Content-Type: multipart/form-data; boundary=x']
  await write(`${headers.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n${head}`)
  for (let sent = 0; sent < each; sent += chunk.length) await write(chunk)
  return async () => {
    const answer = new Promise<string>((resolve) => socket.once('data', (bytes: Buffer) => resolve(bytes.toString())))
    await write(end)
    return answer
  }
}

test('two hundred slow uploads of ten megabytes take little memory, and each arrives whole', { timeout: 180_000 }, async () => {
  const port = await givenKeeper()
  const before = process.memoryUsage().rss
  const ends = await Promise.all(Array.from({ length: senders }, () => sendSlowly(port)))
  await pause(500)
  expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(400)
  const answers = await Promise.all(ends.map((end) => end()))
  for (const answer of answers) expect(answer).toMatch(new RegExp(`200 OK[^]*"size":${each},"last":7`))
  expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(400)
})
