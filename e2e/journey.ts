import { expect, request, test as base, type Page } from '@playwright/test'

export const credentials = { username: 'demo', password: process.env['JOURNEY_PASSWORD'] ?? '' }

type Cookies = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>
type Worker = { signIn: Cookies }
type Fixtures = { watched: void; generator: Page; simple: Page; enhanced: Page }

/** Chromium reports each refused or cut request on the console; the journeys that cause them look at the page instead. */
const expectedNoise = /^Failed to load resource/

export const test = base.extend<Fixtures, Worker>({
  /** One sign-in for all journeys of a worker: sign-ins are throttled. */
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
  /** No journey leaves the machine, and none leaves an error on the console. */
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
  /** The advanced generator, open, with somebody signed in. */
  generator: async ({ context, page, signIn }, use) => {
    await context.addCookies(signIn.cookies)
    await open(page, '/dashboard/documents', 'Advanced Document Generator')
    await use(page)
  },
  simple: async ({ context, page, signIn }, use) => {
    await context.addCookies(signIn.cookies)
    await open(page, '/dashboard/documents-simple', 'Document Generator')
    await use(page)
  },
  enhanced: async ({ context, page, signIn }, use) => {
    await context.addCookies(signIn.cookies)
    await open(page, '/dashboard/documents-old', 'Professional Document Generator')
    await use(page)
  },
})

async function open(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

export { expect }
