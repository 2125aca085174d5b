import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { cookieHeader, sendInProcess } from '#server/testing/call-app.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { api } from '#shared/api/api.ts'
import { createClient } from '#shared/api/client.ts'
import { passwordWeakness } from './change-own-password.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp({ publicUrl: 'https://desk.test' })
})
afterAll(() => app.end())

const password = 'the password of the one'
/** Creates some sign-ins of one account, each in its own browser. */
async function givenBrowsers(count: number) {
  const username = `own-${crypto.randomUUID()}`
  await createAccount(app.database, { username, displayName: 'Own', email: '', client: null, password })
  const browsers = Array.from({ length: count }, () => {
    const jar = new Map<string, string>()
    return { jar, ...createClient(api.accounts, sendInProcess({ app: app.http }, jar)) }
  })
  for (const { login } of browsers) await login({ username, password })
  return { username, browsers: browsers as [(typeof browsers)[0], (typeof browsers)[0]] }
}
const isIn = async ({ check }: Pick<ReturnType<typeof createClient<typeof api.accounts>>, 'check'>) =>
  (await check({})).authenticated
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )

test('over https the cookies that let in are taken from this very host alone', async () => {
  const { username, browsers } = await givenBrowsers(1)
  const headers = { 'content-type': 'application/json' }
  const response = await app.http.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { username, password } })
  const set = [response.headers['set-cookie']].flat()
  expect(set.map((line) => String(line).split('=')[0])).toEqual([
    '__Host-arcwright_session',
    'arcwright_hint',
    '__Host-arcwright_device',
  ])
  for (const line of set) expect(line).toMatch(/; Path=\/;(?!.*Domain).*Secure/)
  const token = browsers[0].jar.get('__Host-arcwright_session')
  const planted = await app.http.inject({ url: '/api/auth/check', headers: { cookie: `arcwright_session=${token}` } })
  expect(planted.json()).toMatchObject({ authenticated: false })
})

test('a person sees where they are signed in, and ends one elsewhere', async () => {
  const { browsers } = await givenBrowsers(2)
  const [here, there] = browsers
  const { signIns } = await here.signIns({})
  expect(signIns.map(({ isThis }) => isThis)).toEqual([false, true])
  expect(JSON.stringify(signIns)).not.toContain(here.jar.get('__Host-arcwright_session'))
  const stranger = (await givenBrowsers(1)).browsers[0]
  await stranger.endSignIn({ id: signIns[0]!.id })
  expect(await isIn(there)).toBe(true)
  await here.endSignIn({ id: signIns[0]!.id })
  expect([await isIn(there), await isIn(here)]).toEqual([false, true])
})

test('a person changes their password, which ends every other sign-in', async () => {
  const { username, browsers } = await givenBrowsers(2)
  const [here, there] = browsers
  const next = 'quite another sentence'
  expect(await codeOf(here.changePassword({ current: 'wrong', next }))).toBe('not-allowed')
  expect(await codeOf(here.changePassword({ current: password, next: 'password123' }))).toBe('invalid-input')
  expect(await isIn(there)).toBe(true)
  const before = cookieHeader(here.jar)
  await here.changePassword({ current: password, next })
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  const old = await app.http.inject({ url: '/api/auth/check', headers: { cookie: before } })
  expect(old.json()).toMatchObject({ authenticated: false })
  expect(await codeOf(there.login({ username, password }))).toBe('invalid-credentials')
  expect(await codeOf(there.login({ username, password: next }))).toBe('yes')
  const { rows } = await sql<{ details: string }>`select details from audit_trail where action = 'password-changed'`.execute(
    app.database,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(next)
})

test('whoever has a sign-in but not the password is stopped while guessing it', async () => {
  const { browsers } = await givenBrowsers(1)
  const codes = []
  for (let guess = 0; guess < 12; guess++)
    codes.push(await codeOf(browsers[0].changePassword({ current: `guess ${guess}`, next: 'a new long sentence' })))
  expect(codes.at(-1)).toBe('too-many-requests')
})

test.each([
  ['seven77', 'at least 8'],
  ['aaaaaaaa', 'repeats'],
  ['Password1!', 'guessed'],
  ['QWERTYUIOP', 'guessed'],
  ['annabel1', 'name'],
  ['passwordpassword', 'guessed'],
  ['Summer-2026-admin!', 'guessed'],
  ['1qaz2wsx3edc4', 'guessed'],
  ['123456789012', 'guessed'],
  ['abcdefghijkl', 'guessed'],
  ['Welcome@Arcwright1', 'guessed'],
  ['maypole-rummage-22', 'good'],
  ['839201746253', 'good'],
  ['kw7#pQz4mT', 'good'],
  ['correct horse battery', 'good'],
])('%s is judged as a password', (text, words) => {
  expect(passwordWeakness(text, 'annabel@example.test') ?? 'good').toContain(words)
})
