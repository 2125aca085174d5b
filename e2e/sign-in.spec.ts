import { credentials, expect, test } from './journey.ts'

test('a stranger is led to the sign-in from the whole dashboard', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/documents']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to access your dashboard' })).toBeVisible()
  await expect(page.getByText('Demo credentials provided by administrator')).toBeVisible()
  await expect(page).toHaveTitle(/^Sign in/)
  await page.goto('/documents/no/such')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
  await page.getByRole('link').click()
  await expect(page).toHaveURL(/\d\/$/)
  await expect(page.getByRole('link', { name: 'Client Access' })).toBeVisible()
})

test('signs in wrongly, then rightly, is led back, and logs out', async ({ page }) => {
  const document = '/documents/0b0e7b7e-1111-4222-8333-444455556666?version=1.2.0'
  await page.goto(document)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to access your dashboard' })).toBeVisible()
  await page.getByLabel('Username').fill(credentials.username)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()

  await page.getByLabel('Password').fill(credentials.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(document)
  await expect(page.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeFocused()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await expect(page.getByText('Business Dashboard').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\d\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('a check that fails counts as not signed in, and is waited for with a word', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/check', async (route) => {
    await answered
    await route.abort()
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
