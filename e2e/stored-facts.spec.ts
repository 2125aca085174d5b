import type { Page } from '@playwright/test'
import { expectGenerated, fillBrief, fillEnhanced, formOf, generate, shortBrief } from './brief.ts'
import { expectAlert } from './enhanced.ts'
import { expect, test } from './journey.ts'
import { showOwnAlone } from './own-documents.ts'

const box = (page: Page) => page.getByRole('checkbox', { name: 'Start from what is known of this project' })
const toldOf = (page: Page) => page.getByText(/^(Fields you leave empty|What you write|Only what)/)

test('a second document starts from what the first says, and its card tells so', async ({ generator: page }) => {
  const brief = { ...shortBrief, projectName: 'Known already' }
  await fillBrief(page, brief, 'JSON')
  await expect(box(page)).toHaveCount(0)
  await generate(page)
  await expectGenerated(page, brief)
  await page.getByRole('radio', { name: 'Low-Level Design' }).check({ force: true })
  await formOf(page).getByLabel('Client').selectOption(brief.client)
  await formOf(page).getByLabel('Project name').fill('known ALREADY')
  await expect(box(page)).toBeChecked()
  await expect(box(page)).toHaveAccessibleDescription(
    'Fields you leave empty are taken from High-Level Design 1.0.0: business objective and 5 requirements.',
  )
  await formOf(page).getByLabel('Business objective').fill('See every payment at once.')
  await expect(toldOf(page)).toHaveText('Fields you leave empty are taken from High-Level Design 1.0.0: 5 requirements.')
  await page.getByRole('button', { name: 'Fill in the fields' }).click()
  await expect(formOf(page).getByLabel('Technical requirements')).toHaveValue(brief.requirements['technicalRequirements']!)
  await expect(formOf(page).getByLabel('Business objective')).toHaveValue('See every payment at once.')
  await formOf(page).getByLabel('Technical requirements').fill('')
  await generate(page)
  await expect(page.getByText('Document generated successfully!')).toBeVisible()
  await expect(page.locator('dt').filter({ hasText: 'Starts from' }).first().locator('+ dd')).toHaveText('High-Level Design 1.0.0')
})

/** Creates documents from one brief. */
async function givenProject(page: Page, projectName: string, types = ['hld']) {
  for (const documentType of types) {
    const requirements = { technicalRequirements: 'Handlers must search claims by policy number.', budget: '£450,000' }
    const answer = await page.request.post('/api/documents/generate', {
      data: { documentType, client: 'aldgate', projectName, requirements },
    })
    expect(answer.ok()).toBe(true)
  }
}

test('what a later brief changes puts the other document out of date, until it is written again', async ({ enhanced: page }) => {
  await showOwnAlone(page, 'Moved on')
  await givenProject(page, 'Moved on', ['lld', 'hld'])
  await fillEnhanced(page, 'Moved on')
  await formOf(page).getByLabel('Budget', { exact: true }).fill('£500,000')
  await expect(toldOf(page)).toContainText('1 requirement')
  await formOf(page).getByLabel('Scope', { exact: true }).fill('Claims.')
  await formOf(page).getByLabel('Scope', { exact: true }).fill('')
  await generate(page)
  await expectAlert(page, 'Document generated successfully!')
  const row = page.getByRole('listitem').filter({ hasText: 'Moved on, Low-Level Design' })
  await expect(row).toContainText('Out of date since High-Level Design 1.1.0. Budget £500,000 instead of £450,000.')
  await row.getByRole('link', { name: /Moved on/ }).click()
  const about = page.getByRole('region', { name: 'About this document' })
  await expect(about).toContainText('Budget £500,000 instead of £450,000.')
  await page.goBack()
  await page.getByRole('button', { name: 'Generate Moved on, Low-Level Design again' }).click()
  await expectAlert(page, 'Document generated successfully!')
  await expect(row).toContainText('1.1.0')
  await expect(row.getByText('Out of date')).toHaveCount(0)
})
