import { expect, open, test } from './journey.ts'

const labels = ['API Keys', 'Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy']

test('keys are neither sent nor kept, a choice is, and the arrows go through the tabs and around', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const key = page.getByLabel('OpenAI API Key', { exact: true })
  // Requests for open approvals are allowed, because they only read.
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('sk-secret')) written.push(request.url())
  })
  await key.fill('sk-secret-of-mine')
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await tab('API Keys').focus()
  for (const label of [...labels.slice(1), labels[0]!]) {
    await page.keyboard.press('ArrowDown')
    await expect(tab(label)).toBeFocused()
    await expect(tab(label)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('End')
  await expect(tab('Data & Privacy')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').or(key).and(page.locator(':focus'))).toHaveCount(1)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal')
  await tab('API Keys').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Notifications')).toBeFocused()
  await page.getByRole('switch', { name: 'Client Activity' }).press('Space')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect(written).toEqual([])
  const kept = await page.evaluate(async () =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, await indexedDB.databases(), await caches.keys()]),
  )
  expect(kept).not.toContain('sk-secret')
  await page.reload()
  await expect(key).toHaveValue('')
  await tab('Notifications').click()
  await expect(page.getByRole('switch', { name: 'Client Activity' })).not.toBeChecked()
})
