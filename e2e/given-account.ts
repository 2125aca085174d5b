import { execFileSync } from 'node:child_process'
import { expect, type Browser } from '@playwright/test'

/** `data`: the folder of the server that they are added to; the one without keys where none is named. */
type Asked = { client?: string; email?: string; data?: string | undefined }

/** A new person's name and password; of staff unless a client is named. */
export function addAccount({ client, email, data = process.env['JOURNEY_DATA'] ?? '' }: Asked = {}) {
  const username = email?.split('@')[0] ?? `person-${crypto.randomUUID()}`
  const words = ['account', 'add', username, ...(email ? ['--email', email] : []), ...(client ? ['--client', client] : [])]
  const printed = execFileSync(process.execPath, ['dist/server/run-command.js', ...words], {
    env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  })
  return { username, password: /Password: (\S+)/.exec(printed)![1]! }
}

/** A new person, signed in, in a browser of their own. */
export async function givenAccount(browser: Browser, asked: Asked = {}) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/auth/login', { data: addAccount(asked) })
  expect(answer.ok()).toBe(true)
  return page
}
