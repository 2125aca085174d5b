import type { Page } from '@playwright/test'
import { pdfText } from './file-text.ts'
import { givenAccount } from './given-account.ts'
import { expectNothingFound } from './nothing-found.ts'
import { expect, sideways, test } from './journey.ts'

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

/** As it is shown to whoever asked, to be copied. */
const shownLink = async (page: Page) => {
  await page.getByRole('listitem').filter({ hasText: 'grace@example.org' }).last().getByText('Show the letter').click()
  const letter = page.getByText(/\/reviewing\/[\w-]{43}/)
  await expect(letter).toBeVisible()
  return /https?:\/\/\S+\/reviewing\/[\w-]{43}/.exec((await letter.textContent())!)![0]
}

test('people are asked, one decides signed in and one by a link, and the certificate says so', async ({
  signedIn: page,
  browser,
}) => {
  test.slow()
  const id = await write(page, `Reviewed ${Date.now()}`)
  await page.request.post(`/api/documents/${id}/versions/1.0.0/publish`, { data: {} })
  const address = `ada-${Date.now()}@example.test`
  const client = await givenAccount(browser, { client: 'aldgate', email: address })
  await openReview(page, id)
  await page.getByLabel('Who is to approve').fill(`${address}\nGrace Hopper <grace@example.org>`)
  await page.getByLabel('By', { exact: true }).fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await page.getByLabel('Note to them').fill('Before the board meets.')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(page.getByText(/^Version 1\.0\.0: Under review/)).toBeVisible()

  await openReview(client, id)
  await client.getByLabel('In your words').fill('As agreed.')
  await client.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(client.getByRole('list', { name: 'People asked' })).toContainText('“As agreed.”')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await shownLink(page))
  await expect(visitor.getByRole('heading', { name: /^Grace Hopper, .+ asks you to review this$/ })).toBeVisible()
  await expect(visitor.getByText('Before the board meets.')).toBeVisible()
  await expectNothingFound(visitor)
  await visitor.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(visitor.getByText('Approved. Thank you.')).toBeVisible()

  // Told without a reload.
  await expect(page.getByText(/^Version 1\.0\.0: Approved/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who approved what' })).toContainText(/v1\.0\.0 Approved by .+, Grace Hopper/)
  const certificate = await page.request.get(`/api/documents/${id}/certificate`)
  const text = await pdfText(await certificate.body())
  for (const words of ['Certificate of approval', 'Grace Hopper', 'As agreed.', 'How to check this']) expect(text).toContain(words)
  await expect(page.getByRole('link', { name: 'Certificate as PDF' })).toBeVisible()
})

test('whoever asks for changes says what, and a review is withdrawn', async ({ signedIn: page, browser }) => {
  const id = await write(page, `Changes ${Date.now()}`)
  await openReview(page, id)
  await page.getByLabel('Who is to approve').fill('grace@example.org')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await shownLink(page))
  await visitor.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(visitor.getByLabel('In your words')).toBeFocused()
  await expect(visitor.getByText('Say what has to change.')).toBeVisible()
  await visitor.getByLabel('In your words').fill('The figures are old.')
  await visitor.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(visitor.getByText('Asked for changes. Thank you.')).toBeVisible()
  await expect(page.getByText(/^Version 1\.0\.0: Changes asked for/)).toBeVisible()
  await expect(page.getByText('“The figures are old.”')).toBeVisible()
  await page.getByLabel('Who is to approve').fill('grace@example.org')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('article', { name: 'Review of version 1.0.0' }).first()).toContainText('Withdrawn')
})

test('by keyboard alone: open the panel, ask, decide', async ({ signedIn: page }) => {
  const id = await write(page, `Keys ${Date.now()}`)
  await page.goto(`/documents/${id}`)
  await expect(page.getByRole('tab', { name: 'Brief' })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Who is to approve')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Who is to approve')).toBeFocused()
  await page.keyboard.type('demo')
  await page.getByRole('button', { name: 'Ask for a review' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Demo asks you to decide' })).toBeVisible()
  await page.getByLabel('In your words').focus()
  await page.keyboard.type('Read it.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Version 1\.0\.0: Approved/)).toBeVisible()
})

test('nothing is found in the review at either width, and nothing scrolls sideways', async ({ signedIn: page }) => {
  test.slow()
  const id = await write(page, `Review looked at ${Date.now()}`)
  await openReview(page, id)
  await expectNothingFound(page)
  await page.getByLabel('Who is to approve').fill('demo\ngrace@example.org')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(page.getByRole('button', { name: 'Copy the letter for grace@example.org' })).toBeVisible()
  await expectNothingFound(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    await page.getByRole('button', { name: 'Panels' }).click()
    await page.getByRole('tab', { name: 'Review' }).click()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    expect(await sideways(page)).toBe(0)
  }
  await expectNothingFound(page)
})
