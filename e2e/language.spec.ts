import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'

test('somebody reads the interface in German, wherever they go, and in English again', async ({ browser }) => {
  test.slow()
  const page = await givenAccount(browser)
  const html = page.locator('html')
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.goto('/dashboard/settings')
  await expect(html).toHaveAttribute('lang', 'en-GB')
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()

  const screens = [
    ['/dashboard/settings', 'Einstellungen'],
    ['/dashboard/documents', 'Erweiterter Dokumentgenerator'],
    ['/documents', 'Dokumente'],
  ] as const
  for (const [path, heading] of screens) {
    await page.goto(path)
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sideways(page), `${path} at 320 px`).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  }

  // A new browser shows English until it knows the account.
  await page.context().clearCookies({ name: 'arcwright_language' })
  await page.goto('/dashboard/settings')
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('tab', { name: 'Darstellung' }).click()
  await page.getByLabel('Sprache').selectOption({ label: 'English' })
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en-GB')
})
