import type { Page } from '@playwright/test'
import { shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

/** A document written through the API by whoever is signed in. */
async function givenDocument(page: Page, projectName: string) {
  const { documentType, client, requirements } = shortBrief
  const answer = await page.request.post('/api/v3/documents/generate', {
    multipart: { documentType, client, projectName, requirements: JSON.stringify(requirements), outputFormat: 'json' },
  })
  return ((await answer.json()) as { document: { id: string } }).document
}

test.beforeEach(async ({ context, signIn }) => {
  await context.addCookies(signIn.cookies)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('makes a link with a password by keyboard alone; whoever has it opens it, is seen, and finds it ended', async ({
  page,
  browser,
}) => {
  const { id } = await givenDocument(page, `Linked ${crypto.randomUUID()}`)
  await page.goto(`/documents/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).first().press('Enter')
  const panel = page.getByRole('region', { name: 'Sharing' })
  await panel.getByRole('button', { name: 'New link' }).press('Enter')
  await panel.getByLabel('Whom it is for').focus()
  await page.keyboard.type('The board')
  await page.keyboard.press('Tab')
  await page.keyboard.type('open sesame')
  await panel.getByLabel('Ask who they are').press('Space')
  await panel.getByLabel('Watermark').press('Space')
  await panel.getByRole('button', { name: 'Make the link' }).press('Enter')
  await expect(panel.getByText('The link for The board is made, and copied')).toBeVisible()
  await expect(panel.getByText('Not opened yet')).toBeVisible()
  await expectNothingFound(page)
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Open this document' })).toBeVisible()
  await expectNothingFound(visitor)
  await visitor.getByLabel('Your email address').fill('ali@example.test')
  await visitor.getByLabel('Password of the link').fill('open barley')
  await visitor.getByRole('button', { name: 'Open' }).click()
  await expect(visitor.getByRole('alert')).toContainText('This does not open the document.')
  await visitor.getByLabel('Password of the link').fill('open sesame')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: /^Linked/ })).toBeVisible()
  await expect(visitor.getByText('ali@example.test').first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Download as PDF' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Download as Word' })).toHaveCount(0)
  await visitor.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await panel.getByRole('button', { name: 'Who came by the link for The board' }).press('Enter')
  await expect(panel.getByRole('cell', { name: 'Refused' })).toBeVisible()
  await expect(panel.getByRole('cell', { name: 'ali@example.test' }).first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await panel.getByRole('button', { name: 'End the link for The board' }).press('Enter')
  await expect(panel.getByText('The link for The board has ended')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
})
