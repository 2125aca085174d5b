import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

    test('nothing is found on the landing page, at its head and further down, and where there is no page', async ({ page }) => {
      await page.goto('/')
      await expectNothingFound(page)
      await page.mouse.wheel(0, 700)
      await expect(page.locator('html')).toHaveAttribute('data-scrolled')
      await expectNothingFound(page)
      await page.goto('/nowhere')
      await expectNothingFound(page)
    })

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
  await expect(page.getByRole('radio', { name: 'High-Level Design' })).toBeFocused()
})
