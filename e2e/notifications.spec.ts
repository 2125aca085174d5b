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

  // No page was reloaded.
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

test('news is shown on the desktop after a press alone, while the page is out of sight, and leads to the document', async ({
  browser,
  baseURL,
}) => {
  const arrive = async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    expect((await page.request.post('/api/auth/login', { data: await addAccount() })).ok()).toBe(true)
    expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
    return page
  }
  const [author, colleague] = [await arrive(), await arrive()]
  // A headless browser has no desktop, so requests and notifications are recorded instead.
  await author.addInitScript(() => {
    const kept = { asked: 0, shown: [] as { title: string; press: () => void }[], answer: 'denied' }
    class Shown extends EventTarget {
      static permission = 'default'
      static requestPermission() {
        kept.asked++
        Shown.permission = kept.answer
        return Promise.resolve(kept.answer)
      }
      constructor(title: string) {
        super()
        kept.shown.push({ title, press: () => this.dispatchEvent(new Event('click')) })
      }
      close() {
        return undefined
      }
    }
    Object.assign(window, { Notification: Shown, kept })
  })
  type Kept = { kept: { asked: number; shown: { title: string; press: () => void }[]; answer: string } }
  const told = () =>
    author.evaluate(() => {
      const { asked, shown } = (window as unknown as Kept).kept
      return { asked, shown: shown.map(({ title }) => title) }
    })
  await author.goto(`${baseURL}/dashboard/settings`)
  await author.getByRole('tab', { name: 'Notifications', exact: true }).click()
  const desktop = author.getByRole('switch', { name: 'Desktop Notifications' })
  await expect(desktop).not.toBeChecked()
  expect(await told()).toEqual({ asked: 0, shown: [] })
  await desktop.click()
  const panel = author.getByRole('tabpanel')
  await expect(panel.getByText('This browser blocks them for this site.')).toBeVisible()
  await expectNothingFound(author)
  // In another browser the account's choice is known, and a press asks for permission again.
  await author.reload()
  await author.getByRole('tab', { name: 'Notifications', exact: true }).click()
  await expect(desktop).toBeChecked()
  expect(await told()).toEqual({ asked: 0, shown: [] })
  await author.evaluate(() => void ((window as unknown as Kept).kept.answer = 'granted'))
  await panel.getByRole('button', { name: 'Allow in this browser' }).click()
  await expect(panel.getByText('This browser may show them')).toBeVisible()

  const projectName = `Seen ${crypto.randomUUID()}`
  const data = { documentType: 'hld', client: 'tessel', projectName, requirements: { scope: 'Alarms.' } }
  const answer = await author.request.post('/api/documents/generate', { data })
  const { document } = (await answer.json()) as { document: { id: string } }
  expect((await colleague.request.post(`/api/documents/${document.id}/versions/1.0.0/publish`)).ok()).toBe(true)
  const bell = author.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
  expect((await told()).shown).toEqual([])
  await author.evaluate(() => void Object.defineProperty(document, 'hidden', { get: () => true }))
  expect((await colleague.request.post(`/api/documents/${document.id}/versions/1.0.0/approve`)).ok()).toBe(true)
  await expect.poll(async () => (await told()).shown).toHaveLength(1)
  expect((await told()).shown[0]).toContain(projectName)
  await author.evaluate(() => (window as unknown as Kept).kept.shown[0]!.press())
  await expect(author).toHaveURL(new RegExp(`/documents/${document.id}$`))
})
