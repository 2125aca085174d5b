import { expect, open, test } from './journey.ts'

test('the sample overview has four figures with their changes, four activities and the place of the revenue chart', async ({
  signedIn: page,
}) => {
  await open(page, 'Overview')
  const figures = [
    ['Active Projects', '12', '+2'],
    ['Total Clients', '8', '+1'],
    ['Documents', '47', '+5'],
    ['AI Queries', '234', '+18'],
  ]
  await expect(page.locator('main dl > div')).toHaveText(
    figures.map(([label, value, change]) => `${label}${value}Change: ${change}`),
  )
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveText([
    'High-Level Design approved for Aldgate Mutual2 hours ago',
    'Tessel Systems added to the portfolio5 hours ago',
    'Model review finished for Calder Bank1 day ago',
    'Discovery begun with Brightwater Media2 days ago',
  ])
  await expect(page.getByText('Figures and activity are samples for now.')).toBeVisible()
  const revenue = page.getByRole('region', { name: 'Revenue Overview' })
  for (const words of ['Last 6 months', 'Revenue chart will be displayed here', 'Integration coming soon'])
    await expect(revenue.getByText(words, { exact: true })).toBeVisible()
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
