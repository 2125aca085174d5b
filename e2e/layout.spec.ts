import type { Page } from '@playwright/test'
import { givenLists } from './enhanced.ts'
import { expectGenerated, fillBrief, generate, shortBrief } from './brief.ts'
import { expect, open, screens, sideways, test } from './journey.ts'

/** Also checks clipped elements, which do not make the page scroll. */
async function expectWithinSight(page: Page) {
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, input, textarea, select, dt, dd, th, td, li)')]
      .filter((part) => part.checkVisibility() && !part.closest('[class*=sr-only]') && part.getBoundingClientRect().width > 1)
      .filter((part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.outerHTML),
  )
  expect(beyond).toEqual([])
}

/** Controls that are too small for a finger, or that make a phone zoom in. */
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

test.use({ viewport: { width: 320, height: 720 } })

test('nothing scrolls sideways at 320 px', async ({ page, generator }) => {
  expect(await sideways(generator)).toBe(0)
  await fillBrief(generator, shortBrief, 'PDF')
  await generate(generator)
  await expectGenerated(generator, shortBrief)
  // The document replaces the progress.
  await expect.poll(() => sideways(generator)).toBe(0)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

test('the bar stays within 320 px with all its counts, in the language with the longer words', async ({
  signedIn: page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'arcwright_language', value: 'de', url: baseURL! }])
  await page.route('**/api/auth/check', async (route) => {
    const answer = await route.fetch()
    const { user, ...rest } = (await answer.json()) as { user: { workspace: object } }
    await route.fulfill({ response: answer, json: { ...rest, user: { ...user, workspace: { ...user.workspace, mode: 'live' } } } })
  })
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [], unread: 120 } }))
  const review = {
    id: crypto.randomUUID(),
    documentId: crypto.randomUUID(),
    title: 'Asked',
    version: '1.0.0',
    askedBy: 'Ada',
    dueOn: null,
  }
  await page.route('**/api/reviews/asked', (route) => route.fulfill({ json: { reviews: [review] } }))
  await page.goto('/dashboard/settings')
  await expect(page.getByText('99+')).toBeVisible()
  await expect(page.getByRole('button', { name: /1 zu prüfen/ })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

test('the landing page stays within 320 px, and each link of it has room for a finger', async ({ page }) => {
  for (const path of ['/', '/nowhere']) {
    await page.goto(path)
    expect(await sideways(page)).toBe(0)
    const heights = await page
      .locator('a[href]:not(.skip):visible, button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
})

test('on no screen anything goes beyond 320 px, every control is 44 px high, and fields 16 px', async ({ signedIn: page }) => {
  for (const { label } of screens) {
    await open(page, label)
    expect(await sideways(page), label).toBe(0)
    await expectWithinSight(page)
    expect(await smallControls(page), label).toEqual([])
  }
  // The last screen is that of the settings.
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await sideways(page)).toBe(0)
    await expectWithinSight(page)
    expect(await smallControls(page)).toEqual([])
  }
})

test('a conversation stays within 320 px, and its buttons are large enough', async ({ signedIn: page }) => {
  await open(page, 'AI Assistants')
  await page.getByRole('textbox', { name: 'Message' }).fill(`A word of ${'very '.repeat(3)}${'long'.repeat(40)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectWithinSight(page)
  expect(await smallControls(page)).toEqual([])
})

test('the simple and the enhanced generator stay within 320 px, and their controls are large enough', async ({ page, simple }) => {
  expect(await sideways(simple)).toBe(0)
  expect(await smallControls(simple)).toEqual([])
  await page.goto('/dashboard/documents-old')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await smallControls(page)).toEqual([])
  await givenLists(page)
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'Share Number 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  expect(await smallControls(page)).toEqual([])
})
