import { fillBrief, formOf, generate, shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'
import { refusalOf, refusals } from './refusals.ts'

const generateUrl = '**/api/v3/documents/generate'

for (const [what, body, sentence] of refusals) {
  test(`a server that fails is quoted by ${what}, and what was typed is kept`, async ({ generator: page }) => {
    await page.route(generateUrl, (route) => route.fulfill(refusalOf(body)))
    await fillBrief(page, shortBrief, 'PDF')
    await generate(page)
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
    await expect(page.getByRole('radio', { name: 'PDF', exact: true })).toBeChecked()
    await page.reload()
    await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
  })
}

test('a server that is not there is said to have failed, and the next try is a new one', async ({ generator: page }) => {
  const keys: (string | null)[] = []
  await page.route(generateUrl, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    await route.abort()
  })
  await fillBrief(page, shortBrief, 'JSON')
  for (const tries of [1, 2]) {
    await generate(page)
    await expect(page.getByRole('alert')).toHaveText('Failed to generate document')
    expect(keys).toHaveLength(tries)
  }
  expect(new Set(keys).size).toBe(2)
})

test('a log-out that fails changes nothing and says nothing', async ({ generator: page }) => {
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
  const answered = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await answered
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
  await expect(page).toHaveURL(/\/dashboard\/documents$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list that cannot be had is not spoken of', async ({ page, context, signIn }) => {
  await context.addCookies(signIn.cookies)
  await page.route('**/api/v3/documents', (route) => route.fulfill({ status: 500, json: { success: false, error: 'No.' } }))
  await page.goto('/dashboard/documents')
  await expect(page.getByRole('region', { name: 'Recent Documents' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
