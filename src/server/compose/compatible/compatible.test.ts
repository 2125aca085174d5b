import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { sentenceOf } from '../model/failure.ts'
import { createCompatible } from './compatible.ts'

/** Like llama.cpp's server: it lists models but has none by id; one path belongs to another program. */
const server = createServer((request, response) => {
  if (request.url === '/other/models/small') return response.end('<html>Hello</html>')
  if (request.url === '/locked/models/small') return response.writeHead(401).end('{}')
  const isList = request.url === '/v1/models'
  return response.writeHead(isList ? 200 : 404).end(isList ? '{"object":"list","data":[{"id":"small"}]}' : '{"error":{}}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function told(address: string, modelId = 'small') {
  const { vendor, test: ask } = createCompatible({ address, modelId })
  const tested = await ask(new AbortController().signal)
  return tested.status === 'connected' ? 'connected' : sentenceOf(vendor, tested.failure)
}

test('a model is found in the list of a server that answers none by its id', async () => {
  expect(await told(`${origin}/v1`)).toBe('connected')
})

test.each([
  ['another name', `${origin}/v1`, 'large', `The local model is not large at ${origin}/v1, which offers: small. Set LOCAL_MODEL`],
  [
    'no list',
    `${origin}/v2`,
    'small',
    `The local model does not answer at ${origin}/v2: something else does. Check LOCAL_MODEL_URL`,
  ],
  ['another program', `${origin}/other`, 'small', 'something else does'],
  ['a key', `${origin}/locked`, 'small', 'wants a key at'],
  ['nobody', 'http://127.0.0.1:9/v1', 'small', 'The local model does not answer at http://127.0.0.1:9/v1. Start its server'],
])('%s is told with what to do', async (...[, address, modelId, sentence]) => {
  expect(await told(address, modelId)).toContain(sentence)
})
