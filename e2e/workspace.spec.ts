import type { Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, screens, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const choice = (page: Page, name: 'Sample' | 'Live') =>
  page.getByRole('group', { name: 'Workspace' }).getByRole('button', { name, exact: true })
const invitation = (page: Page) => page.getByRole('region', { name: 'Your own work' })

async function givenDocument(page: Page) {
  const made = await page.request.post('/api/v2/documents/generate', {
    data: { documentType: 'hld', client: 'aldgate', projectName: `Own work ${crypto.randomUUID()}` },
  })
  expect(made.ok()).toBe(true)
}

test('a staff account begins on samples, chooses its own work, and finds its choice again', async ({ browser }) => {
  const page = await givenAccount(browser)
  await page.goto('/dashboard/settings')
  await expect(choice(page, 'Sample')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await choice(page, 'Live').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Team' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  await expect(choice(page, 'Live')).toHaveCount(0)
  await page.reload()
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(choice(page, 'Live')).toHaveAttribute('aria-pressed', 'true')
  await expectNothingFound(page)
  await choice(page, 'Sample').click()
  await expect(choice(page, 'Sample')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveCount(0)
  // On a phone the choice is in the menu of the samples.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Live', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Team', includeHidden: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Team' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBe(0)
})

test('once there is a document, samples say so, until it is not wanted or the account goes live', async ({ browser }) => {
  const page = await givenAccount(browser)
  await givenDocument(page)
  for (const { label, path, heading } of screens.filter(({ label }) => label !== 'Overview')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(invitation(page)).toHaveCount(['AI Assistants', 'Clients', 'Projects'].includes(label) ? 1 : 0)
  }
  await page.goto('/dashboard')
  await expect(invitation(page)).toContainText(/There is work of your own: [\d,]+ documents? of [\d,]+ clients?\./)
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBe(0)
  await invitation(page).getByRole('button', { name: 'Not now' }).click()
  await expect(invitation(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(invitation(page)).toHaveCount(0)
})
