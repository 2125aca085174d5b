import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('where work is live the advanced form begins with what a document needs, its button in sight, and unfolds what is filled', async ({
  browser,
}) => {
  const page = await givenAccount(browser)
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/documents')
  const button = page.getByRole('button', { name: 'Generate Document' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const [form, results] = await Promise.all([
    page.getByRole('form', { name: 'Brief' }).boundingBox(),
    page.getByRole('heading', { name: 'Recent Documents' }).boundingBox(),
  ])
  expect(results!.x).toBeGreaterThan(form!.x + form!.width)
  await expect(page.getByLabel('Scope', { exact: true })).toBeHidden()
  await page.getByText('More of the brief').click()
  await page.getByText('Files and format').click()
  await expect(page.getByRole('radio', { name: 'PDF' })).toBeVisible()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Scope', { exact: true }).fill('Ferries alone.')
  await page.reload()
  await expect(page.getByLabel('Scope', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Scope', { exact: true })).toHaveValue('Ferries alone.')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sideways(page)).toBe(0)
    await expectNothingFound(page)
  }
})
