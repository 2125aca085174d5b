import type { Page } from '@playwright/test'
import { expect, listenForCalls, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const begun = (state: 'running' | 'finished' | 'failed', project: string) => ({
  key: `waiting-${project.toLowerCase().replaceAll(' ', '-')}`,
  type: 'High-Level Design',
  client: 'Aldgate Mutual',
  project,
  startedAt: new Date().toISOString(),
  state,
  error: state === 'failed' ? 'The vendor does not answer.' : null,
  document:
    state === 'finished' ? { id: crypto.randomUUID(), version: '1.0.0', webViewLink: `/documents/${crypto.randomUUID()}` } : null,
})

/** Simulates the server's list of the account's work, independent of its real work. */
async function answerWith(page: Page, ...generations: ReturnType<typeof begun>[]) {
  await page.unroute('**/api/v3/generations')
  await page.route('**/api/v3/generations', (route) => route.fulfill({ json: { generations } }))
}

/** Work was begun in this browser. */
const givenWaiting = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('own:waiting', '["waiting-slow-one","waiting-left-alone"]'))

const indicator = (page: Page, sum: string) => page.getByRole('button', { name: `Documents being written: ${sum}` })

test('what runs is shown on every screen, its end is said, and it is dismissed; whoever waits for nothing asks for nothing', async ({
  signedIn: page,
}) => {
  const calls = listenForCalls(page)
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(calls.filter((url) => url.endsWith('/api/v3/generations'))).toEqual([])
  await givenWaiting(page)
  await answerWith(page, begun('running', 'Slow one'), begun('failed', 'Not of this browser'))
  await page.goto('/dashboard/settings')
  await expect(indicator(page, '1 running')).toBeVisible()
  await page.getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Client Portfolio' })).toBeVisible()
  await indicator(page, '1 running').press('Enter')
  const list = page.getByRole('region', { name: 'Documents being written' })
  await expect(list.getByRole('listitem')).toHaveText(/Slow one.*High-Level Design, Aldgate Mutual.*Being written/)
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(indicator(page, '1 running')).toBeFocused()

  await answerWith(page, begun('finished', 'Slow one'))
  await expect(indicator(page, '1 finished')).toBeVisible()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Documents being written: 1 finished' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: 'Open 1.0.0 of Slow one' })).toHaveAttribute('href', /^\/documents\//)
  await list.getByRole('button', { name: 'Dismiss Slow one' }).press('Enter')
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Documents being written/ })).toHaveCount(0)
  await answerWith(page, begun('running', 'Left alone'))
  await page.goto('/dashboard/settings')
  await expect(indicator(page, '1 running')).toBeVisible()
  await answerWith(page, begun('failed', 'Left alone'))
  await expect(indicator(page, '1 failed')).toBeVisible()
  await indicator(page, '1 failed').click()
  await expect(page.getByText('The vendor does not answer.')).toBeVisible()
  // A reloaded page still waits for it.
  await page.reload()
  await expect(indicator(page, '1 failed')).toBeVisible()
})
