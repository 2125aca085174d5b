import type { Page } from '@playwright/test'
import { addAccount, givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { letConfirmationPass } from './let-confirmation-pass.ts'
import { expectNothingFound } from './nothing-found.ts'
import { openSending } from './sending.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')

async function givenSettings(page: Page) {
  const chosen = await page.request.post('/api/workspace', { data: { mode: 'live' } })
  expect(chosen.ok()).toBe(true)
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  return page
}
/** The demo account is the first staff account, and so an administrator; its mode is changed only in the response, not on the server. */
async function givenAdministrator(page: Page) {
  await page.route('**/api/auth/check', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { user: object }
    await route.fulfill({ json: { ...body, user: { ...body.user, workspace: { mode: 'live', invites: null } } } })
  })
  await page.goto('/dashboard/settings')
  return page
}

test('an administrator adds an account, whose password is shown once, changes, resets and disables it, and keeps a key', async ({
  signedIn,
}) => {
  const page = await givenAdministrator(signedIn)
  test.slow()
  await test.step('every tab works, by keyboard, and nothing is found on it, also when it is narrow', async () => {
    const labels = [
      'API Keys',
      'Profile',
      'Notifications',
      'Security',
      'Appearance',
      'Data & Privacy',
      'Reference designs',
      'Day rates',
      'Team',
    ]
    await expect(page.getByRole('tab')).toHaveText(labels)
    await tab(page, 'API Keys').focus()
    for (const label of labels) {
      await expect(tab(page, label)).toBeFocused()
      await expect(panel(page).getByText('Loading...')).toHaveCount(0)
      await expect(page.getByText('coming soon')).toHaveCount(0)
      await expectNothingFound(page)
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await sideways(page), `${label} at 320 px`).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
      await page.keyboard.press('ArrowDown')
    }
  })
  await tab(page, 'Team').click()
  const username = `member-${crypto.randomUUID().slice(0, 8)}`
  const form = page.getByRole('region', { name: 'Add an account' })
  await form.getByLabel('Username').fill(username)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`Name of ${username}`)
  await form.getByLabel('Company').selectOption('Calder Bank')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.locator('code')).toHaveText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  const row = page.getByRole('listitem').filter({ hasText: username })
  await expect(row).toContainText('Calder Bank')
  await row.getByRole('button', { name: 'Change' }).click()
  await row.getByLabel('Company').selectOption('Staff')
  await row.getByRole('button', { name: 'Save Changes' }).click()
  await row.getByRole('button', { name: 'Make an administrator' }).click()
  await expect(row).toContainText('administrator')
  await row.getByRole('button', { name: 'Make a member' }).click()
  await row.getByRole('button', { name: 'New password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give a new password' }).click()
  await expect(row.locator('code')).toHaveText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  await row.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toContainText('disabled')
  await expectNothingFound(page)
  await tab(page, 'API Keys').click()
  const vendor = page.getByRole('region', { name: 'OpenAI' })
  await vendor.getByLabel('OpenAI API Key', { exact: true }).fill('short')
  await vendor.getByRole('button', { name: 'Save key' }).click()
  await expect(vendor.getByRole('alert')).toContainText('This is not a key')
  // The save is only simulated: with a real key, all other journeys would call the provider.
  await page.route('**/api/keys/openai/keep', (route) => route.fulfill({ json: { success: true } }))
  await vendor.getByLabel('OpenAI API Key', { exact: true }).fill('sk-a-key-that-is-long-enough')
  await vendor.getByRole('button', { name: 'Save key' }).click()
  await expect(vendor.getByRole('status')).toContainText('The key of OpenAI is saved.')
  await expect(vendor.getByLabel('OpenAI API Key', { exact: true })).toHaveValue('')
})

test('staff settle what the accounts of a client may do once they confirm who they are, and it holds at once', async ({
  browser,
}) => {
  const account = await addAccount()
  const page = await (await browser.newContext()).newPage()
  expect((await page.request.post('/api/auth/login', { data: account })).ok()).toBe(true)
  const name = `Rights ${crypto.randomUUID().slice(0, 8)}`
  const added = await page.request.post('/api/clients', { data: { name, sector: 'Technology' } })
  const { id: client } = (await added.json()) as { id: string }
  const brief = { documentType: 'hld', client, projectName: name, requirements: { scope: 'Readings are kept.' } }
  const written = await page.request.post('/api/documents/generate', { data: brief })
  const { id } = ((await written.json()) as { document: { id: string } }).document
  expect((await page.request.post(`/api/documents/${id}/versions/1.0.0/publish`)).ok()).toBe(true)
  const owner = await givenAccount(browser, { client })
  await owner.goto(`/documents/${id}`)
  const dialog = await openSending(owner, 'Share')
  const share = async () => {
    await dialog.getByLabel('Other email addresses').fill('outside@example.test')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await share()
  await expect(dialog.getByRole('alert')).toContainText('You may share with accounts of your own firm and with your consultants.')

  await givenSettings(page)
  await tab(page, 'Team').click()
  const rights = page.getByRole('group', { name })
  const labels = ['Approve their documents', 'Share with addresses outside their company', 'End shares made by staff']
  const usual = await Promise.all(labels.map((label) => rights.getByLabel(label).isChecked()))
  expect(usual).toEqual([true, false, false])
  await rights.getByLabel(labels[0]!).click()
  await expect(rights.getByLabel(labels[0]!)).toBeEnabled()
  // Whoever does not confirm finds the box as it was.
  expect(await letConfirmationPass(account.username)).toBe(1)
  const outside = rights.getByLabel(labels[1]!)
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await outside.click()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(outside).not.toBeChecked()
  await outside.click()
  await confirm.getByLabel('Your password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(confirm).toHaveCount(0)
  await expect(outside).toBeEnabled()
  await expect(rights.getByText('Saved.')).toBeVisible()
  await share()
  await expect(dialog.getByRole('listitem', { name: 'Result for outside@example.test' })).toBeVisible()
  expect((await owner.request.post(`/api/documents/${id}/versions/1.0.0/approve`)).status()).toBe(403)
  await page.reload()
  await tab(page, 'Team').click()
  await expect(rights.getByLabel(labels[0]!)).not.toBeChecked()
  await expect(rights.getByLabel(labels[1]!)).toBeChecked()
})
