import { expect, open, test } from './journey.ts'

test('four figures with their changes are shown', async ({ signedIn: page }) => {
  await open(page, 'Overview')
  const figures = [
    ['Active Projects', '12', '+2'],
    ['Total Clients', '8', '+1'],
    ['Documents', '47', '+5'],
    ['AI Queries', '234', '+18'],
  ]
  const list = page.locator('main dl > div')
  await expect(list).toHaveCount(4)
  for (const [index, [label, value, change]] of figures.entries())
    await expect(list.nth(index)).toHaveText(`${label}${value}Change: ${change}`)
})

const actions = [
  ['Generate Document', '/dashboard/documents', 'Advanced Document Generator'],
  ['AI Assistant', '/dashboard/ai', 'AI Assistants'],
  ['View Clients', '/dashboard/clients', 'Client Portfolio'],
  ['Manage Projects', '/dashboard/projects', 'Projects'],
] as const

test('the quick actions lead to their screens', async ({ signedIn: page }) => {
  await open(page, 'Overview')
  const links = page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link')
  await expect(links).toHaveText(actions.map(([label]) => label))
  for (const [label, path, heading] of actions) {
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Demo' })).toBeVisible()
  }
})

test('recent activity is four samples with relative times', async ({ signedIn: page }) => {
  await open(page, 'Overview')
  const items = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(items).toHaveText([
    'High-Level Design approved for Aldgate Mutual2 hours ago',
    'Tessel Systems added to the portfolio5 hours ago',
    'Model review finished for Calder Bank1 day ago',
    'Discovery begun with Brightwater Media2 days ago',
  ])
  await expect(page.getByText('Figures and activity are samples for now.')).toBeVisible()
})

test('the place of the revenue chart says that it is one', async ({ signedIn: page }) => {
  await open(page, 'Overview')
  const revenue = page.getByRole('region', { name: 'Revenue Overview' })
  await expect(revenue.getByText('Last 6 months', { exact: true })).toBeVisible()
  await expect(revenue.getByText('Revenue chart will be displayed here', { exact: true })).toBeVisible()
  await expect(revenue.getByText('Integration coming soon', { exact: true })).toBeVisible()
})

test('whoever has no name is welcomed as a user', async ({ page }) => {
  await page.route('**/api/auth/check', (route) =>
    route.fulfill({ json: { authenticated: true, user: { displayName: '', email: '', client: null } } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, User' })).toBeVisible()
})
