import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'
import { signInLimits } from './policy.ts'
import { isSignInCode, signInCodeAt } from './sign-in-code.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ mail: { url: mail.url, from: 'desk@arcwright.test' } })
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})
beforeEach(() => sql`delete from sign_in_throttle`.execute(app.database))

type Said = { username: string; password: string; code?: string }
async function ask(path: 'login' | 'code', from: string, payload: Partial<Said>) {
  const request = { method: 'POST' as const, url: `/api/auth/${path}`, remoteAddress: from, payload }
  const { statusCode, body } = await app.http.inject(request)
  return { statusCode, body, code: (JSON.parse(body) as { code?: string }).code }
}
/** Simulates an account locked by guesses from many addresses. */
async function lock(username: string) {
  await ask('login', '10.0.0.1', { username, password: 'a guess' })
  await sql`update sign_in_throttle set attempts = ${signInLimits.perAccount + 1}
    where subject like 'account:%' and subject not like '% %'`.execute(app.database)
}
const lettersTo = (email: string) => mail.received.filter(({ to }) => to.includes(email))
async function codeFor(email: string) {
  await expect.poll(() => lettersTo(email).length).toBeGreaterThan(0)
  return /^[\da-f]{4}(?:-[\da-f]{4}){2}\r?$/m.exec(lettersTo(email).at(-1)!.text)![0].trim()
}

test('an owner who is kept out by guesses from many addresses signs in with a code by email and the password, and with neither alone', async () => {
  const email = `${crypto.randomUUID()}@example.test`
  const { username, password } = await app.signedIn(null, email)
  await lock(username)
  expect(await ask('login', '10.9.0.1', { username, password })).toMatchObject({ statusCode: 429, code: 'code-needed' })
  for (let times = 0; times < 3; times++) expect((await ask('code', '10.9.0.1', { username })).statusCode).toBe(200)
  const code = await codeFor(email)
  expect((await ask('login', '10.9.0.2', { username, password: 'a guess', code })).code).toBe('invalid-credentials')
  expect((await ask('login', '10.9.0.3', { username, password, code: '0000-0000-0000' })).code).toBe('code-needed')
  const stranger = await app.signedIn()
  await lock(stranger.username)
  expect((await ask('login', '10.9.0.4', { username: stranger.username, password: stranger.password, code })).code).toBe(
    'code-needed',
  )
  expect((await ask('login', '10.9.0.1', { username, password, code: ` ${code.toUpperCase()} ` })).statusCode).toBe(200)
  expect(lettersTo(email)).toHaveLength(1)
})

test('whoever guesses with a code is stopped where they are', async () => {
  const email = `${crypto.randomUUID()}@example.test`
  const { username } = await app.signedIn(null, email)
  await lock(username)
  await ask('code', '10.9.1.1', { username })
  const code = await codeFor(email)
  const codes = []
  for (let at = 0; at <= signInLimits.perAccountAndAddress; at++)
    codes.push((await ask('login', '10.9.1.2', { username, password: 'a guess', code })).code)
  expect([codes.at(-2), codes.at(-1)]).toEqual(['invalid-credentials', 'too-many-requests'])
})

test('nobody learns whether there is an account, and an account that is not locked is sent nothing', async () => {
  const email = `${crypto.randomUUID()}@example.test`
  const { username, password } = await app.signedIn(null, email)
  const answers = [await ask('code', '10.9.2.1', { username }), await ask('code', '10.9.2.1', { username: 'nobody at all' })]
  expect(answers[0]).toEqual(answers[1])
  await lock('nobody at all')
  await lock(username)
  const refused = await ask('login', '10.9.2.1', { username, password })
  const unknown = await ask('login', '10.9.2.1', { username: 'nobody at all', password })
  const words = ({ body }: { body: string }) => (JSON.parse(body) as { error: string }).error
  expect([unknown.code, words(unknown)]).toEqual([refused.code, words(refused)])
  const { rows } = await sql`select from letters where to_address = ${email}`.execute(app.database)
  expect(rows).toEqual([])
})

test('a code ends after two windows and with a new password', () => {
  const owner = { accountId: 'a', passwordHash: 'hash' }
  const at = (windows: number) => windows * signInLimits.window
  const code = signInCodeAt(owner, at(7))
  expect([7, 8, 9].map((windows) => isSignInCode(owner, code, at(windows)))).toEqual([true, true, false])
  expect(isSignInCode({ ...owner, passwordHash: 'another' }, code, at(7))).toBe(false)
  expect(isSignInCode({ ...owner, accountId: 'b' }, code, at(7))).toBe(false)
})
