import type { Page } from '@playwright/test'
import { givenLists } from './enhanced.ts'
import { expectGenerated, fillBrief, generate, shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.use({ viewport: { width: 320, height: 720 } })

test('nothing scrolls sideways at 320 px', async ({ page, generator }) => {
  expect(await sideways(generator)).toBe(0)
  await fillBrief(generator, shortBrief, 'PDF')
  await generate(generator)
  await expectGenerated(generator, shortBrief)
  expect(await sideways(generator)).toBe(0)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

test('nothing scrolls sideways at 320 px on the simple and the enhanced generator', async ({ page, simple }) => {
  expect(await sideways(simple)).toBe(0)
  await page.goto('/dashboard/documents-old')
  await givenLists(page)
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'Share Number 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  expect(await smallControls(page)).toEqual([])
})

/** What a finger could miss, or a phone would zoom into. */
const smallControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href]:not(.sr-only), select, input:not([type=radio], [type=checkbox], [type=file]), textarea',
      ),
    ]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter(
        (control) =>
          control.getBoundingClientRect().height < 44 ||
          (control.matches('input, select, textarea') && parseFloat(getComputedStyle(control).fontSize) < 16),
      )
      .map((control) => control.outerHTML),
  )

for (const path of ['documents', 'documents-simple', 'documents-old'])
  test(`under a finger every control of ${path} is 44 px high, and no text in a field is below 16 px`, async ({
    generator: page,
  }) => {
    await page.goto(`/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await smallControls(page)).toEqual([])
  })

test('the menu opens over the page and closes again', async ({ generator: page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Documents' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})
