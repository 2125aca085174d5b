import type { Page } from '@playwright/test'
import { pdfText } from './file-text.ts'
import { givenAccount } from './given-account.ts'
import { expectNothingFound } from './nothing-found.ts'
import { expect, test } from './journey.ts'
import { openSending } from './sending.ts'

async function write(page: Page, projectName: string) {
  const requirements = JSON.stringify({ technicalRequirements: 'Claims must be settled within 5 days.' })
  const multipart = { documentType: 'hld', client: 'aldgate', projectName, requirements }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

async function openReview(page: Page, id: string) {
  await page.goto(`/documents/${id}`)
  await page.getByRole('tab', { name: 'Review' }).click()
  await expect(page.getByText(/^Version 1\.0\.0:/)).toBeVisible()
}

/** The link in the email as shown to the person who asked. */
const shownLink = async (page: Page) => {
  await page.getByRole('listitem').filter({ hasText: 'grace@example.org' }).last().getByText('Show the email').click()
  const letter = page.getByText(/\/reviewing\/[\w-]{43}/)
  await expect(letter).toBeVisible()
  return /https?:\/\/\S+\/reviewing\/[\w-]{43}/.exec((await letter.textContent())!)![0]
}

test('people are asked; a client finds it on any screen and decides, another decides by a link, and the certificate says so', async ({
  signedIn: page,
  browser,
}) => {
  test.slow()
  const id = await write(page, `Reviewed ${Date.now()}`)
  await page.request.post(`/api/documents/${id}/versions/1.0.0/publish`, { data: {} })
  const address = `ada-${Date.now()}@example.test`
  const client = await givenAccount(browser, { client: 'aldgate', email: address })
  await page.goto(`/documents/${id}`)
  const dialog = await openSending(page, 'Send for review')
  await dialog.getByLabel('Other email addresses').fill(`${address}, Grace Hopper <grace@example.org>`)
  await dialog.getByLabel('Due', { exact: true }).fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Message').fill('Before the board meets.')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'About this document' })).toContainText('In review')
  await openReview(page, id)
  await expect(page.getByText(/^Version 1\.0\.0: In review/)).toBeVisible()

  // The client finds on any screen what is asked of it, and decides on the document.
  await client.goto('/documents')
  await client.getByRole('button', { name: 'Reviews asked of you: 1 to review' }).click()
  await client.getByRole('region', { name: 'Reviews asked of you' }).getByRole('link').click()
  const notes = client.getByRole('list', { name: 'For you' })
  await expect(notes).toContainText('Demo asks you to decide on this version, by ')
  await expect(client.getByRole('button', { name: 'Approve', exact: true }).first()).toBeVisible()
  await expectNothingFound(client)
  await openReview(client, id)
  await client.getByLabel('Comment').fill('As agreed.')
  await client.getByRole('form', { name: 'Your decision' }).getByRole('button', { name: 'Approve' }).click()
  await expect(client.getByRole('list', { name: 'People asked' })).toContainText('“As agreed.”')
  await expect(notes).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await shownLink(page))
  await expect(visitor.getByRole('heading', { name: /^Grace Hopper, .+ asks you to review this$/ })).toBeVisible()
  await expect(visitor.getByText('Before the board meets.')).toBeVisible()
  await expectNothingFound(visitor)
  await visitor.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(visitor.getByText('Approved. Thank you.')).toBeVisible()

  // Shown without a reload.
  await expect(page.getByText(/^Version 1\.0\.0: Approved/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Approvals' })).toContainText(/v1\.0\.0 Approved by .+, Grace Hopper/)
  const certificate = await page.request.get(`/api/documents/${id}/certificate`)
  const text = await pdfText(await certificate.body())
  for (const words of ['Certificate of approval', 'Grace Hopper', 'As agreed.', 'How to check this']) expect(text).toContain(words)
  await expect(page.getByRole('link', { name: 'Certificate as PDF' })).toBeVisible()
})

test('by keyboard alone: ask oneself, and decide by the button of the page', async ({ signedIn: page }) => {
  const id = await write(page, `Keys ${Date.now()}`)
  await page.goto(`/documents/${id}`)
  await page.getByRole('button', { name: 'Send for review' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Other email addresses').focus()
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: 'Demo asks you to decide' })).toBeVisible()
  await page.getByRole('region', { name: 'About this document' }).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Approve version 1.0.0?' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('You approved version 1.0.0.')).toBeVisible()
  await expect(page.getByText(/^Version 1\.0\.0: Approved/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to client' })).toBeVisible()
})
