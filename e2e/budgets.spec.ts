import type { Page } from '@playwright/test'
import { givenLists } from './enhanced.ts'
import { givenAccount } from './given-account.ts'
import { expectGenerated, fillBrief, generate, shortBrief } from './brief.ts'
import { expect, open, screens, test } from './journey.ts'
import { compressedSize, weigh } from './weigh.ts'

test('the landing page loads at most 3 kB of script, 6 kB of style and the fonts it shows; the sign-in at most 95 kB of script', async ({
  page,
}) => {
  const weight = weigh(page)
  const fonts: string[] = []
  page.on('request', (sent) => void (sent.resourceType() === 'font' && fonts.push(sent.url())))
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const inline = (await page.locator('script:not([src], [type="application/ld+json"])').allTextContents()).join('')
  const [script, style] = [await weight('script'), await weight('stylesheet')]
  expect(script).toBeGreaterThan(0)
  expect(script + compressedSize(inline)).toBeLessThanOrEqual(3)
  expect(style).toBeGreaterThan(0)
  expect(style).toBeLessThanOrEqual(6)
  expect(new Set(fonts.map((font) => /assets\/(\w+-\w+)/.exec(font)?.[1]))).toEqual(new Set(['geist-mono', 'hanken-grotesk']))
  const more = weigh(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ofSignIn = await more('script')
  expect(ofSignIn).toBeGreaterThan(0)
  expect(ofSignIn).toBeLessThanOrEqual(95)
  expect(await more('stylesheet')).toBeLessThanOrEqual(10)
})

/** kB of script and style. */
const most = 160
/** The limit for the generator together with a document is slightly higher. */
const mostWithDocument = 164

test('the generator loads at most 164 kB of script and style, with a document shown', async ({ page, context, signIn }) => {
  await context.addCookies(signIn.cookies)
  const weight = weigh(page)
  await page.goto('/dashboard/documents')
  // Another version would also load the link to its changes.
  const brief = { ...shortBrief, projectName: 'Weighed once' }
  await fillBrief(page, brief, 'JSON')
  await generate(page)
  await expectGenerated(page, brief)
  await expect(page.getByRole('tab', { name: 'Document' })).toBeVisible()
  const [script, style] = [await weight('script'), await weight('stylesheet')]
  expect(script).toBeGreaterThan(0)
  expect(script + style).toBeLessThanOrEqual(mostWithDocument)
})

test('the enhanced generator loads as little with its history shown, and as little script with a dialog', async ({ browser }) => {
  // A separate account: otherwise another journey's work in progress would be listed, and load the code for it.
  const page = await givenAccount(browser)
  await page.goto('/dashboard/documents-old')
  await givenLists(page)
  // The body of a response is not available if the page is left before it arrives.
  await page.waitForLoadState('networkidle')
  const weight = weigh(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Number 0' })).toBeVisible()
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  await expect(page.getByRole('button', { name: 'Share Number 1' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const [script, style] = [await weight('script'), await weight('stylesheet')]
  expect(script).toBeGreaterThan(0)
  expect(script + style).toBeLessThanOrEqual(most)
  await page.getByRole('button', { name: 'Share Number 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await weight('script')).toBeLessThanOrEqual(most)
})

/** The scripts that a page requests from now on, without the app's own. */
function listenForScripts(page: Page) {
  const scripts = new Set<string>()
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (sent.resourceType() === 'script' && !pathname.includes('/app-')) scripts.add(pathname)
  })
  return scripts
}

test(`each screen loads at most ${most} kB, and asks for its parts before the app runs`, async ({ browser, signIn }) => {
  test.slow()
  for (const { label, path } of screens)
    await test.step(label, async () => {
      const context = await browser.newContext({ storageState: signIn })
      const page = await context.newPage()
      const [weight, needed] = [weigh(page), listenForScripts(page)]
      await open(page, label)
      await page.waitForLoadState('networkidle')
      const [script, style] = [await weight('script'), await weight('stylesheet')]
      expect(Math.min(script, style)).toBeGreaterThan(0)
      expect(script + style).toBeLessThanOrEqual(most)
      const withoutApp = await context.newPage()
      const early = listenForScripts(withoutApp)
      await withoutApp.route('**/assets/app-*.js', (route) => route.abort())
      await withoutApp.goto(path)
      await expect.poll(() => [...early]).toEqual(expect.arrayContaining([...needed]))
      await context.close()
    })
})
