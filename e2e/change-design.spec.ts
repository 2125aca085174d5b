import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFoundAtWidths } from './nothing-found.ts'

// An emulated provider answers here; see src/server/testing/serve-vendor.ts.

const requirements = { technicalRequirements: 'Every ferry payment must be kept for eleven years.' }

/** Opens the page of a document that a model designed, on the server with keys. */
async function givenDesigned(browser: Browser, projectName: string) {
  const page = await givenAccount(browser, { port: process.env['WATCH_PORT'] })
  const data = { documentType: 'hld', client: 'hartnell', projectName, requirements }
  const answer = await page.request.post('/api/documents/generate', { data })
  expect(answer.ok()).toBe(true)
  const { document } = (await answer.json()) as { document: { id: string } }
  await page.goto(`/documents/${document.id}`)
  return page
}

const openChange = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change the design' }).click()
}

test('a design is changed in words: what cannot be done says why, the new version is compared, and can be taken back', async ({
  browser,
}) => {
  const page = await givenDesigned(browser, 'Changed in words')
  await openChange(page)
  const wish = page.getByLabel('What should change in the design?')
  await expect(wish).toBeFocused()
  await expect(page.getByRole('button', { name: 'Change the design' })).toBeDisabled()
  await expectNothingFoundAtWidths(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await wish.fill('what is refused')
  await page.getByRole('button', { name: 'Change the design' }).click()
  await expect(page.getByText('The client refuses it in S1. The design stays as it is. Your text is still here.')).toBeVisible()
  await expect(wish).toHaveValue('what is refused')
  await wish.press('Escape')
  await expect(wish).toHaveCount(0)
  await openChange(page)
  await wish.fill('Azure SQL in place of PostgreSQL')
  await wish.press('Control+Enter')
  await expect(page).toHaveURL(/\/compare\?/)
  await expect(page.getByText('The design was changed')).toBeVisible()
  await expect(page.getByText('Design changed: “Azure SQL in place of PostgreSQL”.')).toBeVisible()
  await expect(page.getByText('Azure SQL Database').first()).toBeVisible()
  await page.getByRole('button', { name: 'Go back to version 1.0.0' }).click()
  await expect(page.getByText('The design was changed')).toHaveCount(0)
})
