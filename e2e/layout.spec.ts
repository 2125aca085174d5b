import type { Page } from '@playwright/test'
import { givenLists } from './enhanced.ts'
import { chooseDesign, expectGenerated, fillBrief, generate, complaintsBrief } from './brief.ts'
import { expect, open, screens, sideways, test } from './journey.ts'
import { expectNothingFoundInThisTheme } from './nothing-found.ts'
import { named } from './watched.ts'

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

/** Nothing is beyond the viewport, and each control is large enough. */
async function expectFits(page: Page) {
  await expect.poll(() => sideways(page), page.url()).toBe(0)
  await expectWithinSight(page)
  expect(await smallControls(page), page.url()).toEqual([])
}

test.use({ viewport: { width: 320, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

test('the landing page and the sign-in stay within 320 px, and each link has room for a finger', async ({ page }) => {
  for (const path of ['/', '/nowhere']) {
    await page.goto(path)
    expect(await sideways(page)).toBe(0)
    const heights = await page
      .locator('a[href]:not(.skip):visible, button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
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

test('on no screen anything goes beyond 320 px, every control is 44 px high, fields 16 px, and nothing is found', async ({
  signedIn: page,
}) => {
  test.slow()
  for (const { label } of screens) {
    await open(page, label)
    await expectFits(page)
    await expectNothingFoundInThisTheme(page)
    if (label !== 'AI Assistants') continue
    await page.getByRole('textbox', { name: 'Message' }).fill(`A word of ${'very '.repeat(3)}${'long'.repeat(40)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await expectFits(page)
  }
  // The last screen is that of the settings.
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expectFits(page)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingFoundInThisTheme(page)
})

test('the generators stay within 320 px, from the brief to the result, and nothing is found on them', async ({
  page,
  generator,
}) => {
  test.slow()
  const brief = { ...complaintsBrief, projectName: named('Within 320 px') }
  await expectFits(generator)
  await fillBrief(generator, brief, 'PDF')
  await chooseDesign(generator, 'Case management')
  await expect(generator.getByRole('region', { name: 'What the brief says' }).getByLabel('Where it runs')).toBeVisible()
  await expect.poll(() => sideways(generator)).toBe(0)
  await expectNothingFoundInThisTheme(generator)
  await generate(generator)
  await expectGenerated(generator, brief)
  // The document replaces the progress.
  await expect.poll(() => sideways(generator)).toBe(0)
  await expectNothingFoundInThisTheme(generator)
  await page.goto('/dashboard/documents-simple')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  expect(await smallControls(page)).toEqual([])
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
