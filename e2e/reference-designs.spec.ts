import type { Browser, Locator, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const panel = (page: Page) => page.getByRole('tabpanel')

async function givenDesigns(browser: Browser) {
  const page = await givenAccount(browser)
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.goto('/dashboard/settings')
  await page.getByRole('tab', { name: 'Reference designs' }).click()
  return page
}

/** Replaces the first match by typing. Replacing a whole text of this length takes a browser half a minute. */
async function typeOver(text: Locator, match: RegExp, words: string) {
  const from = (await text.inputValue()).search(match)
  const to = from + match.exec(await text.inputValue())![0].length
  await text.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(...range), [from, to] as const)
  await text.focus()
  await text.page().keyboard.insertText(words)
}

test('designs are found by words, read as a page, and tried on a brief', async ({ browser }) => {
  const page = await givenDesigns(browser)
  await panel(page).getByLabel('Search reference designs').fill('zzz')
  await expect(panel(page).getByText('No reference design has these words.')).toBeVisible()
  await panel(page).getByLabel('Search reference designs').fill('approval drafting')
  await panel(page)
    .getByRole('button', { name: /^Document drafting with approval/ })
    .click()
  for (const part of ['Purpose', 'Components', 'Scenarios', 'Data', 'Quality', 'Decisions', 'Plan', 'Risks', 'Questions'])
    await expect(panel(page).getByRole('region', { name: part, exact: true })).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel(page).getByRole('button', { name: 'All reference designs' }).click()
  await panel(page).getByLabel('Text of a brief').fill('Complaints become cases; a case handler sees deadlines.')
  await panel(page).getByRole('button', { name: 'Compare' }).click()
  await panel(page).getByRole('list', { name: 'Try on a brief' }).getByRole('button').first().click()
  await expect(panel(page).getByRole('heading', { level: 3, name: /^Case management/ })).toBeVisible()
})

test('a copy of the firm is edited as text with what is wrong beside it, listed by version, and taken back', async ({
  browser,
}) => {
  const page = await givenDesigns(browser)
  const part = panel(page)
  await part.getByRole('button', { name: /^Master data/ }).click()
  await part.getByRole('button', { name: 'Edit' }).click()
  const text = part.getByLabel('The design as text (YAML)')
  await expect(part.getByText('No problems found.')).toBeVisible()
  await expectNothingFound(page)
  await typeOver(text, /^system: /m, 'system: [broken ')
  await expect(part.getByRole('list', { name: 'Problems' })).toContainText(/line \d+/)
  await typeOver(text, /^system: \[broken /m, 'system: ')
  await typeOver(text, /^name: .*$/m, 'name: Our way with master data')
  await page.reload()
  await page.getByRole('tab', { name: 'Reference designs' }).click()
  await part.getByRole('button', { name: /^Master data/ }).click()
  await part.getByRole('button', { name: 'Edit' }).click()
  await expect(text).toHaveValue(/^name: Our way with master data$/m)
  await part.getByRole('button', { name: 'Save as the next version' }).click()
  await expect(part.getByText('Saved as version 1.')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Our way with master data' })).toBeVisible()
  await expect(part.getByRole('region', { name: 'Versions of our copy' })).toContainText('Version 1 by ')
  await part.getByRole('button', { name: 'Go back to the built-in one' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to the built-in one' }).click()
  await expect(part.getByText('The built-in design is used again.')).toBeVisible()
  await part.getByRole('button', { name: 'Show version 1' }).click()
  await expect(part.getByText('You see version 1, which is not in use.')).toBeVisible()
  await part.getByRole('button', { name: 'All reference designs' }).click()
  await expect(part.getByRole('button', { name: /^Master data/ })).toBeVisible()
})

test('an approved design becomes a reference design without its client’s names', async ({ browser }) => {
  const page = await givenAccount(browser)
  const projectName = `Harbour ${crypto.randomUUID()}`
  const data = {
    documentType: 'hld',
    client: 'calder',
    projectName,
    requirements: { scope: 'Complaints become cases. Calls come from Genesys.' },
    startFrom: 'case-management',
  }
  const made = await page.request.post('/api/v2/documents/generate', { data })
  const { document } = (await made.json()) as { document: { id: string; version: string; webViewLink: string } }
  await page.goto(document.webViewLink)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Who has access' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Save as reference design' })).toHaveCount(0)
  const approved = await page.request.post(`/api/documents/${document.id}/versions/${document.version}/approve`, { data: {} })
  expect(approved.ok(), await approved.text()).toBe(true)
  await page.goto(document.webViewLink)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as reference design' }).click()
  const text = page.getByLabel('The design as text (YAML)')
  await expect(page.getByText('No problems found.')).toBeVisible()
  const name = `Complaints ${crypto.randomUUID()}`
  await typeOver(text, /^name: .*$/m, `name: ${name}`)
  await page.getByRole('button', { name: 'Save the design' }).click()
  await expect(page.getByText('Saved. It is in Settings, under Reference designs')).toBeVisible()
  const answer = await page.request.get('/api/references')
  expect(((await answer.json()) as { designs: { name: string }[] }).designs.map((design) => design.name)).toContain(name)
})
