import type { Page } from '@playwright/test'
import { expect, open, openWithoutTime, test } from './journey.ts'

const labels = ['API Keys', 'Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy']
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const key = (page: Page, vendor: string) => page.getByRole('textbox', { name: `${vendor} API Key` })
const masked = (page: Page, vendor: string) => page.getByLabel(`${vendor} API Key`, { exact: true })

const fields = [
  { vendor: 'OpenAI', placeholder: /^sk-/, hint: 'Required for GPT-5 model access' },
  { vendor: 'Anthropic', placeholder: /^sk-ant-/, hint: 'Required for Claude Sonnet 4.0 model access' },
]

test('six tabs stand at the side, the keys first', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  await expect(page.getByText('Manage your account and application preferences', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(labels)
  await expect(tab(page, 'API Keys')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'API Keys' }).getByRole('heading')).toHaveText('API Configuration')
})

for (const { vendor, placeholder, hint } of fields) {
  test(`the key of ${vendor} is masked until it is asked for, and no sign-in to a browser`, async ({ signedIn: page }) => {
    await open(page, 'Settings')
    const field = masked(page, vendor)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('placeholder', placeholder)
    await expect(field).toHaveAccessibleDescription(hint)
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field).toHaveAttribute('data-1p-ignore', 'true')
    expect(await field.evaluate((input: HTMLInputElement) => [input.form, input.name])).toEqual([null, ''])
    await field.fill('sk-secret')
    await page.getByRole('button', { name: `Show ${vendor} API Key` }).click()
    await expect(key(page, vendor)).toHaveAttribute('type', 'text')
    await expect(key(page, vendor)).toHaveValue('sk-secret')
    await page.getByRole('button', { name: `Hide ${vendor} API Key` }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })
}

test('the notice says how keys are kept', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  const notice = page.getByRole('complementary', { name: 'Security notice' })
  await expect(notice).toContainText('API keys are encrypted and stored securely. They must not be shared with anyone.')
  await expect(notice).toContainText('This page does not send or keep them yet')
})

test('Save Changes reads Saved for 3 seconds, from the last press on', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'Settings')
  const [save, saved] = ['Save Changes', 'Saved'].map((name) => page.getByRole('button', { name, exact: true }))
  await save!.click()
  await expect(saved!).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your choices are kept in this browser.' })).toBeAttached()
  await page.clock.runFor(2000)
  await saved!.click()
  await page.clock.runFor(2999)
  await expect(saved!).toBeVisible()
  await page.clock.runFor(1)
  await expect(save!).toBeVisible()
  await expect(save!).toBeFocused()
})

test('keys are neither sent nor kept, and saving makes no call', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  // What waits for the person's approval may still be asked for: it is read, and nothing is written.
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('sk-secret')) written.push(request.url())
  })
  for (const { vendor } of fields) await masked(page, vendor).fill('sk-secret-of-mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await tab(page, 'Profile').click()
  await tab(page, 'API Keys').click()
  await expect(masked(page, 'OpenAI')).toHaveValue('sk-secret-of-mine')
  expect(written).toEqual([])
  const kept = await page.evaluate(async () =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, await indexedDB.databases(), await caches.keys()]),
  )
  expect(kept).not.toContain('sk-secret')
  await page.reload()
  for (const { vendor } of fields) await expect(masked(page, vendor)).toHaveValue('')
})

const switches: [label: string, description: string, isOn: boolean][] = [
  ['Email Notifications', 'News by email', true],
  ['Desktop Notifications', 'News on this computer’s screen', false],
  ['Project Updates', 'Milestones and deadlines', true],
  ['Client Activity', 'New client messages and requests', true],
]

test('four notifications have their defaults, and a choice is kept once it is saved', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  await tab(page, 'Notifications').click()
  const panel = page.getByRole('tabpanel', { name: 'Notifications' })
  await expect(panel.getByRole('heading')).toHaveText('Notification Preferences')
  await expect(panel.getByRole('switch')).toHaveCount(4)
  for (const [label, description, isOn] of switches) {
    await expect(panel.getByRole('switch', { name: label })).toBeChecked({ checked: isOn })
    await expect(panel.getByRole('switch', { name: label })).toHaveAccessibleDescription(description)
  }
  await panel.getByText('Desktop Notifications').click()
  await panel.getByRole('switch', { name: 'Client Activity' }).press('Space')
  await page.reload()
  await tab(page, 'Notifications').click()
  await expect(panel.getByRole('switch', { name: 'Desktop Notifications' })).not.toBeChecked()
  await panel.getByText('Desktop Notifications').click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.reload()
  await tab(page, 'Notifications').click()
  await expect(panel.getByRole('switch', { name: 'Desktop Notifications' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'Client Activity' })).toBeChecked()
})

test('the other tabs say that they are still to come', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  for (const label of ['Profile', 'Security', 'Appearance', 'Data & Privacy']) {
    await tab(page, label).click()
    await expect(page.getByRole('tabpanel', { name: label })).toHaveText(`${label}This section is coming soon`)
  }
})

test('the arrows go through the tabs and around', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await tab(page, 'API Keys').focus()
  for (const label of [...labels.slice(1), labels[0]!]) {
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, label)).toBeFocused()
    await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('End')
  await expect(tab(page, 'Data & Privacy')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').or(masked(page, 'OpenAI')).and(page.locator(':focus'))).toHaveCount(1)
  await page.setViewportSize({ width: 1000, height: 800 })
  await tab(page, 'API Keys').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Profile')).toBeFocused()
})
