import { credentials, expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('a token is made by keyboard alone, works for a program, and is ended; a hook outside is made, and one of this machine refused', async ({
  browser,
  playwright,
  baseURL,
}) => {
  // Hooks need an administrator, and an older sign-in would be asked for the password.
  const page = await (await browser.newContext()).newPage()
  expect((await page.request.post('/api/auth/login', { data: credentials })).ok()).toBe(true)
  await page.goto('/account/programs')
  const name = `Report ${crypto.randomUUID()}`
  await page.getByLabel('What it is for').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const shown = page.getByLabel('Your new token')
  await expect(shown).toBeFocused()
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${await shown.inputValue()}` },
  })
  expect((await program.get('/api/v3/documents')).status()).toBe(200)
  expect((await program.get('/api/tokens')).status()).toBe(401)
  await page.getByRole('button', { name: 'I have stored it' }).press('Enter')
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tokens' })).toContainText(`${name}…`)
  await page.getByRole('button', { name: `End the token ${name}` }).press('Enter')
  await expect(page.getByText(`The token “${name}” has ended`)).toBeVisible()
  expect((await program.get('/api/v3/documents')).status()).toBe(401)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('form', { name: 'Add webhook' })
  const topOf = (label: string) => form.getByLabel(label).evaluate((field) => field.getBoundingClientRect().top)
  expect(await topOf('Client’s documents')).toBe(await topOf('Address'))
  await form.getByLabel('Address').fill('http://127.0.0.1:9/')
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await expect(form.getByRole('alert')).toContainText('https://')
  const url = `https://receiver.example/${crypto.randomUUID()}`
  await form.getByLabel('Address').fill(url)
  // No other journey causes these events for this client, so nothing is sent during the test.
  await form.getByLabel('Client’s documents').selectOption('wexmoor')
  for (const usual of ['A version was approved', 'A version was published'])
    await form.getByRole('checkbox', { name: usual }).uncheck()
  await form.getByRole('checkbox', { name: 'A review was withdrawn' }).check()
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await expect(page.getByLabel('The secret that messages are signed with')).toHaveValue(/^whsec_/)
  await expect(page.getByRole('listitem').filter({ hasText: url })).toContainText('Wexmoor County Council: A review was withdrawn')
  await page.getByRole('button', { name: `Messages to ${url}` }).click()
  await expect(page.getByText('No message was sent yet.')).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: `End the webhook to ${url}` }).click()
  await expect(page.getByText(url)).toHaveCount(0)
})
