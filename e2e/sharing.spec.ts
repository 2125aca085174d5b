import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shortBrief } from './brief.ts'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { openAccess, sendTo } from './sending.ts'

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

test('shares a document, copies the invitation, and revokes its link, whose reader meets nothing that was written after it', async ({
  page,
  browser,
}) => {
  const project = `By link ${Date.now()}`
  const { id } = await givenDocument(page, project)
  await page.goto(`/documents/${id}`)
  await sendTo(page, { to: 'reader@example.test' })
  const panel = await openAccess(page)
  await panel.getByRole('button', { name: 'Copy the invitation for reader@example.test' }).click()
  await expect(panel.getByText('Invitation for reader@example.test copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Subject: .+ shared “By link .+” with you\n\nHello,\n\n/)
  const link = copied.trim().split('\n').at(-1)!

  await expect(panel.getByRole('list', { name: 'Shared with' }).getByText('Version 1.0.0', { exact: true })).toBeVisible()
  const later = { documentType: 'hld', client: shortBrief.client, projectName: project }
  const added = { ...later, requirements: { scope: 'The zanzibar margin stays inside.' } }
  expect((await page.request.post('/api/documents/generate', { data: added })).ok()).toBe(true)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: /^By link/ })).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'About this document' })).toContainText('1.0.0')
  await expect(visitor.getByText('zanzibar')).toHaveCount(0)
  const json = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Download as JSON' }).click()
  expect((await json).suggestedFilename()).toMatch(/-1\.0\.0\.json$/)
  expect(readFileSync(await (await json).path(), 'utf8')).not.toContain('zanzibar')
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

  const own = await visitor.context().newPage()
  await own.goto(`/documents/${id}`)
  await expect(own).toHaveURL(/\/login/)
  await panel.getByRole('button', { name: 'Revoke what is shared with reader@example.test' }).click()
  await expect(panel.getByText('No longer shared with reader@example.test')).toBeVisible()
  await expect(panel.getByText('It is not shared with anyone yet.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(visitor.getByText(/Ask the sender for a new link/)).toBeVisible()
})

test('somebody with an account reads what is shared with their address without any tool, and edits it when they may', async ({
  page,
  browser,
}) => {
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
  await guest.getByRole('tab', { name: 'Questions' }).click()
  await expect(guest.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await expect(guest.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0)
  await expect(guest.getByRole('button', { name: /^(Edit|Rewrite) / })).toHaveCount(0)
  await guest.getByRole('tab', { name: 'Brief' }).click()
  await expect(guest.getByRole('tabpanel')).not.toContainText('Fraud analysts must search')

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
