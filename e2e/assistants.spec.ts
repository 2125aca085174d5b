import type { Page } from '@playwright/test'
import { expect, listenForCalls, open, openWithoutTime, test } from './journey.ts'

const input = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

async function sayAndWait(page: Page, words: string) {
  await input(page).fill(words)
  await send(page).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
}

test('the first of two models is chosen, and nothing is said yet', async ({ signedIn: page }) => {
  await open(page, 'AI Assistants')
  const models = page.getByRole('group', { name: 'Model' }).getByRole('radio')
  await expect(models).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'GPT-5 OpenAI' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Claude Sonnet 4.0 Anthropic' })).not.toBeChecked()
  await expect(said(page)).toHaveCount(0)
  await expect(page.getByText('Nothing said yet')).toBeVisible()
})

test('usage, connection and capabilities stand beside it', async ({ signedIn: page }) => {
  await open(page, 'AI Assistants')
  await expect(page.getByText('42,351 of 100,000 tokens', { exact: true })).toBeVisible()
  const meter = page.getByRole('meter', { name: 'Tokens used' })
  expect(await meter.evaluate(({ value, min, max }: HTMLMeterElement) => [value, min, max])).toEqual([42_351, 0, 100_000])
  await expect(page.getByText('API Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Capabilities' }).getByRole('listitem')).toHaveCount(4)
})

test('each quick prompt fills the input, which has the focus then', async ({ signedIn: page }) => {
  await open(page, 'AI Assistants')
  const labels = ['Analyze Data Trends', 'Generate Report', 'Code Review', 'Strategic Advice']
  await expect(page.getByRole('list', { name: 'Quick prompts' }).getByRole('button')).toHaveText(labels)
  for (const label of labels) {
    await page.getByRole('button', { name: label }).click()
    await expect(input(page)).toHaveValue(new RegExp(`^${label}: .{20,}`))
    await expect(input(page)).toBeFocused()
  }
  await expect(said(page)).toHaveCount(0)
})

test('a message is answered after 1 second, by a sample that says so, without a call', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'AI Assistants')
  const calls = listenForCalls(page)
  await page.getByText('Claude Sonnet 4.0').click()
  await input(page).fill('  What next?\n')
  await send(page).click()
  await expect(said(page)).toHaveText(['You:What next?', 'Claude Sonnet 4.0Writing...'])
  await expect(input(page)).toHaveValue('')
  await page.clock.runFor(999)
  await expect(page.getByText('Writing...')).toBeVisible()
  await expect(page.getByText('sample answer')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(said(page).nth(1)).toContainText('This is a sample answer: no model was asked')
  await expect(said(page).nth(1)).toContainText('the answer of Claude Sonnet 4.0 will stand here')
  await expect(page.getByText('Writing...')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('Enter sends and Shift+Enter begins a new line; nothing empty is sent', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'AI Assistants')
  await expect(send(page)).toBeDisabled()
  await input(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveCount(0)
  await input(page).fill('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(input(page)).toHaveValue('One\ntwo')
  await page.keyboard.press('Enter')
  await expect(said(page).first()).toHaveText('You:One\ntwo')
  await expect(input(page)).toBeFocused()
  await expect(send(page)).toBeDisabled()
})

test('Enter that ends a word of an input method does not send', async ({ signedIn: page }) => {
  await open(page, 'AI Assistants')
  await input(page).fill('にほ')
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await expect(said(page)).toHaveCount(0)
  await expect(input(page)).toHaveValue('にほ')
})

test('Copy copies the answer, says so, and can be used again', async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithoutTime(page, 'AI Assistants')
  await sayAndWait(page, 'Hello')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'The answer is on the clipboard.' })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^This is a sample answer: .* will stand here\.$/)
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('a browser that refuses to copy is not said to have copied', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
  })
  await openWithoutTime(page, 'AI Assistants')
  await sayAndWait(page, 'Hello')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible()
})

test('Regenerate puts another answer in the place of the first after a second', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'AI Assistants')
  await sayAndWait(page, 'Hello')
  const calls = listenForCalls(page)
  await page.getByRole('button', { name: 'Regenerate' }).press('Enter')
  await page.clock.runFor(500)
  // Pressed again, it neither begins anew nor asks twice.
  await page.getByRole('button', { name: 'Regenerating...' }).press('Enter')
  await page.clock.runFor(499)
  await expect(said(page).nth(1)).toContainText('This is a sample answer')
  await page.clock.runFor(1)
  await expect(said(page).nth(1)).toContainText('Another sample answer, in place of the first.')
  await expect(said(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeFocused()
  await page.clock.runFor(1000)
  await expect(said(page).nth(1)).toContainText('Another sample answer')
  expect(calls).toEqual([])
})

test('leaving before the answer is harmless, and the next conversation begins anew', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'AI Assistants')
  await input(page).fill('Hello')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Client Portfolio' })).toBeVisible()
  await page.clock.runFor(5000)
  await page.goBack()
  await expect(page.getByText('Nothing said yet')).toBeVisible()
})

test('a long conversation stays at its end', async ({ signedIn: page }) => {
  await openWithoutTime(page, 'AI Assistants')
  for (let count = 1; count <= 6; count += 1) {
    await input(page).fill(`Message ${count}`)
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Regenerate' }).last()).toBeInViewport()
  await expect(page.getByText('Message 1', { exact: true })).not.toBeInViewport()
})
