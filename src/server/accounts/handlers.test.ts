import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runAccountCommand } from '#server/commands/account.ts'
import { connectDatabase } from '#server/platform/database.ts'
import type { ServerOptions } from '#server/platform/serving/create-server.ts'
import { serveApi } from '#server/platform/serving/serve-api.ts'
import { callApp } from '#server/testing/call-app.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { accountsApi } from '#shared/api/accounts.ts'
import { findViewer } from './find-viewer.ts'
import { accountGuards, accountHandlers } from './handlers.ts'
import { disable, resetPassword } from './manage-accounts.ts'
import { signInLimits } from './policy.ts'

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const actual = await importOriginal()
  return { ...actual, verify: vi.fn<typeof actual.verify>(actual.verify) }
})

let given: GivenDatabase
const passwords: Record<string, string> = {}

async function givenApp(options: Partial<ServerOptions> = {}) {
  const server = await givenServer(options)
  const context = { database: given.database, isSecure: options.publicUrl?.startsWith('https:') ?? false }
  serveApi(server, accountsApi, { handlers: accountHandlers, guards: accountGuards, findViewer, context })
  const jar = new Map<string, string>()
  return { ...server, jar, calls: callApp(server, accountsApi, jar) }
}

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(given.database)).rows
const signInsLeft = () => rows(sql`select 1 from sign_ins`)
const actions = async () =>
  (await rows(sql`select action from audit_trail order by id`)).map((row) => (row as { action: string }).action)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeAll(async () => {
  given = await givenDatabase()
  for (const words of [
    ['add', 'ann', '--name', 'Ann Archer', '--email', 'ann@calder.test', '--client', 'calder'],
    ['add', 'bob'],
  ]) {
    const printed = await runAccountCommand(given.database, words)
    passwords[words[1]!] = /Password: (\S+)/.exec(printed)![1]!
  }
})
beforeEach(async () => {
  await sql`delete from sign_in_throttle`.execute(given.database)
  await sql`delete from sign_ins`.execute(given.database)
})
afterAll(() => given.drop())

test('a right password signs in, a check sees it, a log-out ends it on the server', async () => {
  const { calls, jar } = await givenApp()
  const workspace = { mode: 'live', invites: null }
  const user = {
    displayName: 'Ann Archer',
    email: 'ann@calder.test',
    client: 'calder',
    role: 'member',
    mayWrite: false,
    workspace,
    theme: null,
    language: null,
  }
  expect(await calls.login({ username: ' ANN ', password: passwords.ann! })).toEqual({ success: true, user })
  expect(await calls.check({})).toEqual({ authenticated: true, user })
  const kept = new Map(jar)
  expect(await calls.logout({})).toEqual({ success: true })
  expect([...jar.keys()]).toEqual(['arcwright_device'])
  for (const [name, value] of kept) jar.set(name, value)
  expect(await calls.check({})).toEqual({ authenticated: false, user: null })
  expect([...jar.keys()]).toEqual(['arcwright_device'])
  expect((await actions()).slice(-2)).toEqual(['signed-in', 'signed-out'])
})

test('a log-out and a check work without a sign-in', async () => {
  const { calls } = await givenApp()
  expect(await calls.logout({})).toEqual({ success: true })
  expect(await calls.check({})).toEqual({ authenticated: false, user: null })
})

test.each([
  ['a wrong password', 'ann', 'wrong'],
  ['an unknown name', 'nobody', 'wrong'],
  ['a name that is SQL', `' or 1=1 --`, 'x'],
  ['a very long password', 'ann', 'é'.repeat(1000)],
])('%s is refused in the same words, after the same work', async (_, username, password) => {
  const { app } = await givenApp()
  vi.mocked(verify).mockClear()
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ success: false, error: 'Invalid username or password.' })
  expect(response.cookies).toEqual([])
  expect(vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().slice(0, 31))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$'])
  expect((await actions()).at(-1)).toBe('sign-in-refused')
})

test.each([
  { username: 'a\0', password: 'x' },
  { username: 'ann', password: '\0' },
  { username: 'ann' },
  { username: 1, password: 2 },
])('%j is bad input, not a failure', async (payload) => {
  const { app } = await givenApp()
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input'])
})

