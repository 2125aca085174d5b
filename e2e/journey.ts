import { expect, request, test as base, type Page } from '@playwright/test'

export const credentials = { username: 'demo', password: process.env['JOURNEY_PASSWORD'] ?? '' }

type Cookies = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>
type Worker = { signIn: Cookies }
type Fixtures = { watched: void; signedIn: Page; generator: Page; simple: Page; enhanced: Page }

/** Chromium reports each refused or aborted request on the console; the journeys that cause them check the page instead. */
const expectedNoise = /^Failed to load resource/

export const test = base.extend<Fixtures, Worker>({
  /** One sign-in for all journeys of a worker, because sign-ins are throttled. */
  signIn: [
    // The runner demands a pattern here, also where nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const visitor = await request.newContext({ baseURL: project.use.baseURL ?? '' })
      const answer = await visitor.post('/api/auth/login', { data: credentials })
      expect(answer.ok()).toBe(true)
      await use(await visitor.storageState())
      await visitor.dispose()
    },
    { scope: 'worker' },
  ],
  /** Fails if a journey contacts another machine or causes an error on the console. */
  watched: [
    async ({ context, baseURL }, use) => {
      const [strangers, errors] = [new Set<string>(), new Set<string>()]
      context.on('request', (sent) => {
        const { protocol, origin } = new URL(sent.url())
        if (protocol.startsWith('http') && origin !== baseURL) strangers.add(sent.url())
      })
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text())) errors.add(message.text())
      })
      context.on('weberror', (failure) => errors.add(failure.error().message))
      await use()
      expect([...strangers]).toEqual([])
      expect([...errors]).toEqual([])
    },
    { auto: true },
  ],
  /** A page of a signed-in user, without an open address. */
  signedIn: async ({ context, page, signIn }, use) => {
    await context.addCookies(signIn.cookies)
    await use(page)
  },
  /** The advanced generator, opened by a signed-in user. */
  generator: async ({ signedIn: page }, use) => {
    await openGenerator(page, '/dashboard/documents', 'Advanced Document Generator')
    await use(page)
  },
  simple: async ({ signedIn: page }, use) => {
    await openGenerator(page, '/dashboard/documents-simple', 'Document Generator')
    await use(page)
  },
  enhanced: async ({ signedIn: page }, use) => {
    await openGenerator(page, '/dashboard/documents-old', 'Professional Document Generator')
    await use(page)
  },
})

/** The screens of the sidebar, from top to bottom. */
export const screens = [
  { label: 'Overview', path: '/dashboard', heading: 'Welcome back, Demo', title: 'Overview – Arcwright' },
  {
    label: 'Documents',
    path: '/dashboard/documents',
    heading: 'Advanced Document Generator',
    title: 'Advanced Document Generator – Arcwright',
  },
  { label: 'AI Assistants', path: '/dashboard/ai', heading: 'AI Assistants', title: 'AI Assistants – Arcwright' },
  { label: 'Clients', path: '/dashboard/clients', heading: 'Client Portfolio', title: 'Clients – Arcwright' },
  { label: 'Projects', path: '/dashboard/projects', heading: 'Projects', title: 'Projects – Arcwright' },
  { label: 'Settings', path: '/dashboard/settings', heading: 'Settings', title: 'Settings – Arcwright' },
]

export async function open(page: Page, label: string) {
  const { path, heading } = screens.find((screen) => screen.label === label)!
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Opens a screen with a clock that runs only on request. */
export async function openWithoutTime(page: Page, label: string) {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await open(page, label)
  await page.clock.pauseAt('2026-11-20T11:00:00')
}

async function openGenerator(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

/** How far the page can be scrolled horizontally, in CSS pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
