// The lower bound for text on a page: a bare route that asks the provider for a chapter and passes on the stream, nothing else.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

const [, , vendor = ''] = process.argv
const relay = createServer((request, response) => {
  const chapter = decodeURIComponent(request.url!.slice(1))
  const body = JSON.stringify({
    stream: true,
    messages: [{ role: 'user', content: `Write:\n## floor\n“${chapter}”` }],
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  void fetch(`${vendor}/messages`, { method: 'POST', body }).then((answer) => pipeline(answer.body!, response))
}).listen(0, '127.0.0.1')
await once(relay, 'listening')
process.send?.(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`)
process.on('disconnect', () => process.exit(0))
