import type { Page } from '@playwright/test'
import { shortBrief } from './brief.ts'
import { expect, sideways, test } from './journey.ts'
import { expectKeyIsHeard } from './heard-keys.ts'
import { expectNothingFound } from './nothing-found.ts'
import { openAccess } from './sending.ts'

/** Generates a document through the API with the page's sign-in. */
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
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Other email addresses').focus()
  await page.keyboard.type('The board <board@example.test>')
  await dialog.getByText('Settings of the link').press('Enter')
  await dialog.getByLabel('Password (optional)').focus()
  await page.keyboard.type('open sesame')
  await dialog.getByLabel('Ask for their email address').press('Space')
  await dialog.getByLabel('Watermark').press('Space')
  await expect(dialog.getByText('The board can read version 1.0.0. No one else will see anything new.')).toBeVisible()
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Copy the text for The board' }).press('Enter')
  await expect(dialog.getByText('Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  const panel = await openAccess(page)
  await expect(panel.getByText('Not opened yet')).toBeVisible()

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
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('whoever has a link that allows it comments by keyboard alone, is answered, and sees nothing internal', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id } = await givenDocument(page, `Commented ${crypto.randomUUID()}`)
  const { link } = (await (
    await page.request.post(`/api/documents/${id}/links`, { data: { label: 'The board', mayComment: true } })
  ).json()) as { link: { link: string } }
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(link.link)
  await expect(visitor.getByText('This document was shared with you to read and comment on.')).toBeVisible()
  await expect(visitor.getByText('No comments yet.')).toBeVisible()
  await expectKeyIsHeard(visitor, 'c')
  await visitor.locator('#document').focus()
  await visitor.keyboard.press('c')
  const form = visitor.getByRole('form', { name: 'New comment' })
  await expect(form.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await visitor.keyboard.type('Who counts them?')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.type('Grace Hopper')
  await expectNothingFound(visitor)
  await visitor.keyboard.press('Enter')
  const said = visitor.getByRole('article', { name: /^On “/ })
  await expect(said).toContainText('Grace Hopper')
  await expect(said.getByRole('button', { name: /^(Edit|Delete|Resolve)/ })).toHaveCount(0)

  await page.goto(`/documents/${id}?panel=comments`)
  const seen = page.getByRole('article', { name: /^On “/ })
  await expect(seen).toContainText('Guest, link for The board')
  await seen.getByRole('button', { name: /^Reply/ }).click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('The rangers do.')
  await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click()
  // The other person sees it without a reload.
  await expect(said).toContainText('The rangers do.')
  await expectKeyIsHeard(page, 'c')
  await page.locator('#document').focus()
  await page.keyboard.press('c')
  await page.keyboard.type('Not for them.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Internal')).toBeVisible()
  await expectNothingFound(page)
  await visitor.setViewportSize({ width: 320, height: 800 })
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Panels' }).click()
  await expect(visitor.getByRole('article', { name: /^On “/ })).toHaveCount(1)
  expect(await sideways(visitor)).toBe(0)
  await expectNothingFound(visitor)
  await expect(visitor.getByText('Not for them.')).toHaveCount(0)
  await context.close()
})

test('whoever archives a document sees how much still opens it, ends that, and its link no longer works', async ({
  page,
  browser,
}) => {
  const name = `Archived ${crypto.randomUUID()}`
  const { id } = await givenDocument(page, name)
  const answer = await page.request.post(`/api/documents/${id}/links`, { data: { label: 'The board' } })
  const { link } = ((await answer.json()) as { link: { link: string } }).link
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: /^Archived/ })).toBeVisible()
  await page.goto(`/documents?q=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('alertdialog', { name: `${name} is archived and still shared. End sharing?` })
  const archive = page.getByRole('button', { name: `Archive ${name}` })
  await archive.press('Enter')
  await expect(dialog).toContainText('Outside readers can still open it: 1 link.')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Leave it shared' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: /^Archived/ })).toBeVisible()
  await archive.press('Enter')
  await dialog.getByRole('button', { name: 'End sharing' }).click()
  await expect(page.getByText(`${name} is archived and no longer shared.`)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})
