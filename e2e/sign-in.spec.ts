import { credentials, expect, test } from './journey.ts'

test('a stranger is led to the sign-in from the whole dashboard', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/documents']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to access your dashboard' })).toBeVisible()
  await expect(page.getByText('Demo credentials provided by administrator')).toBeVisible()
  await expect(page).toHaveTitle(/^Sign in/)
})

test('signs in wrongly, then rightly, and logs out', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(credentials.username)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()

  await page.getByLabel('Password').fill(credentials.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

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

test('the button says what it does while it does it, and an old message goes', async ({ page }) => {
  await page.goto('/login')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/login', async (route) => {
    await answered
    await route.fulfill({ status: 401, json: { success: false } })
  })
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password').fill('something')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
  await page.unroute('**/api/auth/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Connection error. Please try again.')
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

test('a path that no screen knows is said to be one', async ({ page }) => {
  await page.goto('/documents/no/such')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
  await page.getByRole('link').click()
  await expect(page).toHaveURL(/\d\/$/)
  await expect(page.getByRole('link', { name: 'Client Access' })).toBeVisible()
})

test('the theme is dark, and a change is remembered', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
