import { addAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('the bell says what others did, while it happens and by document, and is read', async ({ browser, baseURL }) => {
  const arrive = async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    expect((await page.request.post('/api/auth/login', { data: await addAccount() })).ok()).toBe(true)
    expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
    return page
  }
  const [author, colleague] = [await arrive(), await arrive()]
  await author.goto(`${baseURL}/dashboard`)
  const bell = author.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  const projectName = `Belled ${Date.now()}`
  const data = { documentType: 'hld', client: 'tessel', projectName, requirements: { scope: 'Alarms.' } }
  const answer = await author.request.post('/api/documents/generate', { data })
  const { document } = (await answer.json()) as { document: { id: string } }
  expect((await colleague.request.post(`/api/documents/${document.id}/versions/1.0.0/publish`)).ok()).toBe(true)
  expect((await colleague.request.post(`/api/documents/${document.id}/versions/1.0.0/approve`)).ok()).toBe(true)

  // Nobody has loaded anything again.
  await expect(bell).toHaveAccessibleName('Notifications: 2 unread')
  await bell.focus()
  await author.keyboard.press('Enter')
  const panel = author.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByText('approved 1.0.0')).toBeVisible()
  await expect(panel.getByText('published 1.0.0')).toBeVisible()
  await expect(panel.getByRole('link')).toHaveCount(1)
  await expectNothingFound(author)
  await author.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()
  await author.setViewportSize({ width: 320, height: 800 })
  await bell.click()
  await expect(panel).toBeInViewport()
  expect(await sideways(author)).toBe(0)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
})
