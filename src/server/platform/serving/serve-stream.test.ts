import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { json, stream } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'
import type { Numbered } from './call.ts'

const Step = z.object({ step: z.string() })
const table = {
  steps: stream({
    method: 'GET',
    path: '/steps/:name',
    summary: '',
    access: 'public',
    input: z.object({ name: z.string() }),
    event: Step,
  }),
  wait: json({ method: 'POST', path: '/wait', summary: '', access: 'public', input: z.object({}), output: z.object({}) }),
}
type Steps = (after: number, signal: AbortSignal) => AsyncIterable<Numbered<{ step: string; secret?: string }>>

async function givenSteps(steps: Steps) {
  const server = await givenServer()
  const waiting = deferred()
  givenCalls(server, table, {
    steps: ({ lastEventId, signal }) => steps(lastEventId, signal),
    wait: async ({ signal }) => {
      waiting.resolve()
      await once(signal, 'abort')
      return {}
    },
  })
  return { ...server, waiting: waiting.promise }
}

async function* threeSteps(after: number) {
  for (let id = after + 1; id <= 3; id += 1) yield { id, event: { step: `line\n${id}`, secret: 'kept' } }
}

test('events are numbered, presented, and the stream ends after the last', async () => {
  const { app } = await givenSteps(threeSteps)
  const response = await app.inject('/api/steps/x')
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  const lines = [1, 2, 3].map((id) => `id: ${id}\ndata: {"step":"line\\n${id}"}\n\n`)
  expect(response.body).toBe(`retry: 1000\n\n${lines.join('')}`)
})

test.each([
  ['2', ['id: 3']],
  ['0', ['id: 1', 'id: 2', 'id: 3']],
  ['nonsense', ['id: 1', 'id: 2', 'id: 3']],
  ['-1', ['id: 1', 'id: 2', 'id: 3']],
])('a reader that has %s gets what follows', async (id, expected) => {
  const { app } = await givenSteps(threeSteps)
  const response = await app.inject({ url: '/api/steps/x', headers: { 'last-event-id': id } })
  expect(response.body.match(/id: \d/g)).toEqual(expected)
})

test('a reader that has everything is told to stop asking', async () => {
  const { app } = await givenSteps(threeSteps)
  expect((await app.inject({ url: '/api/steps/x', headers: { 'last-event-id': '3' } })).statusCode).toBe(204)
})

test('a refusal before the first event keeps its status', async () => {
  const { app } = await givenSteps(() => {
    throw new AppError('not-found', 'There is no such work.')
  })
  expect((await app.inject('/api/steps/x')).statusCode).toBe(404)
  const late = await givenSteps(async function* (after) {
    if (after === 0) throw new AppError('not-allowed', 'Not yours.')
    yield { id: 1, event: { step: 'one' } }
  })
  expect((await late.app.inject('/api/steps/x')).json().code).toBe('not-allowed')
})

test('a source that fails midway cuts the stream, so that the reader asks again', async () => {
  const { app } = await givenSteps(async function* () {
    yield { id: 1, event: { step: 'one' } }
    throw new Error('broken')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/api/steps/x`)
  await expect(response.text()).rejects.toThrow('terminated')
  await app.close()
})

test('a reader that goes away ends its source', async () => {
  const ended = deferred()
  const { app } = await givenSteps(async function* (_, signal) {
    yield { id: 1, event: { step: 'one' } }
    await once(signal, 'abort')
    ended.resolve()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const response = await fetch(`${address}/api/steps/x`, { signal: gone.signal })
  await response.body!.getReader().read()
  gone.abort()
  await expect(ended.promise).resolves.toBeUndefined()
  await app.close()
})

test('a connection opened ahead of need does not hold up the end', { timeout: 30_000 }, async () => {
  const { app } = await givenServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connected = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await connected
  await expect(Promise.all([app.close(), once(socket, 'close')])).resolves.toHaveLength(2)
})

test('closing ends streams, answers held calls 503, and lets the process end', async () => {
  const { app, waiting } = await givenSteps(async function* (_, signal) {
    yield { id: 1, event: { step: 'one' } }
    await once(signal, 'abort')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const streamed = await fetch(`${address}/api/steps/x`)
  const reader = streamed.body!.getReader()
  await reader.read()
  const held = fetch(`${address}/api/wait`, { method: 'POST' })
  await waiting
  const closed = app.close()
  const answer = await held
  expect([answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { code: string }).code]).toEqual([
    503,
    '2',
    'unavailable',
  ])
  while (!(await reader.read()).done);
  await closed
})

test('a slow reader slows the source down instead of filling the memory', async () => {
  let made = 0
  const ended = deferred()
  const { app } = await givenSteps(async function* () {
    try {
      for (let id = 1; id <= 20_000; id += 1) {
        made = id
        yield { id, event: { step: 'x'.repeat(10_000) } }
      }
    } finally {
      ended.resolve()
    }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const response = await fetch(`${address}/api/steps/x`, { signal: gone.signal })
  await response.body!.getReader().read()
  let before: number
  do {
    before = made
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (made > before)
  expect(made).toBeLessThan(5_000)
  gone.abort()
  await ended.promise
  await app.close()
})

function deferred() {
  let resolve!: () => void
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
