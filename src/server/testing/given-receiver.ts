import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceiverReply = 'take' | 'refuse' | 'gone' | 'redirect' | 'silent' | 'die'
type Message = { headers: IncomingHttpHeaders; body: string; path: string }

const statusOf = { take: 204, refuse: 500, gone: 410, redirect: 302 }

/** A receiver of webhooks on loopback; `next` has the responses to the coming messages, one for each, then `take` applies. */
export async function givenReceiver() {
  const received: Message[] = []
  const next: ReceiverReply[] = []
  const http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' })
      const answer = next.shift() ?? 'take'
      if (answer === 'die') request.socket.destroy()
      else if (answer !== 'silent') response.writeHead(statusOf[answer], { location: '/elsewhere' }).end()
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hooks`,
    received,
    next,
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}
