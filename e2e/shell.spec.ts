import { expect, open, screens, test } from './journey.ts'

test('the sidebar leads to every screen, in order, and marks the one that is open', async ({ signedIn: page }) => {
  await open(page, 'Settings')
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(links).toHaveText(screens.map(({ label }) => label))
  for (const { label, path, heading, title } of screens) {
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')).toHaveText([label])
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  // An address within the dashboard that leads nowhere is said to, beside the sidebar.
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found – Arcwright')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Demo' })).toBeFocused()
})

test('from 1024 px the sidebar always stands, below it a menu holds it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, 'Clients')
  const [menu, navigation] = [page.getByRole('button', { name: 'Open menu' }), page.getByRole('navigation', { name: 'Dashboard' })]
  await expect(navigation).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(navigation).toBeHidden()
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link')).toHaveText(screens.map(({ label }) => label))
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(navigation).toBeVisible()
  // A link of the menu closes it, and the focus is on the new heading.
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, 'Overview')
  for (const { label, heading } of screens.slice(3)) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: label }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  // A screen that is opened by its address begins at its top, wherever another was left.
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, 'Clients')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await open(page, 'Projects')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
