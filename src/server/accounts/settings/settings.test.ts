import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ publicUrl: 'https://desk.test', mail: { url: mail.url, from: 'Arcwright <documents@desk.test>' } })
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
const newAddress = () => `${crypto.randomUUID()}@example.test`
const soon = { timeout: 20_000, interval: 100 }
/** Returns the token from the email sent to an address. */
async function tokenSentTo(email: string) {
  const letters = () => mail.received.filter(({ to }) => to.includes(email)).map(({ text }) => text.replace(/=\r\n/g, ''))
  await expect.poll(() => letters().length, soon).toBeGreaterThan(0)
  return /https:\/\/desk\.test\/confirm-address\/([\w-]{43})/.exec(letters().at(-1)!)![1]!
}

test('preferences begin as the specification has them, and what is changed stays', async () => {
  const { settings } = await app.signedIn()
  const usual = {
    notifications: { email: true, desktop: false, projectUpdates: true, clientActivity: true },
    digest: 'off',
    weeklyReport: false,
    theme: 'dark',
    language: 'en',
    retentionDays: 90,
  }
  expect((await settings.preferences({})).preferences).toEqual(usual)
  await settings.changePreferences({ theme: 'light' })
  await settings.changePreferences({ retentionDays: 30 })
  const notifications = { ...usual.notifications, email: false }
  expect((await settings.changePreferences({ notifications, digest: 'weekly' })).preferences).toEqual({
    notifications,
    digest: 'weekly',
    weeklyReport: false,
    theme: 'light',
    language: 'en',
    retentionDays: 30,
  })
  for (const retentionDays of [6, 3651, 7.5])
    expect(await codeOf(settings.changePreferences({ retentionDays }))).toBe('invalid-input')
  const other = await app.signedIn()
  expect((await other.settings.preferences({})).preferences).toEqual(usual)
})

test('the theme comes with the sign-in of whoever works live', async () => {
  const { accounts, settings } = await app.signedIn()
  await settings.changePreferences({ theme: 'light' })
  expect((await accounts.check({})).user?.theme).toBeNull()
  await accounts.chooseWorkspace({ mode: 'live' })
  expect((await accounts.check({})).user?.theme).toBe('light')
})

test('the language comes with the sign-in once it is chosen, on samples too', async () => {
  const { accounts, settings } = await app.signedIn()
  await settings.changePreferences({ theme: 'light' })
  expect((await accounts.check({})).user?.language).toBeNull()
  expect((await settings.changePreferences({ language: 'de' })).preferences.language).toBe('de')
  await settings.changePreferences({ theme: 'dark' })
  expect((await accounts.check({})).user?.language).toBe('de')
  expect(await codeOf(settings.changePreferences({ language: 'fr' as 'de' }))).toBe('invalid-input')
})

test('a new address counts once the link of its letter is followed, and no sooner', async () => {
  const { accounts, settings } = await app.signedIn('calder', 'old@example.test')
  const [first, email] = [newAddress(), newAddress()]
  await settings.changeProfile({ displayName: 'Ann Archer', email: first })
  const { profile } = await settings.changeProfile({ email })
  expect(profile).toMatchObject({ displayName: 'Ann Archer', email: 'old@example.test', awaited: email, hasMail: true })
  expect((await accounts.check({})).user).toMatchObject({ displayName: 'Ann Archer', email: 'old@example.test' })
  const [overtaken, token] = [await tokenSentTo(first), await tokenSentTo(email)]
  expect(await codeOf(settings.confirmAddress({ token: overtaken }))).toBe('not-found')
  expect((await accounts.check({})).user?.email).toBe('old@example.test')
  expect(await settings.confirmAddress({ token })).toMatchObject({ email })
  expect((await accounts.check({})).user?.email).toBe(email)
  expect(await codeOf(settings.confirmAddress({ token }))).toBe('not-found')
})

test('what is shared with an address is not shown before it counts', async () => {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Shared' })
  const email = newAddress()
  await staff.sharing.share({ id: document.id, email })
  const stranger = await app.signedIn('calder', newAddress())
  await stranger.settings.changeProfile({ email })
  expect((await stranger.documentsV3.list({})).documents).toEqual([])
})

test('an account sends no more letters than a few, and nobody tries links without end', async () => {
  const { settings } = await app.signedIn()
  const codes = []
  for (let tries = 0; tries < 7; tries++) codes.push(await codeOf(settings.changeProfile({ email: newAddress() })))
  expect([codes[0], codes.at(-1)]).toEqual(['yes', 'too-many-requests'])
})

test('without a mail server an address is an administrator’s to change', async () => {
  const bare = await givenApp()
  const { settings } = await bare.signedIn()
  expect((await settings.profile({})).profile.hasMail).toBe(false)
  expect(await codeOf(settings.changeProfile({ email: newAddress() }))).toBe('conflict')
  expect((await settings.profile({})).profile.awaited).toBeNull()
  await bare.end()
})

test('one’s own data is told as JSON, without what lets anybody in', async () => {
  const { accounts, get, cookie, username } = await app.signedIn()
  await accounts.chooseWorkspace({ mode: 'live' })
  const answer = await get('/api/my-data')
  expect(answer.headers['content-disposition']).toContain('my-data.json')
  const data = answer.json<Record<string, unknown>>()
  expect(Object.keys(data)).toEqual(['account', 'preferences', 'signIns', 'passkeys', 'trail', 'letters', 'conversations'])
  expect(data['account']).toMatchObject({ username })
  expect(answer.body).not.toMatch(/hash|password_|token/i)
  expect(answer.body).not.toContain(cookie().split('=')[1]!.slice(0, 20))
})
