import { expect, request, test as base, type Page } from '@playwright/test'

export const credentials = { username: 'demo', password: process.env['JOURNEY_PASSWORD'] ?? '' }

type Cookies = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>
type Worker = { signIn: Cookies }
type Fixtures = { watched: void; generator: Page }

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
  /** The document generator, open, with somebody signed in. */
  generator: async ({ context, page, signIn }, use) => {
    await context.addCookies(signIn.cookies)
    await page.goto('/dashboard/documents')
    await expect(page.getByRole('heading', { level: 1, name: 'Advanced Document Generator' })).toBeVisible()
    await use(page)
  },
})

export { expect }
