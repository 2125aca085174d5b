import type { Page } from '@playwright/test'
import { formOf } from './brief.ts'
import { expect, test } from './journey.ts'
import { answerDialog, givenLists, rights } from './enhanced.ts'

test('the first five documents are shown, each with its version and date', async ({ enhanced: page }) => {
  await givenLists(page)
  const rows = page.getByRole('region', { name: 'Recent Documents' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(0)).toContainText('1.0.0')
  await expect(rows.nth(2)).toContainText('1.2.0')
  await expect(rows.nth(0).locator('time')).toHaveText(/1 Jan 2026/)
  for (const action of ['History of', 'Export', 'Share'])
    await expect(rows.nth(0).getByRole('button', { name: new RegExp(`^${action} Number 0`) })).toBeVisible()
})

test('each row names its client and says whether it is approved', async ({ enhanced: page }) => {
  await givenLists(page)
  const rows = page.getByRole('region', { name: 'Recent Documents' }).getByRole('listitem')
  await expect(rows.nth(1)).toContainText('Aldgate Mutual')
  await expect(rows.nth(1)).toContainText('Pending approval')
  await expect(rows.nth(2)).toContainText('Wexmoor County Council')
  await expect(rows.nth(4)).toContainText('Approved')
})

test('the pipeline counts what there is and what waits', async ({ enhanced: page }) => {
  await givenLists(page)
  const card = page.getByRole('region', { name: 'Pipeline Status' })
  await expect(card.getByRole('definition')).toHaveText(['7', '4', 'Active', 'Connected'])
})

test('the history scrolls within a height of its own, and offers what may be done to each version', async ({ enhanced: page }) => {
  await givenLists(page)
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  const panel = page.getByRole('region', { name: 'Versions' })
  await expect(panel.getByRole('listitem')).toHaveCount(30)
  const heights = await panel.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(heights.clientHeight).toBeLessThanOrEqual(384)
  expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight)
  await expect(panel.getByRole('listitem').first()).toContainText('Change 29')
  await expect(panel.getByRole('listitem').first()).toContainText('Grace')
  // Fifteen are not approved; what is offered for approval is the newest alone.
  await expect(panel.getByRole('button', { name: /^Approve/ })).toHaveCount(1)
  await expect(panel.getByRole('button', { name: 'Approve version 1.29.0' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  // To the current version nothing can be rolled back.
  await expect(panel.getByRole('button', { name: /^Rollback/ })).toHaveCount(29)
})

test('who may not approve or roll back is not offered it', async ({ enhanced: page }) => {
  await givenLists(page, { ...rights, approve: false, rollback: false })
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  const panel = page.getByRole('region', { name: 'Versions' })
  await expect(panel.getByRole('listitem')).toHaveCount(30)
  await expect(panel.getByRole('button')).toHaveCount(0)
})

const openHistory = (page: Page) => page.getByRole('button', { name: 'History of Number 1' }).click()

/** Whatever fails of these is not spoken of; the page asks anew how things stand. */
const silent: [what: string, url: string, act: (page: Page) => Promise<void>][] = [
  ['a history', '**/api/documents/1', openHistory],
  [
    'a look at what changed',
    '**/api/documents/1/versions/*/changes',
    async (page) => {
      await openHistory(page)
      await page.getByRole('button', { name: 'Approve version 1.29.0' }).click()
    },
  ],
  [
    'an approval',
    '**/api/documents/1/versions/*/approve',
    async (page) => {
      await openHistory(page)
      await page.getByRole('button', { name: 'Approve version 1.29.0' }).click()
      await answerDialog(page, 'Approve version 1.29.0?', 'Approve')
    },
  ],
  [
    'a rollback',
    '**/api/documents/1/rollback',
    async (page) => {
      await openHistory(page)
      await page.getByRole('button', { name: 'Rollback to version 1.3.0' }).click()
      await answerDialog(page, 'Are you sure you want to rollback to version 1.3.0?', 'Rollback')
    },
  ],
  ['an export', '**/api/documents/1/export?*', (page) => page.getByRole('button', { name: 'Export Number 1 as PDF' }).click()],
  [
    'a share',
    '**/api/documents/1/share',
    async (page) => {
      await page.getByRole('button', { name: 'Share Number 1' }).click()
      await page.getByRole('dialog').getByLabel('Email address to share with').fill('grace@example.org')
      await page.keyboard.press('Enter')
      await answerDialog(page, 'May grace@example.org edit the document?', 'Can edit')
    },
  ],
]

for (const [what, url, act] of silent) {
  test(`${what} that fails is not spoken of, and the list is asked for again`, async ({ enhanced: page }) => {
    const asked = await givenLists(page)
    // The list may be asked for otherwise too: what counts is that it is after the refusal.
    let atRefusal: number | undefined
    await page.route(url, (route) => {
      atRefusal ??= asked()
      return route.fulfill({ status: 500, json: { success: false, error: 'No.' } })
    })
    await act(page)
    await expect.poll(() => atRefusal).toBeDefined()
    await expect.poll(asked).toBeGreaterThan(atRefusal!)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share Number 1' })).toBeEnabled()
  })
}

test('a list that fails is not spoken of', async ({ enhanced: page }) => {
  await page.route('**/api/documents', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Recent Documents' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('two messages at once are shown one after the other', async ({ enhanced: page }) => {
  await givenLists(page)
  await page.route('**/api/documents/generate', async (route) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await route.fulfill({ status: 400, json: { success: false, error: 'No.' } })
  })
  await page.getByRole('radio', { name: 'High-Level Design' }).check({ force: true })
  await page.getByRole('radio', { name: 'Aldgate Mutual' }).check({ force: true })
  await formOf(page).getByLabel('Project name').fill('Two messages')
  await page.getByRole('button', { name: 'Generate Document' }).click()
  await page.getByRole('button', { name: 'Share Number 1' }).click()
  const prompt = page.getByRole('dialog', { name: 'Share this document' })
  await expect(prompt).toBeVisible()
  // Behind a dialog nothing has a role.
  await expect(page.getByText('Generate Document', { exact: true })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await answerDialog(page, 'Failed to generate document', 'OK')
})
