import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccount, resetPassword } from '#server/accounts/manage-accounts.ts'
import type { Cookies } from '#server/platform/serving/call.ts'
import { beginSignIn } from '#server/accounts/sign-in.ts'
import { findCredentials } from '#server/accounts/store.ts'
import { sendInProcess } from '#server/testing/call-app.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenAuthenticator } from '#server/testing/given-authenticator.ts'
import { api } from '#shared/api/api.ts'
import { createClient } from '#shared/api/client.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp({ publicUrl: 'https://desk.test' })
})
afterAll(() => app.end())
beforeEach(() => sql`delete from sign_in_throttle`.execute(app.database))

const at = 'https://desk.test'
const password = 'the password of the one'
function givenBrowser() {
  const jar = new Map<string, string>()
  const send = sendInProcess({ app: app.http }, jar)
  return { jar, accounts: createClient(api.accounts, send), passkeys: createClient(api.passkeys, send) }
}
type Browser = ReturnType<typeof givenBrowser>

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
const isIn = async ({ accounts }: Browser) => (await accounts.check({})).authenticated

async function givenAccount() {
  const username = `own-${crypto.randomUUID()}`
  await createAccount(app.database, { username, displayName: 'Own', email: '', client: null, password })
  const browser = givenBrowser()
  await browser.accounts.login({ username, password })
  return { username, browser }
}

async function addPasskey({ passkeys }: Browser, authenticator = givenAuthenticator()) {
  const { options } = await passkeys.begin({ password })
  await passkeys.add({ label: 'Key', credential: authenticator.make({ challenge: options.challenge, origin: at }) })
  return authenticator
}
async function givenProtected() {
  const { username, browser } = await givenAccount()
  return { username, browser, authenticator: await addPasskey(browser) }
}

test('with a passkey, the right password begins nothing until the passkey has confirmed it', async () => {
  const { username, authenticator } = await givenProtected()
  const other = givenBrowser()
  expect(await codeOf(other.accounts.login({ username, password }))).toBe('passkey-needed')
  expect([await isIn(other), [...other.jar.keys()]]).toEqual([false, ['__Host-arcwright_step']])
  const { options } = await other.passkeys.ask({})
  expect(options.rpId).toBe(new URL(at).hostname)
  expect(await isIn(other)).toBe(false)
  const { user } = await other.passkeys.confirm({
    confirmation: authenticator.confirm({ challenge: options.challenge, origin: at }),
  })
  expect(user).toMatchObject({ displayName: 'Own' })
  expect(await isIn(other)).toBe(true)
  expect([...other.jar.keys()]).not.toContain('__Host-arcwright_step')
})

test('a passkey that is added between the password and the sign-in is asked for all the same', async () => {
  const { username } = await givenProtected()
  const { accountId, passwordHash } = (await findCredentials(app.database, username))!
  const cookies = { get: () => undefined, set: vi.fn<Cookies['set']>(), clear: () => {} }
  const about = { address: '10.0.0.1', agent: '', origin: at, log: pino({ level: 'silent' }), requestId: 'one' }
  const visit = { cookies, ...about, bearer: undefined, isReading: false }
  const beginning = { credentials: { accountId, passwordHash }, counted: { own: [], shared: [] }, visit }
  expect(await codeOf(beginSignIn({ database: app.database, isSecure: true }, beginning))).toBe('invalid-credentials')
  expect(cookies.set).not.toHaveBeenCalled()
})

test('a wrong password says nothing of the passkey', async () => {
  const { username } = await givenProtected()
  const other = givenBrowser()
  expect(await codeOf(other.accounts.login({ username, password: 'wrong' }))).toBe('invalid-credentials')
  expect(await codeOf(other.passkeys.ask({}))).toBe('invalid-credentials')
})

test('adding a passkey ends the sign-ins that began without it, and that of the browser goes on', async () => {
  const { username, browser } = await givenAccount()
  const other = givenBrowser()
  await other.accounts.login({ username, password })
  await addPasskey(browser)
  expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
})

const refusals: [string, (given: { challenge: string; authenticator: ReturnType<typeof givenAuthenticator> }) => object][] = [
  ['another passkey', ({ challenge }) => givenAuthenticator().confirm({ challenge, origin: at })],
  ['another challenge', ({ authenticator }) => authenticator.confirm({ challenge: 'AAAA', origin: at })],
  [
    'another address',
    ({ challenge, authenticator }) => authenticator.confirm({ challenge, origin: 'https://desk.test.evil.example' }),
  ],
  [
    'a signature that was changed',
    ({ challenge, authenticator }) => {
      const { response, ...rest } = authenticator.confirm({ challenge, origin: at })
      return {
        ...rest,
        response: { ...response, signature: givenAuthenticator().confirm({ challenge, origin: at }).response.signature },
      }
    },
  ],
  [
    'the counter of a copy',
    ({ challenge, authenticator }) => {
      authenticator.turnBack(0)
      return authenticator.confirm({ challenge, origin: at })
    },
  ],
  [
    'what is no answer',
    () => ({
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    }),
  ],
]
test.each(refusals)('%s confirms nothing, and uses the challenge up', async (_, forge) => {
  const { username, authenticator } = await givenProtected()
  const other = givenBrowser()
  const signIn = async () => {
    expect(await codeOf(other.accounts.login({ username, password }))).toBe('passkey-needed')
    return (await other.passkeys.ask({})).options.challenge
  }
  const first = await signIn()
  await other.passkeys.confirm({ confirmation: authenticator.confirm({ challenge: first, origin: at }) })
  await other.accounts.logout({})
  const challenge = await signIn()
  const confirmation = forge({ challenge, authenticator }) as Parameters<typeof other.passkeys.confirm>[0]['confirmation']
  const step = other.jar.get('__Host-arcwright_step')!
  expect(await codeOf(other.passkeys.confirm({ confirmation }))).toBe('invalid-credentials')
  // A browser would delete the cookie; an attacker would not.
  other.jar.set('__Host-arcwright_step', step)
  authenticator.turnBack(20)
  const right = authenticator.confirm({ challenge, origin: at })
  expect(await codeOf(other.passkeys.confirm({ confirmation: right }))).toBe('invalid-credentials')
  expect(await isIn(other)).toBe(false)
})

