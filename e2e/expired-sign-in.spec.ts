import type { Page } from '@playwright/test'
import { expectGenerated, fillBrief, fillSimple, formOf, generate, shortBrief } from './brief.ts'
import { givenLists } from './enhanced.ts'
import { credentials, expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your sign-in has ended' })

async function signInAgain(page: Page, password = credentials.password) {
  const username = dialogOf(page).getByLabel('Username')
  if ((await username.inputValue()) === '') await username.fill(credentials.username)
  await dialogOf(page).getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

test('a sign-in that has ended is asked for in place, and what was asked for is then done', async ({ generator: page }) => {
  const brief = { ...shortBrief, projectName: 'Signed in again' }
  await fillBrief(page, brief, 'JSON')
  await page.context().clearCookies()
  await generate(page)
  await expect(dialogOf(page)).toContainText('What you typed is not lost')
  await expect(page).toHaveURL(/\/dashboard\/documents$/)
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeVisible()
  await signInAgain(page, 'not the password')
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Invalid username or password.')
  await signInAgain(page)
  await expect(dialogOf(page)).toHaveCount(0)
  await expectGenerated(page, brief)
})

test('several requests that are refused at once ask once, and a file is had after it', async ({ enhanced: page }) => {
  await givenLists(page)
  await page.context().clearCookies()
  await page.unroute('**/api/documents')
  await page.getByRole('button', { name: 'Export Number 1 as PDF' }).click()
  await expect(dialogOf(page)).toHaveCount(1)
  await page.route('**/api/documents/1/export?*', (route) => route.fulfill({ contentType: 'application/pdf', body: 'file' }))
  const file = page.waitForEvent('download')
  await signInAgain(page)
  expect((await file).suggestedFilename()).toBe('document.pdf')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a file that the browser asks for by itself is had after it too', async ({ simple: page }, { retry }) => {
  const brief = { ...shortBrief, projectName: `File after sign-in ${retry + 1}` }
  await fillSimple(page, brief)
  await generate(page)
  await expectGenerated(page, brief)
  await page.context().clearCookies()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  await signInAgain(page)
  expect((await file).suggestedFilename()).toBe(`file-after-sign-in-${retry + 1}-hld-1.0.0.pdf`)
  expect(await (await file).failure()).toBeNull()
})

test('whoever does not sign in again is led to the sign-in, and the draft is there afterwards', async ({
  generator: page,
  signIn,
}) => {
  await fillBrief(page, shortBrief, 'JSON')
  await page.context().clearCookies()
  await generate(page)
  await dialogOf(page).getByRole('button', { name: 'Go to the sign-in page' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.context().addCookies(signIn.cookies)
  await page.goto('/dashboard/documents')
  await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
})