test('cookies are the server’s own, the hint is the page’s, and Secure exactly behind https', async () => {
  for (const publicUrl of ['https://arcwright.test', 'http://arcwright.test', undefined]) {
    const { app } = await givenApp({ publicUrl })
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'ann', password: passwords.ann },
    })
    const isSecure = publicUrl?.startsWith('https:')
    const [secure, host] = isSecure ? ['; Secure', '__Host-'] : ['', '']
    const [session, hint, device] = [response.headers['set-cookie']].flat().map(String)
    expect(session!.replace(/=[\w-]{43};/, '=TOKEN;')).toBe(
      `${host}arcwright_session=TOKEN; Max-Age=604800; Path=/; HttpOnly${secure}; SameSite=Lax`,
    )
    expect(hint).toBe(`arcwright_hint=1; Max-Age=604800; Path=/${secure}; SameSite=Lax`)
    expect(device!.replace(/=[\w-]{43};/, '=TOKEN;')).toBe(
      `${host}arcwright_device=TOKEN; Max-Age=34560000; Path=/; HttpOnly${secure}; SameSite=Lax`,
    )
  }
})

test('a new sign-in has a new token, ends the one before it, and no token is kept', async () => {
  const { calls, jar } = await givenApp()
  await calls.login({ username: 'ann', password: passwords.ann! })
  const first = jar.get('arcwright_session')!
  await calls.login({ username: 'ann', password: passwords.ann! })
  const second = jar.get('arcwright_session')!
  expect(second).not.toBe(first)
  const kept = await rows(sql`select token_hash from sign_ins`)
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(JSON.stringify([...Buffer.from(second)]).slice(1, -1))
})

test('a sign-in in use is renewed with both cookies; an old one is over', async () => {
  const { app, calls, jar } = await givenApp()
  await calls.login({ username: 'ann', password: passwords.ann! })
  const check = () => app.inject({ url: '/api/auth/check', cookies: Object.fromEntries(jar) })
  expect((await check()).cookies).toEqual([])
  await sql`update sign_ins set expires_at = now() + interval '6 days'`.execute(given.database)
  expect((await check()).cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['arcwright_session', 604_800],
    ['arcwright_hint', 604_800],
  ])
  expect(await rows(sql`select 1 from sign_ins where expires_at > now() + interval '6.9 days'`)).toHaveLength(1)
  await sql`update sign_ins set expires_at = now() + interval '7 days', created_at = now() - interval '31 days'`.execute(
    given.database,
  )
  expect((await check()).json()).toEqual({ authenticated: false, user: null })
  await sql`update sign_ins set expires_at = now(), created_at = now()`.execute(given.database)
  const over = await check()
  expect([over.json(), over.cookies.map(({ value }) => value)]).toEqual([{ authenticated: false, user: null }, ['', '']])
})

test('too many attempts from a browser are refused, whatever the name; a success is not held against it', async () => {
  const { calls } = await givenApp()
  for (let times = 0; times < 2; times += 1) await calls.login({ username: 'bob', password: passwords.bob! })
  await sql`update sign_in_throttle set attempts = ${signInLimits.perDevice - 1}`.execute(given.database)
  for (let times = 0; times < 3; times += 1) await calls.login({ username: 'bob', password: passwords.bob! })
  expect(await refusal(calls.login({ username: 'somebody', password: 'x' }))).toMatchObject({ code: 'invalid-credentials' })
  expect(await refusal(calls.login({ username: 'bob', password: passwords.bob! }))).toMatchObject({ code: 'too-many-requests' })
})

test('a new password and disabling end every sign-in', async () => {
  const { calls } = await givenApp()
  const old = passwords.bob!
  await calls.login({ username: 'bob', password: old })
  passwords.bob = await resetPassword(given.database, 'Bob')
  expect(await signInsLeft()).toEqual([])
  expect(await refusal(calls.login({ username: 'bob', password: old }))).toMatchObject({ code: 'invalid-credentials' })
  await calls.login({ username: 'bob', password: passwords.bob })
  await disable(given.database, 'bob')
  expect(await calls.check({})).toEqual({ authenticated: false, user: null })
  expect(await refusal(calls.login({ username: 'bob', password: passwords.bob }))).toMatchObject({ code: 'invalid-credentials' })
  passwords.bob = await resetPassword(given.database, 'bob')
  expect(await calls.login({ username: 'bob', password: passwords.bob })).toMatchObject({ success: true })
})

test('while the database is away, calls say so', async () => {
  const server = await givenServer()
  const database = connectDatabase({ url: 'postgresql://127.0.0.1:1/none' })
  serveApi(server, accountsApi, {
    handlers: accountHandlers,
    guards: accountGuards,
    findViewer,
    context: { database, isSecure: false },
  })
  const payload = { username: 'ann', password: 'x' }
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect(response.json()).toMatchObject({ success: false, error: 'The database cannot be reached.', code: 'unavailable' })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  await database.destroy()
})
