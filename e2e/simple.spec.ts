import type { Page } from '@playwright/test'
import { type Example, expectGenerated, fillSimple, formOf, generate, shortBrief } from './brief.ts'
import { deliver, holdAnswer } from './hold-answer.ts'
import { expect, test } from './journey.ts'
import { showOwnAlone } from './own-documents.ts'

const generateUrl = '**/api/v2/documents/generate'
const briefNamed = (projectName: string) => ({ ...shortBrief, projectName })

test('a brief becomes a card with its content as JSON, and the form is empty again', async ({ simple: page }) => {
  await test.step('a draft stays on its own screen', () => expectDraftKept(page))
  const brief = briefNamed('Simple and whole')
  await showOwnAlone(page, brief.projectName)
  const release = await holdAnswer(page, generateUrl)
  const [sent] = await Promise.all([page.waitForRequest(generateUrl), fillSimple(page, brief).then(() => generate(page))])
  expect(sent.postDataJSON()).toEqual({
    documentType: 'hld',
    client: brief.client,
    projectName: brief.projectName,
    requirements: brief.requirements,
  })
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  release(deliver)
  await expectGenerated(page, brief)
  const card = page.getByRole('region', { name: brief.projectName })
  for (const fact of ['High-Level Design', 'Calder Bank', brief.projectName, 'Created'])
    await expect(card.getByText(fact, { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('region', { name: 'Content' })).toContainText('"schemaVersion": 1')
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await expect(formOf(page).getByLabel('Business objective')).toHaveValue('')
  const [asked] = await Promise.all([
    page.context().waitForEvent('request', (request) => /\/api\/v2\/documents\/[^/]+\/download$/.test(request.url())),
    card.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  const file = await page.request.get(asked.url())
  expect(JSON.stringify(await file.json())).toContain(brief.projectName)
  await expect(page.getByRole('region', { name: 'Recent Documents' }).getByText(brief.projectName).first()).toBeVisible()
  await test.step('a deck has its slides, though it is made as JSON', () => expectSlides(page, brief))
})

async function expectDraftKept(page: Page) {
  await fillSimple(page, shortBrief)
  await page.getByRole('link', { name: 'Advanced', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Document Generator' })).toBeFocused()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Simple', exact: true }).click()
  await page.reload()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue(shortBrief.projectName)
  await expect(formOf(page).getByLabel('Client')).toHaveValue(shortBrief.client)
}

async function expectSlides(page: Page, brief: Example) {
  await fillSimple(page, brief)
  await page.getByRole('radio', { name: 'PowerPoint' }).check({ force: true })
  await generate(page)
  const card = page.getByRole('region', { name: brief.projectName })
  for (const button of [
    card.getByRole('button', { name: 'Download PowerPoint' }),
    page.getByRole('button', { name: `Download ${brief.projectName} as PowerPoint` }),
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toBe('simple-and-whole-powerpoint-1.0.0.pptx')
  }
}
