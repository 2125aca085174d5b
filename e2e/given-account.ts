import { expect, request, type APIRequestContext, type Browser } from '@playwright/test'
import { credentials } from './journey.ts'

type Asked = { client?: string; email?: string }

let administrator: Promise<APIRequestContext> | undefined

/** The demo account is the first of the staff, and so an administrator; it signs in once for all journeys of a worker. */
async function signInAdministrator() {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${process.env['JOURNEY_PORT']}` })
  const answer = await context.post('/api/auth/login', { data: credentials })
  expect(answer.ok(), await answer.text()).toBe(true)
  return context
}

/** A new person's name and password; of staff unless a client is named. */
export async function addAccount({ client, email = '' }: Asked = {}) {
  const username = email.split('@')[0] || `person-${crypto.randomUUID()}`
  administrator ??= signInAdministrator()
  const data = { username, displayName: username, email, client: client ?? null }
  const answer = await (await administrator).post('/api/team', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { password } = (await answer.json()) as { password: string }
  return { username, password }
}

/** A new person, signed in, in a browser of their own. */
export async function givenAccount(browser: Browser, asked: Asked = {}) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/auth/login', { data: await addAccount(asked) })
  expect(answer.ok()).toBe(true)
  return page
}
