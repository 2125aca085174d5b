import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseOtherDesign, examples, expectGenerated, fillBrief, formOf, generate, shortBrief } from './brief.ts'
import { givenRuns, givenSection, givenStyle, givenTemplate } from '../src/server/testing/given-template.ts'
import { pdfText, unzip } from './file-text.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { showOwnAlone } from './own-documents.ts'

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()])
  return readFile(await file.path())
}

test('writes a brief along a reference design and gives it as a PDF', async ({ generator: page }) => {
  const [, example] = examples.find(([name]) => name === 'brightwater-audience-analytics')!
  await fillBrief(page, example, 'PDF')
  // No design is near to the audience analytics of a news site.
  await chooseOtherDesign(page, 'Event streaming and alerts')
  await generate(page)
  await expectGenerated(page, example)
  const text = await pdfText(await download(page, 'Download PDF'))
  expect(text).toContain(example.projectName)
  expect(text).toContain('Components and connections')
})

test('shows the content as a document and as JSON, and opens the JSON in a tab of its own', async ({ generator: page }) => {
  await fillBrief(page, shortBrief, 'JSON')
  await generate(page)
  await expectGenerated(page, shortBrief)
  await expect(page.getByRole('link', { name: 'View document' })).toHaveAttribute('href', /^\/documents\/[\w-]{36}$/)
  const content = page.getByRole('tabpanel')
  await expect(content.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect(content).toContainText('"schemaVersion": 1')
  const [asked] = await Promise.all([
    page.context().waitForEvent('request', (sent) => sent.url().endsWith('/download?format=json')),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  const file = await page.request.get(asked.url())
  expect(JSON.stringify(await file.json())).toContain(shortBrief.projectName)
})

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const houseTemplate = givenTemplate({
  body: `${givenRuns(['{{body}}'])}<w:altChunk r:id="none"/>${givenSection('<w:headerReference w:type="default" r:id="header1"/>')}`,
  styles: givenStyle('Standard', 'Normal', { isDefault: true }) + givenStyle('berschrift1', 'heading 1', { based: 'Standard' }),
  edges: { header1: givenRuns(['The house of Aldgate']) },
})

test('writes in the looks of a template, empties the form and lists the document with at most three formats', async ({
  generator: page,
}) => {
  const brief = { ...shortBrief, projectName: `Listed ${Date.now()}` }
  await showOwnAlone(page, brief.projectName)
  await fillBrief(page, brief, 'Word')
  const file = { name: 'house.docx', mimeType: mediaType, buffer: Buffer.from(houseTemplate) }
  await formOf(page).getByLabel('Template (optional)').setInputFiles(file)
  await expect(page.getByText('Template selected: house.docx')).toBeVisible()
  await generate(page)
  await expectGenerated(page, brief)
  await expect(page.getByRole('region', { name: 'What the Word file does not take from the template' })).toContainText('altChunk')
  await expectNothingFound(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize(size)
  const word = await download(page, 'Download Word')
  expect(unzip(word, 'word/header1.xml').toString()).toContain('The house of Aldgate')
  expect(unzip(word, 'word/document.xml').toString()).toContain('<w:pStyle w:val="berschrift1"/>')
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await expect(page.getByText('Template selected: house.docx')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'JSON', exact: true })).toBeChecked()
  const card = page.getByRole('region', { name: 'Recent Documents', exact: true }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  const names = await card.getByRole('button').allTextContents()
  expect(names).toEqual(['Word', 'PDF', 'PowerPoint'])
})
