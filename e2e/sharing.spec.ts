import type { Page } from '@playwright/test'
import { shortBrief } from './brief.ts'
import { givenAccount } from './given-account.ts'
import { credentials, expect, test } from './journey.ts'
import { openAccess, openSending, sendTo } from './sending.ts'

/** Generates a design through the API with the page's sign-in. */
async function givenDocument(page: Page, projectName: string) {
  const { documentType, client, requirements } = shortBrief
  const asked = { documentType, client, projectName, requirements: JSON.stringify(requirements), outputFormat: 'json' }
  // A design has pictures.
  const answer = await page.request.post('/api/v3/documents/generate', { multipart: { ...asked, startFrom: 'data-warehouse' } })
  expect(answer.ok()).toBe(true)
  const { document } = (await answer.json()) as { document: { id: string; project: string } }
  return document
}

test.beforeEach(async ({ context, signIn }) => {
  await context.addCookies(signIn.cookies)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('shares a document, copies the invitation, and revokes its link', async ({ page, browser }) => {
  const { id } = await givenDocument(page, `By link ${Date.now()}`)
  await page.goto(`/documents/${id}`)
  await sendTo(page, { to: 'reader@example.test' })
  const panel = await openAccess(page)
  await panel.getByRole('button', { name: 'Copy the invitation for reader@example.test' }).click()
  await expect(panel.getByText('Invitation for reader@example.test copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Subject: .+ shared “By link .+” with you\n\nHello,\n\n/)
  const link = copied.trim().split('\n').at(-1)!

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: /^By link/ })).toBeVisible()
  await expect(visitor.getByText('This document was shared with you to read.')).toBeVisible()
  await expect(visitor.getByText('The link shows version 1.0.0;')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'More' })).toHaveCount(0)
  const drawn = () => visitor.locator('figure img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await expect.poll(async () => (await drawn()).length > 0 && (await drawn()).every((width) => width > 0)).toBe(true)
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Download as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^by-link-\d+-hld-1\.0\.0\.pdf$/)

  await panel.getByRole('button', { name: 'Revoke what is shared with reader@example.test' }).click()
  await expect(panel.getByText('No longer shared with reader@example.test')).toBeVisible()
  await expect(panel.getByText('It is not shared with anyone yet.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(visitor.getByText(/Ask the sender for a new link/)).toBeVisible()
})

test('somebody with an account sees what is shared with their address, and edits it when they may', async ({ page, browser }) => {
  const project = `With an account ${Date.now()}`
  const { id } = await givenDocument(page, project)
  const email = `guest-${Date.now()}@example.test`
  const guest = await givenAccount(browser, { client: 'tessel', email })
  await guest.goto(`/documents/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeVisible()

  await page.goto(`/documents/${id}`)
  await sendTo(page, { to: email.toUpperCase() })
  await guest.goto('/dashboard/documents')
  await expect(guest.getByRole('heading', { level: 3, name: project })).toBeVisible()
  await guest.goto(`/documents/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: project })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'More' })).toHaveCount(0)

  const generateAgain = async () => {
    const multipart = { documentType: 'hld', client: shortBrief.client, projectName: project, requirements: '{}' }
    return (await guest.request.post('/api/v3/documents/generate', { multipart })).status()
  }
  expect(await generateAgain()).toBe(403)
  await sendTo(page, { to: email, right: 'Read and edit' })
  const panel = await openAccess(page)
  await expect(panel.getByRole('list', { name: 'Shared with' }).getByRole('listitem')).toHaveText(/Read and edit until/)
  expect(await generateAgain()).toBe(200)
  await guest.reload()
  await expect(guest.getByRole('region', { name: 'About this document' })).toContainText('1.1.0')
})

test('an address that is none is said to be none, and a server that is away too', async ({ page }) => {
  const { id } = await givenDocument(page, `Not shared ${Date.now()}`)
  await page.goto(`/documents/${id}`)
  const dialog = await openSending(page)
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Pick at least one person.')
  await dialog.getByLabel('Other email addresses').fill('a@b')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('This is not an email address.')
  await page.route('**/share', (route) => route.abort())
  await dialog.getByLabel('Other email addresses').fill('a@b.test')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('The server could not be reached.')
})

test('whoever is not signed in is led to the sign-in and back to the document', async ({ page, browser }) => {
  const { id, project } = await givenDocument(page, `Led back ${Date.now()}`)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/documents/${id}?version=1.0.0`)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sign in to access your dashboard' })).toBeVisible()
  await stranger.getByLabel('Username').fill(credentials.username)
  await stranger.getByLabel('Password').fill(credentials.password)
  await stranger.getByRole('button', { name: 'Sign In' }).click()
  await expect(stranger).toHaveURL(new RegExp(`/documents/${id}\\?version=1\\.0\\.0$`))
  await expect(stranger.getByRole('heading', { level: 1, name: project })).toBeFocused()
})
