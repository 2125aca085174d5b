import { expect, request, type APIRequestContext, type Browser } from '@playwright/test'
import { credentials } from './journey.ts'

/** `port`: the server on which to create the account; by default the one without keys. */
type Asked = { client?: string; email?: string; port?: string | undefined }

/** By the server's port. */
const administrators = new Map<string, Promise<APIRequestContext>>()

/** The demo account is the first staff account, and so an administrator; it signs in once at each server for all journeys of a worker. */
async function signInAdministrator(port: string) {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const answer = await context.post('/api/auth/login', { data: credentials })
  expect(answer.ok(), await answer.text()).toBe(true)
  return context
}

/** Creates an account and returns its username and password; of staff unless a client is given. */
export async function addAccount({ client, email = '', port = process.env['JOURNEY_PORT'] ?? '' }: Asked = {}) {
  const username = email.split('@')[0] || `person-${crypto.randomUUID()}`
  const administrator = administrators.get(port) ?? signInAdministrator(port)
  administrators.set(port, administrator)
  const data = { username, displayName: username, email, client: client ?? null }
  const answer = await (await administrator).post('/api/team', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { password } = (await answer.json()) as { password: string }
  return { username, password }
}

/** Creates an account and signs it in, in a new browser context. */
export async function givenAccount(browser: Browser, asked: Asked = {}) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/auth/login', { data: await addAccount(asked) })
  expect(answer.ok()).toBe(true)
  return page
}
