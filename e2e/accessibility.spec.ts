import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answerDialog, givenLists } from './enhanced.ts'
import { expectGenerated, fillBrief, generate, shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'

async function expectNothingFound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

for (const theme of ['dark', 'light']) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((chosen) => {
        // The tool that looks at the page opens empty frames too, which have no storage.
        if (location.protocol !== 'about:') localStorage.setItem('theme', chosen)
      }, theme)
    })
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing is found on the sign-in, with a message', async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.abort())
      await page.goto('/login')
      await page.getByLabel('Username').fill('somebody')
      await page.getByLabel('Password').fill('something')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNothingFound(page)
    })

    test('nothing is found on the generator, from the empty form to the result', async ({ generator: page }) => {
      await generate(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNothingFound(page)
      await fillBrief(page, shortBrief, 'PDF')
      await generate(page)
      await expectGenerated(page, shortBrief)
      await expectNothingFound(page)
    })

    test('nothing is found on the simple generator, with what its test says', async ({ simple: page }) => {
      await page.route('**/api/v2/test', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
      await page.getByRole('button', { name: 'Test API Connections' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNothingFound(page)
    })

    test('nothing is found on the enhanced generator, with the history and each dialog open', async ({ enhanced: page }) => {
      await page.route('**/api/documents/1/*', (route) => route.fulfill({ json: { success: true } }))
      await givenLists(page)
      await page.getByRole('button', { name: 'History of Number 1' }).click()
      await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
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
    })

    test('nothing is found with the menu open', { tag: '@narrow' }, async ({ generator: page }) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothingFound(page)
    })
  })
}

test('the generator can be used from the keyboard alone', async ({ generator: page }) => {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const name of ['Advanced', 'Simple', 'Professional']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'High-Level Design' })).toBeFocused()
})
