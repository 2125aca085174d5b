import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { json } from '#shared/api/endpoint.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCalls, givenServer } from '#server/testing/given-server.ts'
import { checkRoom } from './disk-room.ts'

test('a server whose disk is full says so, and which it is stays in its log', async () => {
  const server = await givenServer({ checkReady: () => checkRoom([tmpdir()], Number.MAX_SAFE_INTEGER) })
  const response = await server.app.inject('/readyz')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60'])
  expect(response.json()).toMatchObject({ error: expect.stringMatching(/^The disk is full: /) })
  expect(response.body).not.toContain(tmpdir())
  expect(server.logged.join()).toContain(tmpdir())
})

test('the product looks at the disk that it lives on, and lives on while that is full', async () => {
  // A virtual file system has no room on any machine.
  const app = await givenApp({ folders: [process.platform === 'linux' ? '/proc' : '/dev'] })
  onTestFinished(() => app.end())
  const response = await app.http.inject('/readyz')
  expect([response.statusCode, response.json()]).toMatchObject([503, { error: expect.stringMatching(/^The disk is full: /) }])
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
})

test('a disk with room, and a folder that is not there, are in nobody’s way', async () => {
  await expect(checkRoom([tmpdir(), '/nowhere/at/all'], 1)).resolves.toBeUndefined()
})

const table = {
  read: json({ method: 'GET', path: '/read', summary: '', access: 'public', input: z.object({}), output: z.object({}) }),
}
/** The response of a call that fails with this error code. */
async function failWith(code: string, folders: string[]) {
  const server = await givenServer({ folders })
  givenCalls(server, table, { read: () => Promise.reject(Object.assign(new Error(code), { code })) })
  const response = await server.app.inject('/api/read')
  return [response.statusCode, response.json<{ error: string }>().error.split(':')[0]]
}
const full = process.platform === 'linux' ? '/proc' : '/dev'

test.each([
  ['the database, which has no room', '53100', []],
  ['a file, which has no room', 'ENOSPC', []],
  ['a file, where the account has none left', 'EDQUOT', []],
  ['the database, which ended for want of room', 'ECONNREFUSED', [full]],
])('a call that fails by %s says that the disk is full', async (_, code, folders) => {
  expect(await failWith(code, folders)).toEqual([503, 'The disk is full'])
})

test('a database that is away while there is room is away', async () => {
  expect(await failWith('ECONNREFUSED', [])).toEqual([503, 'The database cannot be reached.'])
})
