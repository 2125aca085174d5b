import { expect, test } from 'vitest'
import { z } from 'zod'
import { json } from '#shared/api/endpoint.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'

const asked = { method: 'GET', path: '/asked', summary: '', access: 'public', input: z.object({}) } as const
const table = { asked: json({ ...asked, output: z.object({ address: z.url() }) }) }

test.each([
  ['desk.test', 'http://desk.test'],
  ['Desk.test:81', 'http://desk.test:81'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['a b', 'http://localhost'],
  ['"><script>', 'http://localhost'],
  ['desk.test:99999', 'http://localhost'],
  ['999.1.1.1', 'http://localhost'],
  ['name@desk.test', 'http://localhost'],
  ['desk.test/other?path#', 'http://localhost'],
  ['desk.test\\@other.test', 'http://localhost'],
])('asked as the host %s, links begin with %s', async (host, address) => {
  const server = await givenServer()
  givenCalls(server, table, { asked: ({ origin }) => Promise.resolve({ address: origin }) })
  const response = await server.app.inject({ url: '/api/asked', headers: { host } })
  expect([response.statusCode, response.json()]).toEqual([200, { address }])
})
