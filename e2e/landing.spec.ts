import type { Page } from '@playwright/test'
import { firm, marketingFigures, offices, engagements, services } from '../src/shared/firm.ts'
import { expect, test } from './journey.ts'

const ways = ['Client Access', 'Schedule Consultation', 'Enter Platform']

/** Delays the check of the sign-in until its outcome is chosen. */
async function holdCheck(page: Page) {
  let answer = (_how: 'let through' | 'abort') => {}
  const answered = new Promise<'let through' | 'abort'>((resolve) => (answer = resolve))
  await page.route('**/api/auth/check', async (route) => ((await answered) === 'abort' ? route.abort() : route.continue()))
  return (how: 'let through' | 'abort') => answer(how)
}

const listCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (sent) => void (sent.url().includes('/api/') && calls.push(sent.url())))
  return calls
}

test('a visitor reads what the firm does, with no call and no cookie', async ({ page, context, request, baseURL }) => {
  const calls = listCalls(page)
  const answer = await page.goto('/')
  expect(answer?.headers()['set-cookie']).toBeUndefined()
  await expect(page).toHaveTitle(new RegExp(firm.name))
  await expect(page.getByRole('heading', { level: 1, name: firm.headline })).toBeVisible()
  const main = page.getByRole('main')
  for (const { name, items } of services) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible()
    for (const item of items) await expect(main.getByText(item, { exact: true })).toBeVisible()
  }
  for (const { value, label } of marketingFigures)
    await expect(main.getByRole('definition').filter({ hasText: value }).locator('xpath=..')).toContainText(label)
  for (const { name } of engagements) await expect(main.getByText(name, { exact: true })).toBeVisible()
  await expect(main.getByText('Select startups and scale-ups are also served.')).toBeVisible()
  for (const { city } of offices)
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: city, exact: true })).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
  expect(calls).toEqual([])
  expect(await context.cookies()).toEqual([])
  // The metadata for machines contain the site's own address.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  for (const address of [picture!, '/site.webmanifest', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'])
    expect((await request.get(address)).ok(), address).toBe(true)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard\n')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([`${baseURL}/`, `${baseURL}/login`])
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
})

test('the header stays, and shines through only past 50 px; the keyboard reaches the content first, and each way leads to the sign-in', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const blurAt = async (pixels: number) => {
    await page.evaluate(async (top) => {
      scrollTo(0, top)
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }, pixels)
    const { backdrop, alpha, top } = await header.evaluate((element) => {
      const style = getComputedStyle(element)
      const [, alpha = '1'] = / \/ ([\d.]+)\)$/.exec(style.backgroundColor) ?? []
      return { backdrop: style.backdropFilter, alpha: Number(alpha), top: element.getBoundingClientRect().top }
    })
    expect(top).toBe(0)
    return { isBlurred: backdrop.startsWith('blur('), isTranslucent: alpha < 1 }
  }
  expect(await blurAt(0)).toEqual({ isBlurred: false, isTranslucent: false })
  expect(await blurAt(50)).toEqual({ isBlurred: false, isTranslucent: false })
  expect(await blurAt(51)).toEqual({ isBlurred: true, isTranslucent: true })
  expect(await blurAt(50)).toEqual({ isBlurred: false, isTranslucent: false })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toBeFocused()
  for (const name of ways) {
    await page.goto('/')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to access your dashboard' })).toBeVisible()
  }
})

test('the theme is dark, and a change is remembered, on the sign-in and every screen too', async ({ page, context, signIn }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  expect(await ground()).not.toBe(dark)
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await context.addCookies(signIn.cookies)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('with somebody signed in', () => {
  test.beforeEach(({ context, signIn }) => context.addCookies(signIn.cookies))

  test('nothing is seen but that it loads, then the dashboard', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('.page')?.checkVisibility()) sessionStorage.setItem('seen', 'yes')
        requestAnimationFrame(look)
      }
      look()
    })
    const answer = await holdCheck(page)
    await page.goto('/')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    answer('let through')
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    // The landing page itself was not painted before.
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  })

  test('a check that fails shows the page, and so does a sign-in that has ended on the server', async ({
    page,
    context,
    signIn,
  }) => {
    const answer = await holdCheck(page)
    await page.goto('/')
    answer('abort')
    await expect(page.getByRole('heading', { level: 1, name: firm.headline })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await page.unroute('**/api/auth/check')
    await context.clearCookies()
    await context.addCookies(signIn.cookies.filter(({ httpOnly }) => !httpOnly))
    expect(await context.cookies()).toHaveLength(1)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: firm.headline })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all is there but what needs it, and an unknown path is said to be one, and leads to the start', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: firm.headline })).toBeVisible()
    for (const name of ways) await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Loading...')).toBeHidden()
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
    await page.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: firm.headline })).toBeVisible()
  })
})
