import type { Page } from '@playwright/test'
import { expectNothingFound } from './nothing-found.ts'
import { answerDialog, givenLists } from './enhanced.ts'
import { chooseDesign, expectGenerated, fillBrief, generate, complaintsBrief } from './brief.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing is found on the landing page, at its head and further down, where there is no page, and on the sign-in with a message', async ({
  page,
}) => {
  await page.goto('/')
  await expectNothingFound(page)
  await page.mouse.wheel(0, 700)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expectNothingFound(page)
  await page.goto('/nowhere')
  await expectNothingFound(page)
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password').fill('something')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingFound(page)
})

test('nothing is found on any screen of the dashboard, from the first look to what a person does there', async ({
  signedIn: page,
}) => {
  test.slow()
  for (const { label } of screens) {
    await test.step(label, async () => {
      await open(page, label)
      await expectNothingFound(page)
      await workAt[label]?.(page)
    })
  }
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingFound(page)
})

/** Steps that bring up elements which appear only after an action. */
const workAt: Record<string, (page: Page) => Promise<void>> = {
  'AI Assistants': async (page) => {
    await page.getByRole('button', { name: 'Code Review' }).click()
    await page.keyboard.press('Enter')
    await expectNothingFound(page)
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await page.getByRole('button', { name: 'Generate Report' }).click()
    await expectNothingFound(page)
  },
  Clients: async (page) => {
    await page.getByRole('combobox', { name: 'Sector' }).focus()
    await page.keyboard.press('Space')
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByText('No client matches')).toBeVisible()
    await expectNothingFound(page)
  },
  Settings: async (page) => {
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.getByRole('button', { name: /^Save/ }).click()
      await expectNothingFound(page)
    }
  },
}

test('the generator is reached from the keyboard, and nothing is found on it, from the empty form to the result', async ({
  generator: page,
}) => {
  test.slow()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const name of ['Advanced', 'Simple', 'Professional']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'High-Level Design' })).toBeFocused()
  await generate(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingFound(page)
  await fillBrief(page, complaintsBrief, 'PDF')
  const read = page.getByRole('region', { name: 'What the brief says' })
  await read.getByText('Requirements', { exact: true }).click()
  await chooseDesign(page, 'Case management')
  await expect(read.getByLabel('Where it runs')).toBeVisible()
  await expectNothingFound(page)
  await generate(page)
  await expectGenerated(page, complaintsBrief)
  await expectNothingFound(page)
})

test('nothing is found on the enhanced generator, with the history and each dialog open, nor on the simple one', async ({
  enhanced: page,
}) => {
  test.slow()
  await page.route('**/api/documents/1/*', (route) => route.fulfill({ json: { success: true, invitation: { delivery: null } } }))
  await givenLists(page)
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  // The history scrolls within a height of its own.
  const panel = page.getByRole('region', { name: 'Versions' })
  await expect(panel.getByRole('listitem')).toHaveCount(30)
  const heights = await panel.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(heights.clientHeight).toBeLessThanOrEqual(384)
  expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight)
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Rollback to version 1.28.0' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share Number 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expectNothingFound(page)
  await page.getByRole('dialog').getByLabel('Email address to share with').fill('grace@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNothingFound(page)
  await answerDialog(page, 'May grace@example.org edit the document?', 'Read-only')
  await expect(page.getByRole('alertdialog', { name: 'Document shared with grace@example.org' })).toBeVisible()
  await expectNothingFound(page)
  await page.goto('/dashboard/documents-simple')
  await page.route('**/api/v2/test', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingFound(page)
})
