import type { Page } from '@playwright/test'
import { addAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { letConfirmationPass } from './let-confirmation-pass.ts'
import { expectNothingFound } from './nothing-found.ts'

/** A virtual authenticator, which responds automatically. */
async function givenDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const kind = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...kind, isUserVerified: true, automaticPresenceSimulation: true }
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return { takeAway: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a passkey is added, asked for at the next sign-in, and nobody comes in without it', async ({ browser, baseURL }) => {
  // Passkeys do not work on an address without a host name.
  const named = baseURL!.replace('127.0.0.1', 'localhost')
  const page = await (await browser.newContext({ baseURL: named })).newPage()
  const device = await givenDevice(page)
  const account = await addAccount()
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await page.request.post('/api/workspace', { data: { mode: 'live' } })
  await page.goto('/dashboard/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Your password').fill('not this one')
  await passkeys.getByLabel('Name of the new passkey').fill('This laptop')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('alert')).toContainText('This is not your current password.')
  await passkeys.getByLabel('Your password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('status')).toContainText('This laptop is added.')
  await expect(passkeys.getByRole('listitem')).toContainText('This laptop')
  await expectNothingFound(page)
  await page.goto('/account/programs')
  expect(await letConfirmationPass(account.username)).toBe(1)
  await page.getByLabel('What it is for').fill('Nightly report')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toContainText('Enter your password or use a passkey to continue.')
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Your new token')).toHaveValue(/^arc_/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('last used')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await device.takeAway()
  const asked = page.waitForResponse('**/api/auth/passkey/options')
  await signIn(page, account)
  expect((await asked).ok()).toBe(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})
