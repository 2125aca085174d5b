import { hostname, networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { json } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'

const asked = { method: 'GET', path: '/asked', summary: '', access: 'public', input: z.object({}) } as const
const table = { asked: json({ ...asked, output: z.object({ address: z.url() }) }) }

async function givenAsked(publicUrl?: string, trustProxy = false) {
  const server = await givenServer({ publicUrl, trustProxy })
  givenCalls(server, table, { asked: ({ origin }) => Promise.resolve({ address: origin }) })
  return async (headers: Record<string, string>, url = '/api/asked') => {
    const response = await server.app.inject({ url, headers })
    return { ...response.json<{ address?: string; error?: string; details?: string }>(), status: response.statusCode }
  }
}
const outward = Object.values(networkInterfaces())
  .flat()
  .find((address) => address !== undefined && !address.internal && address.family === 'IPv4')?.address

test.each<[host: string, address: string]>([
  ['localhost', 'http://localhost'],
  ['LocalHost:81', 'http://localhost:81'],
  ['arcwright.localhost:3000', 'http://arcwright.localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['127.8.9.10', 'http://127.8.9.10'],
  ['[::1]:3000', 'http://[::1]:3000'],
  [`${hostname()}:3000`, `http://${hostname().toLowerCase()}:3000`],
  ...(outward ? [[`${outward}:3000`, `http://${outward}:3000`] satisfies [string, string]] : []),
])('without a public address the host %s is this machine’s, and links begin with %s', async (host, address) => {
  const ask = await givenAsked()
  expect(await ask({ host })).toEqual({ status: 200, address })
})

test.each([
  'desk.test',
  'evil.test:3000',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  '999.1.1.1',
  '8.8.8.8',
  '[2001:db8::1]',
  'arcwright.test',
  'a b',
  '"><script>',
  'localhost:99999',
  'name@localhost',
  'localhost/other?path#',
  'localhost\\@other.test',
])('the host ‘%s’ is refused with a sentence', async (host) => {
  const ask = await givenAsked()
  const refused = { status: 421, error: 'This server does not answer under this name.' }
  expect(await ask({ host })).toMatchObject({ ...refused, details: expect.stringContaining('Until PUBLIC_URL') })
  const behind = await givenAsked('https://other.test')
  expect(await behind({ host })).toMatchObject({ ...refused, details: expect.stringContaining('Open it at https://other.test.') })
})

test('the public host and this machine are served, a forwarded one only where the proxy is trusted', async () => {
  const ask = await givenAsked('https://arcwright.test')
  const hosts = ['arcwright.test', 'Arcwright.TEST:443', 'localhost:3000', 'internal:3000', 'www.arcwright.test']
  expect(await Promise.all(hosts.map(async (host) => (await ask({ host })).status))).toEqual([200, 200, 200, 421, 421])
  const forwarded = { host: 'internal:3000', 'x-forwarded-host': 'arcwright.test' }
  expect((await ask(forwarded)).status).toBe(421)
  const trusting = await givenAsked('https://arcwright.test', true)
  expect((await trusting(forwarded)).status).toBe(200)
  expect((await trusting({ host: 'arcwright.test', 'x-forwarded-host': 'evil.test' })).status).toBe(421)
})

test('whoever only asks whether the server lives may use any name', async () => {
  const ask = await givenAsked()
  const paths = ['/healthz', '/readyz', '/api/unknown', '/metrics']
  expect(await Promise.all(paths.map(async (path) => (await ask({ host: 'probe.test' }, path)).status))).toEqual([
    200, 200, 421, 421,
  ])
})
