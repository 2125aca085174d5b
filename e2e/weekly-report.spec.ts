import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const requirements = { businessObjective: 'The objective is to tell tide times within the hour, so that ferries leave on time.' }

test('a week is told with its sources, another is picked from the keyboard, and on paper it stands alone', async ({
  browser,
  baseURL,
}, { retry }) => {
  const firm = `Weekly Wharf ${retry + 1}`
  const page = await givenAccount(browser)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  const added = await page.request.post('/api/clients', { data: { name: firm, sector: 'Technology' } })
  expect(added.ok()).toBe(true)
  const { id: client } = (await added.json()) as { id: string }
  const data = { documentType: 'hld', client, projectName: 'Tide times', requirements, outputFormat: 'json' }
  expect((await page.request.post('/api/documents/generate', { data })).ok()).toBe(true)

  await page.goto(`${baseURL}/dashboard`)
  await page.getByRole('link', { name: 'Weekly report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly report' })).toBeFocused()
  // The address of a week works on its own; without one, the page may begin with the week before.
  await page.goto(`${baseURL}/weekly-report?week=${new Date().toISOString().slice(0, 10)}`)
  await page.getByRole('combobox', { name: 'Client', exact: true }).selectOption({ label: firm })
  await expect(page.getByRole('heading', { level: 1, name: `Weekly report: ${firm}` })).toBeVisible()
  const versions = page.getByRole('list', { name: /^New versions/ })
  const summary = page.getByText('High-Level Design 1.0.0 was written.')
  await expect(summary).toBeVisible()
  await page.getByText(/^Details \(/).click()
  await expect(versions.getByRole('listitem')).toHaveText([/High-Level Design 1\.0\.0/])
  await expect(versions.getByRole('link')).toHaveAttribute('href', /^\/documents\/[0-9a-f-]+\?version=1\.0\.0$/)
  for (const [width, height] of [
    [1440, 900],
    [320, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await sideways(page)).toBe(0)
    await expectNothingFound(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const file = await page.request.get((await page.getByRole('link', { name: 'PDF' }).getAttribute('href'))!)
  expect(file.headers()['content-type']).toContain('application/pdf')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(versions).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Previous week' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing happened in this week')).toBeVisible()
  await expect(page).toHaveURL(/week=\d{4}-\d{2}-\d{2}/)
  await page.getByRole('button', { name: 'Next week', exact: true }).press('Enter')
  await expect(summary).toBeVisible()
})
