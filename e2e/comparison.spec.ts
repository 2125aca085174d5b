import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { showOwnAlone } from './own-documents.ts'

type Written = 'hld' | 'excel'

const brief = (projectName: string, budget: string, need: string) => ({
  documentType: 'hld',
  client: 'aldgate',
  projectName,
  outputFormat: 'json',
  useAgent: 'false',
  requirements: JSON.stringify({
    technicalRequirements: `Claims must be scored within ${need}. Every change must be kept.`,
    budget,
  }),
})

/** Creates two versions of one document, the second with a higher budget and a shorter time. */
async function givenTwoVersions(page: Page, projectName: string, type: Written = 'hld'): Promise<string> {
  const write = async (budget: string, need: string) => {
    const multipart = { ...brief(projectName, budget, need), documentType: type }
    const answer = await page.request.post('/api/v3/documents/generate', { multipart, timeout: 60_000 })
    expect(answer.ok()).toBe(true)
    return ((await answer.json()) as { document: { id: string } }).document.id
  }
  const id = await write('The budget is £100,000.', '5 seconds')
  await write('The budget is £250,000.', '2 seconds')
  return id
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'What changed from 1.0.0 to 1.1.0' })

test('two versions are compared, facts first, and walked by keyboard alone', async ({ signedIn: page }) => {
  const id = await givenTwoVersions(page, 'Compared by keyboard')
  await showOwnAlone(page, 'Compared by keyboard')
  await page.goto('/dashboard/documents-old')
  await page.getByRole('button', { name: /^History of Compared by keyboard/ }).press('Enter')
  const link = page.getByRole('link', { name: 'Compare version 1.0.0 with 1.1.0' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  expect(page.url()).toContain(`/documents/${id}/compare?from=1.0.0&to=1.1.0`)
  const facts = page.getByRole('region', { name: 'Summary of changes' })
  await expect(facts.locator('del', { hasText: '£100,000' }).first()).toBeVisible()
  await expect(facts.locator('ins', { hasText: '£250,000' }).first()).toBeVisible()
  const changes = page.getByRole('group', { name: 'Changes' })
  await expect(changes.getByRole('status')).toHaveText(/^\d+ changes$/)
  const count = Number(/\d+/.exec((await changes.getByRole('status').textContent())!)![0])
  expect(count).toBeGreaterThan(2)
  await page.keyboard.press('n')
  await expect(changes.getByRole('status')).toHaveText(`Change 1 of ${count}`)
  await expect(facts.locator(':focus')).toContainText('£250,000')
  await page.keyboard.press('n')
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await expect(changes.getByRole('status')).toHaveText(`Change ${count} of ${count}`)
  await expect(page.locator('[data-change]:focus')).toBeInViewport()
  await page.getByRole('button', { name: 'Side by side' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Side by side' })).toHaveAttribute('aria-pressed', 'true')
  const [before, after] = [page.locator('[data-side=before]'), page.locator('[data-side=after]')]
  await expect(before.locator('ins:visible')).toHaveCount(0)
  await expect(after.locator('del:visible')).toHaveCount(0)
  await expect(changes.getByRole('status')).toHaveText(/^\d+ changes$/)
  for (const [name, filename, start] of [
    ['Download as Word with tracked changes', 'compared-by-keyboard-hld-1.0.0-to-1.1.0.docx', 'PK'],
    ['Download as PDF with change bars', 'compared-by-keyboard-hld-1.0.0-to-1.1.0.pdf', '%PDF'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    expect(download.suggestedFilename()).toBe(filename)
    expect(readFileSync(await download.path()).toString('latin1')).toMatch(new RegExp(`^${start}`))
  }
})

test('nothing is found in a comparison nor wider than the page, also with sheets', async ({ signedIn: page }) => {
  test.slow()
  const sheets = await givenTwoVersions(page, 'Compared sheets', 'excel')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/documents/${sheets}/compare`)
    await expect(heading(page)).toBeVisible()
    await expectNothingFound(page)
    expect(await sideways(page)).toBe(0)
    // The selected version fits on one line.
    expect(await page.getByLabel('Earlier version').evaluate((select) => select.scrollHeight - select.clientHeight)).toBe(0)
    await page.goto(`/documents/${sheets}/compare?view=side`)
    await expect(heading(page)).toBeVisible()
    expect(await sideways(page)).toBe(0)
  }
  await page.goto(`/documents/${sheets}/compare`)
  await expect(heading(page)).toBeVisible()
  const table = page.getByRole('table').last()
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(320)
})
