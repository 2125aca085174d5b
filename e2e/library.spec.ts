import type { Page } from '@playwright/test'
import { givenMany } from './many-documents.ts'
import { expectNothingFoundAtWidths } from './nothing-found.ts'
import { expect, test } from './journey.ts'

/** Creates documents for this file, each in a separate project; returns their ids. */
async function givenDocuments(page: Page, names: string[], need = 'The platform must keep every ledger for seven years.') {
  const ids = []
  for (const projectName of names) {
    const requirements = { businessObjective: 'The objective is to bring ledgers into one platform.', technicalRequirements: need }
    const answer = await page.request.post('/api/documents/generate', {
      data: { documentType: 'hld', client: 'tessel', projectName, requirements, outputFormat: 'json' },
    })
    expect(answer.ok()).toBe(true)
    ids.push(((await answer.json()) as { document: { id: string } }).document.id)
  }
  return ids
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' })

async function openLibrary(page: Page, search = '') {
  await page.goto(`/documents${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
}

test('a document is found by its words, from wherever somebody is, and opened', async ({ signedIn: page }) => {
  const [id] = await givenDocuments(page, ['Found Numbats'], 'The platform must count numbats in each enclosure every night.')
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Library' }).click()
  await searchbox(page).fill('numbat enclosures')
  await expect(page.locator('output').filter({ hasText: '1 document' })).toBeVisible()
  await expect(rows(page).locator('mark').filter({ hasText: 'numbats' }).first()).toBeVisible()
  await expect(page).toHaveURL(/q=numbat\+enclosures/)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(`/documents/${id}`)
  await page.goBack()
  await expect(searchbox(page)).toHaveValue('numbat enclosures')
  // The name is readable even next to the sidebar of a small screen.
  await page.setViewportSize({ width: 1024, height: 900 })
  const name = rows(page).getByText('Found Numbats').first()
  expect((await name.boundingBox())!.width).toBeGreaterThan(60)
})

test('the library is searched, walked through, left and its rows arranged from the keyboard alone', async ({ signedIn: page }) => {
  await givenDocuments(page, ['Keyed Bettong', 'Keyed Bilby', 'Keyed Quoll'], 'The platform must list marsupialia by keyboard.')
  await openLibrary(page)
  await page.keyboard.press('/')
  await expect(searchbox(page)).toBeFocused()
  await page.keyboard.type('marsupialia')
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  const focused = page.locator('[data-row]:focus')
  await expect(focused).toHaveAttribute('data-row', '0')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(focused).toHaveAttribute('data-row', '2')
  await page.keyboard.press('k')
  await expect(focused).toHaveAttribute('data-row', '1')
  const name = await focused.textContent()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(name!)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeFocused()
  await page.keyboard.press('j')
  await expect(focused).toHaveAttribute('data-row', '2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/[\da-f-]{36}$/)
})

test('100,000 rows are scrolled through by number, with those in sight alone in the page', async ({ signedIn: page }) => {
  const asked = await givenMany(page, 100_000)
  await openLibrary(page)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  await page.evaluate(() => scrollTo(0, document.querySelector('[role=table]')!.getBoundingClientRect().top + 50_000 * 44))
  await expect(page.getByRole('link', { name: 'Number 50000', exact: true })).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  expect(asked.every((from) => from % 100 === 0)).toBe(true)
  expect(asked.length).toBeLessThan(8)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('link', { name: 'Number 99999', exact: true })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.locator('[data-row]:focus')).toBeVisible()
})

test('nothing is found in the library with rows, with a dialog and without rows', async ({ signedIn: page }) => {
  await givenDocuments(page, ['Looked At'], 'The platform must show thylacines to everybody who asks.')
  await openLibrary(page, '?q=thylacines')
  await expect(rows(page).first()).toBeVisible()
  await expectNothingFoundAtWidths(page)
  expect(await rows(page).first().boundingBox()).toMatchObject({ height: 44 })
  await page
    .getByRole('button', { name: /^Rename / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingFoundAtWidths(page)
  await page.keyboard.press('Escape')
  await openLibrary(page, '?q=thylacines&type=excel&since=2026-01-01')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expectNothingFoundAtWidths(page)
})
