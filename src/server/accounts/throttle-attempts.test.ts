import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serveApi } from '#server/platform/serving/serve-api.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { accountsApi } from '#shared/api/accounts.ts'
import { findViewer } from './find-viewer.ts'
import { accountGuards, accountHandlers } from './handlers.ts'
import { createAccount, resetPassword } from './manage-accounts.ts'
import { addPasskey } from './passkeys/store.ts'
import { signInLimits } from './policy.ts'

const { database, drop } = await givenDatabase()
const server = await givenServer({ trustProxy: true })
const context = { database, isSecure: false }
serveApi(server, accountsApi, { handlers: accountHandlers, guards: accountGuards, findViewer, context })
/** The lowest cost that Argon2 accepts: this test counts many attempts. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const account = { username: 'ann', displayName: 'Ann', email: '', client: null, cost }
const passwords = { ann: (await createAccount(database, account))! }
afterAll(drop)
beforeEach(() => sql`delete from sign_in_throttle`.execute(database))

type Attempt = { from: string; password?: string; username?: string; device?: string | undefined; body?: string }

const send = ({ from, password = 'wrong', username = 'ann', device, body }: Attempt) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    cookies: device === undefined ? {} : { arcwright_device: device },
    payload: body ?? JSON.stringify({ username, password }),
  })
const statusOf = async (attempt: Attempt) => (await send(attempt)).statusCode
const many = async (count: number, attempt: (at: number) => Attempt) => {
  const statuses = await Promise.all(Array.from({ length: count }, (_, at) => statusOf(attempt(at))))
  return statuses.filter((status) => status === 401).length
}
/** Signs in, and returns the cookie of the known browser. */
async function givenDevice() {
  const { cookies } = await send({ from: '10.9.9.9', password: passwords.ann })
  return cookies.find(({ name }) => name === 'arcwright_device')!.value
}

test('whoever guesses at an account is stopped where they are, and its owner signs in elsewhere', async () => {
  expect(await many(signInLimits.perAccountAndAddress + 5, () => ({ from: '10.0.0.1' }))).toBe(signInLimits.perAccountAndAddress)
  const refused = await send({ from: '10.0.0.1', password: passwords.ann })
  expect(refused.json()).toMatchObject({ error: 'Too many sign-in attempts. Try again in 10 minutes.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(await statusOf({ from: '10.0.0.2', password: passwords.ann })).toBe(200)
})

test('guesses from many places are stopped by the account, but not a browser that has been let in before', async () => {
  const device = await givenDevice()
  expect(await many(signInLimits.perAccount + 5, (at) => ({ from: `10.1.${at}.1` }))).toBe(signInLimits.perAccount)
  expect(await statusOf({ from: '10.2.0.1', password: passwords.ann })).toBe(429)
  expect(await statusOf({ from: '10.2.0.1', password: passwords.ann, device })).toBe(200)
  expect(await statusOf({ from: '10.2.0.1', password: passwords.ann, device: 'x'.repeat(43) })).toBe(429)
})

test('guesses from many places do not lock out whoever has a passkey: it decides, and each place is stopped by itself', async () => {
  await createAccount(database, { ...account, username: 'eve' })
  const { rows } = await sql<{ id: string }>`select id from accounts where username = 'eve'`.execute(database)
  const password = await resetPassword(database, 'eve')
  const kept = {
    accountId: rows[0]!.id,
    credentialId: 'of-eve',
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: [],
    label: 'Key',
  }
  await addPasskey(database, kept)
  const guesses = signInLimits.perAccount + 20
  expect(await many(guesses, (at) => ({ from: `10.10.${at}.1`, username: 'eve' }))).toBe(guesses)
  const asked = await send({ from: '10.11.0.1', username: 'eve', password })
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'passkey-needed'])
  expect(await many(15, () => ({ from: '10.12.0.1', username: 'eve' }))).toBe(signInLimits.perAccountAndAddress)
})

test('a browser that has been let in before is not locked by others at its address, and is counted itself', async () => {
  const device = await givenDevice()
  expect(await many(signInLimits.perAddress + 5, (at) => ({ from: '10.3.0.1', username: `u${at}` }))).toBe(signInLimits.perAddress)
  expect(await statusOf({ from: '10.3.0.1', password: passwords.ann, device })).toBe(200)
  expect(await many(signInLimits.perDevice + 5, () => ({ from: '10.3.0.1', device }))).toBe(signInLimits.perDevice)
})

test('a browser of one account is none of another’s, and a new password forgets all browsers', async () => {
  const device = await givenDevice()
  await createAccount(database, { ...account, username: 'bob' })
  expect(await many(15, () => ({ from: '10.4.0.1', username: 'bob', device }))).toBe(signInLimits.perAccountAndAddress)
  passwords.ann = await resetPassword(database, 'ann')
  await many(signInLimits.perAccount, (at) => ({ from: `10.5.${at}.1` }))
  expect(await statusOf({ from: '10.6.0.1', password: passwords.ann, device })).toBe(429)
})

test('the networks of one customer are counted together, and a port is no part of an address', async () => {
  await many(signInLimits.perAddress, (at) => ({ from: `2001:db8:7:${at}::1`, username: `u${at}` }))
  await sql`update sign_in_throttle set attempts = ${signInLimits.perNetwork} where subject = 'network:2001:db8:7::/48'`.execute(
    database,
  )
  expect(await statusOf({ from: '2001:db8:7:ffff::1' })).toBe(429)
  expect(await statusOf({ from: '2001:db8:8:1::1' })).toBe(401)
  expect(await many(20, (at) => ({ from: `10.7.0.1:${4000 + at}` }))).toBe(signInLimits.perAccountAndAddress)
  expect(await many(20, (at) => ({ from: `[2001:db8:9::1]:${4000 + at}` }))).toBe(signInLimits.perAccountAndAddress)
})

test('what cannot be understood counts, too', async () => {
  const bodies = ['{', '[]', '{"username":"ann"}', 'x'.repeat(5000)]
  for (let at = 0; at < signInLimits.perAddress; at++)
    expect([400, 413]).toContain(await statusOf({ from: '10.8.0.1', body: bodies[at % bodies.length]! }))
  expect(await statusOf({ from: '10.8.0.1', body: '{' })).toBe(429)
})

test('a sign-in takes 4 kB, and nothing that it does not know', async () => {
  const large = await send({ from: '10.8.0.2', body: `{"x":[${'1,'.repeat(3000)}1]}` })
  expect([large.statusCode, large.json().error]).toEqual([413, 'The request is larger than 4 kB.'])
  const strange = await send({ from: '10.8.0.3', body: '{"username":"ann","password":"x","more":{"deep":["\\u0000"]}}' })
  expect([strange.statusCode, strange.json().details]).toEqual([400, 'has unknown fields: more.'])
})
