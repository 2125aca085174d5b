import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenAuthenticator } from '#server/testing/given-authenticator.ts'

const at = 'https://desk.test'
let app: Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<typeof app.signedIn>>
let administrator: Person
beforeAll(async () => {
  app = await givenApp({ publicUrl: at })
  administrator = await app.signedIn()
})
afterAll(() => app.end())
beforeEach(() => sql`delete from sign_in_throttle`.execute(app.database))

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
/** Sets the last confirmation back by some minutes. */
const letPass = (minutes: number) =>
  sql`update sign_ins set confirmed_at = now() - make_interval(mins => ${minutes})`.execute(app.database)
const rights = { client: 'aldgate' as const, approves: true, endsGrantsOfStaff: false }

/** Actions whose results would outlive a stolen sign-in. */
const guarded: [string, (person: Person) => Promise<unknown>][] = [
  ['a token', ({ tokens }) => tokens.make({ name: 'Script' })],
  ['a webhook', ({ hooks }) => hooks.make({ url: 'https://receiver.example/', events: ['review.asked'] })],
  ['another address', ({ settings }) => settings.changeProfile({ email: `${crypto.randomUUID()}@example.test` })],
  ['a firm that shares outside', ({ accounts }) => accounts.settleClientRights({ ...rights, sharesOutside: true })],
]

test.each(guarded)('%s asks for the password again once it was given over ten minutes ago', async (name, ask) => {
  await administrator.accounts.settleClientRights({ ...rights, sharesOutside: false })
  // No mail server is configured here, so a request for another address is answered with a conflict if it is allowed.
  const done = name === 'another address' ? 'conflict' : 'yes'
  await letPass(9)
  expect(await codeOf(ask(administrator))).toBe(done)
  await administrator.accounts.settleClientRights({ ...rights, sharesOutside: false })
  await letPass(11)
  expect(await codeOf(ask(administrator))).toBe('confirm-password')
  expect(await codeOf(administrator.accounts.confirm({ password: 'not this one' }))).toBe('not-allowed')
  expect(await codeOf(ask(administrator))).toBe('confirm-password')
  await administrator.accounts.confirm({ password: administrator.password })
  expect(await codeOf(ask(administrator))).toBe(done)
})

test('the refusal is a 403 with a code of its own, and says what to do', async () => {
  await letPass(11)
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/tokens',
    headers: { cookie: administrator.cookie() },
    payload: { name: 'Script' },
  })
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    {
      code: 'confirm-password',
      error: 'Confirm that it is you.',
      details: 'Enter your password, or use your passkey, and try again.',
    },
  ])
})

test('a password that is given in one browser confirms nothing in another, and what a firm loses needs none', async () => {
  const { username, password } = administrator
  const other = await app.signedIn()
  await other.accounts.login({ username, password })
  await letPass(11)
  await other.accounts.confirm({ password })
  expect(await codeOf(other.tokens.make({ name: 'Script' }))).toBe('yes')
  expect(await codeOf(administrator.tokens.make({ name: 'Script' }))).toBe('confirm-password')
  expect(await codeOf(administrator.accounts.settleClientRights({ ...rights, sharesOutside: false }))).toBe('yes')
  expect(await codeOf(administrator.settings.changeProfile({ displayName: 'Given' }))).toBe('yes')
})

test('a sign-in that goes on being used is not confirmed by that', async () => {
  const person = await app.signedIn()
  await sql`update sign_ins set expires_at = now() + interval '1 day', confirmed_at = now() - interval '11 minutes'`.execute(
    app.database,
  )
  await person.accounts.check({})
  expect(await codeOf(person.tokens.make({ name: 'Script' }))).toBe('confirm-password')
})

test('guesses at the password of a stolen sign-in are counted', async () => {
  const person = await app.signedIn()
  const codes = []
  for (let guess = 0; guess < 12; guess++) codes.push(await codeOf(person.accounts.confirm({ password: `guess ${guess}` })))
  expect([codes[0], codes.at(-1)]).toEqual(['not-allowed', 'too-many-requests'])
})

async function addPasskey({ passkeys, password }: Person, more: { endTokens?: boolean } = {}) {
  const authenticator = givenAuthenticator()
  const { options } = await passkeys.begin({ password })
  const credential = authenticator.make({ challenge: options.challenge, origin: at })
  await passkeys.add({ label: 'Key', credential, ...more })
  return authenticator
}

test('a passkey confirms instead of the password, once for each challenge, and nobody else’s does', async () => {
  const [person, stranger] = [await app.signedIn(), await app.signedIn()]
  expect(await codeOf(person.passkeys.askAgain({}))).toBe('conflict')
  const [own, foreign] = [await addPasskey(person), await addPasskey(stranger)]
  await letPass(11)
  expect(await codeOf(person.passkeys.begin({ password: 'not this one' }))).toBe('not-allowed')
  const ask = async () => (await person.passkeys.askAgain({})).options.challenge
  const wrong = foreign.confirm({ challenge: await ask(), origin: at })
  expect(await codeOf(person.passkeys.confirmAgain({ confirmation: wrong }))).toBe('not-allowed')
  expect(await codeOf(person.tokens.make({ name: 'Script' }))).toBe('confirm-password')
  const right = own.confirm({ challenge: await ask(), origin: at })
  await person.passkeys.confirmAgain({ confirmation: right })
  expect(await codeOf(person.tokens.make({ name: 'Script' }))).toBe('yes')
  await letPass(11)
  expect(await codeOf(person.passkeys.confirmAgain({ confirmation: right }))).toBe('not-allowed')
})

const worksStill = async (token: string) => {
  const { statusCode } = await app.http.inject({ url: '/api/v3/documents', headers: { authorization: `Bearer ${token}` } })
  return statusCode === 200
}

test('a new password ends tokens, unless the person says otherwise', async () => {
  const person = await app.signedIn()
  const { token } = await person.tokens.make({ name: 'Script' })
  await person.accounts.changePassword({ current: person.password, next: 'quite another sentence', endTokens: false })
  expect(await worksStill(token)).toBe(true)
  expect((await person.tokens.list({})).tokens).toHaveLength(1)
  await person.accounts.changePassword({ current: 'quite another sentence', next: 'and yet another one' })
  expect(await worksStill(token)).toBe(false)
  expect((await person.tokens.list({})).tokens).toEqual([])
})

test('a new passkey ends tokens, unless the person says otherwise', async () => {
  const person = await app.signedIn()
  const { token } = await person.tokens.make({ name: 'Script' })
  await addPasskey(person, { endTokens: false })
  expect(await worksStill(token)).toBe(true)
  await addPasskey(person)
  expect(await worksStill(token)).toBe(false)
})

test('what is made while a new password is set is ended with the sign-in that made it', async () => {
  const person = await app.signedIn()
  const { username, password } = person
  const other = await app.signedIn()
  await other.accounts.login({ username, password })
  const made = Array.from({ length: 5 }, (_, at) => codeOf(other.tokens.make({ name: `Script ${at}` })))
  await person.accounts.changePassword({ current: password, next: 'quite another sentence' })
  await Promise.all(made)
  expect((await person.tokens.list({})).tokens).toEqual([])
})
