import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { checkRoom } from './disk-room.ts'

test('a server whose disk is full says so, and which it is stays in its log', async () => {
  const server = await givenServer({ checkReady: () => checkRoom([tmpdir()], Number.MAX_SAFE_INTEGER) })
  const response = await server.app.inject('/readyz')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60'])
  expect(response.json()).toMatchObject({ error: 'A disk of this server is full.' })
  expect(response.body).not.toContain(tmpdir())
  expect(server.logged.join()).toContain(tmpdir())
})

test('the product looks at the disk that it lives on, and lives on while that is full', async () => {
  // What is no disk has no room, on whichever machine.
  const app = await givenApp({ folders: [process.platform === 'linux' ? '/proc' : '/dev'] })
  onTestFinished(() => app.end())
  const response = await app.http.inject('/readyz')
  expect([response.statusCode, response.json()]).toMatchObject([503, { error: 'A disk of this server is full.' }])
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
})

test('a disk with room, and a folder that is not there, are in nobody’s way', async () => {
  await expect(checkRoom([tmpdir(), '/nowhere/at/all'], 1)).resolves.toBeUndefined()
})
