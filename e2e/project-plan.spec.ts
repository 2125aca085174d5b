import { givenDocument, givenLive, openProject } from './given-project.ts'
import { expect, test } from './journey.ts'
import { expectNothingFoundAt } from './nothing-found.ts'

const widths = [1440, 390, 320]

test('stages are made longer and put after one another on the project’s page, and saved as a version', async ({ browser }) => {
  test.slow()
  const page = await givenLive(browser)
  const id = await givenDocument(page, 'Planned in place')
  await openProject(page, 'Planned in place')
  const timeline = page.getByRole('figure', { name: 'Timeline' })
  await expect(timeline).toBeVisible()
  await page.getByRole('button', { name: 'Edit plan' }).press('Enter')
  const editor = page.getByRole('region', { name: 'Edit plan' })
  await expect(editor.getByRole('button', { name: 'Close' })).toBeFocused()
  const end = editor.getByRole('slider').first()
  const stage = (await end.getAttribute('aria-label'))!.replace('Weeks of ', '')
  const before = Number(await end.getAttribute('aria-valuenow'))
  await end.press('ArrowRight')
  await expect(end).toHaveAttribute('aria-valuenow', String(before + 1))
  await editor.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(end).toHaveAttribute('aria-valuenow', String(before))
  await end.press('ArrowRight')
  // The last stage waits for the first one instead, so that it starts right after it.
  const last = editor.getByRole('row').last()
  for (const remove of await last.getByRole('button', { name: /^Remove .* from / }).all()) await remove.press('Enter')
  await expect(last.getByRole('cell').nth(2)).toHaveText(/\D1$/)
  await last.getByRole('combobox').selectOption({ label: stage })
  await expect(last.getByRole('cell').nth(2)).toHaveText(new RegExp(`\\D${before + 2}$`))
  await expectNothingFoundAt(page, widths)
  await page.setViewportSize({ width: 1440, height: 900 })
  await editor.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(editor.getByText('Version 1.1.0 is saved')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText(`weeks 1 to ${before + 1}`)
  await expect(page.getByRole('region', { name: 'The plan moved' })).toContainText(stage)
  await editor.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit plan' })).toBeFocused()
  // The project’s own start is put into the plan, so that both have one.
  const start = page.getByRole('textbox', { name: 'Start of Planned in place' })
  await start.fill('2027-02-01')
  await start.press('Enter')
  await expect(page.getByText('Dates here count from 1 February 2027.')).toBeVisible()
  await page.getByRole('button', { name: 'Use 1 February 2027 in the plan' }).press('Enter')
  await expect(editor.getByRole('textbox', { name: 'Start of the work' })).toHaveValue('01/02/2027')
  await editor.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(editor.getByText('Version 1.2.0 is saved')).toBeVisible()
  await expect(page.getByText('Dates here count from')).toHaveCount(0)
  await page.goto(`/documents/${id}/design?view=plan`)
  await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuenow', String(before + 1))
})

test('nothing is found on the lists of projects, where one is begun, on one, nor in the palette above it, at any width', async ({
  browser,
}) => {
  test.slow()
  const page = await givenLive(browser)
  await givenDocument(page, 'Looked at in lists')
  for (const view of ['list', 'board', 'timeline']) {
    await page.goto(`/dashboard/projects?view=${view}&client=fairholm`)
    await expect(page.getByRole('link', { name: 'Looked at in lists' })).toBeVisible()
    await expectNothingFoundAt(page, widths)
  }
  await page.goto('/dashboard/projects?begin=true')
  await expect(page.getByRole('form', { name: 'New project' })).toBeVisible()
  await expectNothingFoundAt(page, widths)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProject(page, 'Looked at in lists')
  await expect(page.getByRole('figure', { name: 'Timeline' })).toBeVisible()
  await page.getByText('How this is calculated').click()
  await page.getByText('As a table').click()
  await expectNothingFoundAt(page, widths)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('policy')
  await expect(page.getByRole('group', { name: 'Documents' })).toBeVisible()
  await expectNothingFoundAt(page, widths)
})