test('a challenge is good for one account, one browser and one answer', async () => {
  const [one, stranger] = [await givenProtected(), await givenProtected()]
  const [browser, elsewhere] = [givenBrowser(), givenBrowser()]
  await codeOf(browser.accounts.login({ username: one.username, password }))
  const { challenge } = (await browser.passkeys.ask({})).options
  const confirmation = one.authenticator.confirm({ challenge, origin: at })
  expect(await codeOf(elsewhere.passkeys.confirm({ confirmation }))).toBe('invalid-credentials')
  const foreign = stranger.authenticator.confirm({ challenge, origin: at })
  expect(await codeOf(browser.passkeys.confirm({ confirmation: foreign }))).toBe('invalid-credentials')
  await codeOf(browser.accounts.login({ username: one.username, password }))
  const again = (await browser.passkeys.ask({})).options.challenge
  const right = one.authenticator.confirm({ challenge: again, origin: at })
  const kept = new Map(browser.jar)
  const both = await Promise.all([1, 2].map(() => codeOf(browser.passkeys.confirm({ confirmation: right }))))
  expect(both.toSorted()).toEqual(['invalid-credentials', 'yes'])
  browser.jar.clear()
  for (const [name, value] of kept) browser.jar.set(name, value)
  expect(await codeOf(browser.passkeys.confirm({ confirmation: right }))).toBe('invalid-credentials')
})

test('a password that is changed, a reset and a disabled account end what waits for a passkey', async () => {
  const { username, authenticator, browser } = await givenProtected()
  const other = givenBrowser()
  await codeOf(other.accounts.login({ username, password }))
  const { challenge } = (await other.passkeys.ask({})).options
  await browser.accounts.changePassword({ current: password, next: 'quite another sentence' })
  const confirmation = authenticator.confirm({ challenge, origin: at })
  expect(await codeOf(other.passkeys.confirm({ confirmation }))).toBe('invalid-credentials')
  // An administrator can reset an account whose password and passkey are both lost.
  const given = await resetPassword(app.database, username)
  expect(await codeOf(other.accounts.login({ username, password: given }))).toBe('yes')
  expect((await other.passkeys.list({})).passkeys).toEqual([])
})

test('a passkey is added and removed with the password alone, and guesses at it are counted', async () => {
  const { username, browser, authenticator } = await givenProtected()
  const { id } = (await browser.passkeys.list({})).passkeys[0]!
  expect(await codeOf(browser.passkeys.begin({ password: 'wrong' }))).toBe('not-allowed')
  expect(await codeOf(browser.passkeys.remove({ id, password: 'wrong' }))).toBe('not-allowed')
  const unasked = givenAuthenticator().make({ challenge: 'AAAA', origin: at })
  expect(await codeOf(browser.passkeys.add({ label: 'Key', credential: unasked }))).toBe('conflict')
  const { options } = await browser.passkeys.begin({ password })
  const wrong = givenAuthenticator().make({ challenge: 'AAAA', origin: at })
  expect(await codeOf(browser.passkeys.add({ label: 'Key', credential: wrong }))).toBe('invalid-input')
  const late = givenAuthenticator().make({ challenge: options.challenge, origin: at })
  expect(await codeOf(browser.passkeys.add({ label: 'Key', credential: late }))).toBe('conflict')
  const stranger = (await givenAccount()).browser
  await stranger.passkeys.remove({ id, password })
  expect((await browser.passkeys.list({})).passkeys).toHaveLength(1)
  const codes = []
  for (let guess = 0; guess < 12; guess++) codes.push(await codeOf(browser.passkeys.begin({ password: `guess ${guess}` })))
  expect(codes.at(-1)).toBe('too-many-requests')
  await sql`delete from sign_in_throttle`.execute(app.database)
  await browser.passkeys.remove({ id, password })
  expect(await codeOf(givenBrowser().accounts.login({ username, password }))).toBe('yes')
  const { rows } = await sql<{ details: string }>`select details, subject from audit_trail`.execute(app.database)
  expect(JSON.stringify(rows)).not.toContain(authenticator.confirm({ challenge: 'AAAA', origin: at }).id)
})

test('guesses at a password are stopped as before where there is a passkey', async () => {
  const { username } = await givenProtected()
  const codes = []
  for (let guess = 0; guess < 12; guess++) codes.push(await codeOf(givenBrowser().accounts.login({ username, password })))
  expect([codes[0], codes.at(-1)]).toEqual(['passkey-needed', 'too-many-requests'])
})
