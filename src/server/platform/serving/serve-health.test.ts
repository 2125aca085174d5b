import { expect, test } from 'vitest'
import { givenServer } from '#server/testing/given-server.ts'

test('a living process and a ready one are told apart', async () => {
  let isReady = true
  const checkReady = () => (isReady ? Promise.resolve() : Promise.reject(new Error('connect refused to 10.0.0.7')))
  const { app } = await givenServer({ checkReady })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  isReady = false
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.body).not.toContain('10.0.0.7')
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
})

test('figures tell durations by route, event-loop lag and memory', async () => {
  const { app } = await givenServer()
  await app.inject('/healthz')
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).toContain('process_resident_memory_bytes')
})

test.each([
  ['from another machine', { remoteAddress: '10.0.0.7' }],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
  ['through a proxy that tells the scheme alone', { headers: { 'x-forwarded-proto': 'https' } }],
  ['through a proxy that says so otherwise', { headers: { forwarded: 'for=10.0.0.7' } }],
])('figures are not there %s', async (_, request) => {
  const { app } = await givenServer({ trustProxy: true })
  expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(404)
})
