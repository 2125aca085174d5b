import type { Page } from '@playwright/test'
import { fillBrief, formOf, shortBrief } from './brief.ts'
import { givenLists } from './enhanced.ts'
import { expect, open, screens, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const barOf = (page: Page) => page.getByRole('region', { name: 'Connection', exact: true })

test('without a network every screen of the dashboard says so, and no more once it is back', async ({
  signedIn: page,
  context,
}) => {
  test.slow()
  for (const { label } of screens)
    await test.step(label, async () => {
      await open(page, label)
      await page.waitForLoadState('networkidle')
      await expect(barOf(page)).toHaveCount(0)
      await context.setOffline(true)
      await expect(barOf(page)).toContainText('The server cannot be reached. Your text is still here.')
      await barOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(barOf(page)).toBeVisible()
      await context.setOffline(false)
      await expect(barOf(page)).toHaveCount(0)
    })
})

test('so does every screen beside the sidebar, whether somebody is signed in or not', async ({ signedIn: page, context }) => {
  test.slow()
  const { documentType, client, requirements } = shortBrief
  const data = { documentType, client, projectName: 'Read without a network', requirements }
  const written = await page.request.post('/api/documents/generate', { data })
  const { id } = ((await written.json()) as { document: { id: string } }).document
  const made = await page.request.post(`/api/documents/${id}/links`, { data: { label: 'For the network' } })
  const shared = new URL(((await made.json()) as { link: { link: string } }).link.link).pathname
  const underWay = new Set<unknown>()
  page.on('request', (sent) => sent.resourceType() === 'script' && underWay.add(sent))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfailed', (sent) => underWay.delete(sent))
  const isQuiet = async () => {
    const wasQuiet = underWay.size === 0
    await page.waitForTimeout(300)
    return wasQuiet && underWay.size === 0
  }
  const expectSaid = async (path: string) => {
    underWay.clear()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Code that failed to load is available only after a reload of the page, which another journey tests.
    await expect.poll(isQuiet, { timeout: 20_000 }).toBe(true)
    await context.setOffline(true)
    // A part of the page that is requested now adds a text between the two sentences.
    await expect(barOf(page), path).toContainText(/The server cannot be reached\..*Your text is still here\./)
    await context.setOffline(false)
    await expect(barOf(page), path).toHaveCount(0)
  }
  const own = ['/documents', `/documents/${id}`, `/documents/${id}/compare`, '/account/programs', `/clients/${client}`]
  for (const path of [...own, '/dashboard/documents-simple', '/dashboard/documents-old', shared]) await expectSaid(path)
  await context.clearCookies()
  for (const path of ['/login', shared, `/confirm-address/${'x'.repeat(43)}`, '/reviewing/nothing']) await expectSaid(path)
})

test('a screen whose code cannot be fetched leaves the one that is there, and comes once it can be', async ({
  generator: page,
  context,
}) => {
  await fillBrief(page, shortBrief, 'JSON')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(barOf(page)).toContainText('Part of this page could not be fetched.')
  await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
  await expectNothingFound(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(barOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
})

test('code that the server does not have is had by loading the page again, which keeps what was typed', async ({
  enhanced: page,
}) => {
  await givenLists(page)
  await formOf(page).getByLabel('Project name').fill('Typed before')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/dialog-view-*.js', (route) => route.fulfill({ status: 404, body: 'Gone.' }))
  const share = page.getByRole('button', { name: 'Share Number 1' })
  await share.click()
  await expect(barOf(page)).toContainText('Part of this page could not be fetched.')
  await barOf(page).getByRole('button', { name: 'Try again' }).click()
  // Offered only after another failed attempt.
  await expect(barOf(page).getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await page.unroute('**/assets/dialog-view-*.js')
  await barOf(page).getByRole('button', { name: 'Load the page again' }).click()
  await expect(barOf(page)).toHaveCount(0)
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('Typed before')
  await share.click()
  await expect(page.getByRole('dialog', { name: 'Share this document' })).toBeVisible()
})

test('a call that is lost alone is no network that is away, and a document that is opened without one is shown once it is back', async ({
  simple: page,
}) => {
  await page.route('**/api/v2/test', (route) => route.abort())
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^API test failed: \S/)
  await expect(barOf(page)).toHaveCount(0)
  await page.route(/\/printed(\?|$)/, (route) => route.abort())
  await page.route('**/healthz', (route) => route.abort())
  await page.goto('/documents/0b0e7b7e-1111-4222-8333-444455556666')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expect(barOf(page)).toContainText('The server cannot be reached.')
  await page.unroute(/\/printed(\?|$)/)
  await page.unroute('**/healthz')
  await expect(page.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeVisible()
})
