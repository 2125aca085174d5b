import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillEnhanced, formOf, generate } from './brief.ts'
import { pdfText } from './file-text.ts'
import { deliver, holdAnswer, lose } from './hold-answer.ts'
import { expect, expectInert, test } from './journey.ts'
import { answerDialog, expectAlert, givenLists, writeDocument } from './enhanced.ts'
import { showOwnAlone } from './own-documents.ts'

const generateUrl = '**/api/documents/generate'

test('offers two design documents and two clients, and a button for more that does nothing', async ({ enhanced: page }) => {
  const names = (group: string) => page.getByRole('group', { name: group }).getByRole('radio')
  await expect(names('Document type')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Low-Level Design' })).toBeAttached()
  await expect(names('Client')).toHaveCount(2)
  await expectInert(page, 'Add Client')
})

test('the button waits until type, client and project name are there', async ({ enhanced: page }) => {
  const button = page.getByRole('button', { name: 'Generate Document' })
  await expect(button).toBeDisabled()
  await page.getByRole('radio', { name: 'Low-Level Design' }).check({ force: true })
  await expect(button).toBeDisabled()
  await page.getByRole('radio', { name: 'Wexmoor County Council' }).check({ force: true })
  await formOf(page).getByLabel('Project name').fill('   ')
  await expect(button).toBeDisabled()
  await formOf(page).getByLabel('Project name').fill('Contact')
  await expect(button).toBeEnabled()
})

test('everything that was typed is sent, and the document is led to', async ({ enhanced: page }) => {
  const release = await holdAnswer(page, generateUrl)
  await showOwnAlone(page, 'All fields')
  await fillEnhanced(page, 'All fields')
  await page.getByText('Constraints and assumptions').click()
  const texts = {
    businessObjective: 'Business objective',
    technicalRequirements: 'Technical requirements',
    scope: 'Scope',
    deliverables: 'Deliverables',
    timeline: 'Timeline',
    budget: 'Budget',
    constraints: 'Constraints',
    assumptions: 'Assumptions',
  }
  for (const label of Object.values(texts)) await formOf(page).getByLabel(label, { exact: true }).fill(`${label} as typed.`)
  const [sent] = await Promise.all([page.waitForRequest(generateUrl), generate(page)])
  expect(sent.postDataJSON()).toEqual({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'All fields',
    requirements: Object.fromEntries(Object.entries(texts).map(([field, label]) => [field, `${label} as typed.`])),
  })
  const busy = page.getByRole('button', { name: 'Generating with Claude AI...' })
  await expect(busy).toBeDisabled()
  // The words are the specification's; who really writes stands beside them.
  await expect(busy).toHaveAccessibleDescription('The Arcwright offline composer is writing it. It costs nothing.')
  release(deliver)
  const alert = page.getByRole('alertdialog', { name: 'Document generated successfully!' })
  await expect(alert.getByRole('link', { name: 'View document' })).toHaveAttribute('href', /^\/documents\/[\w-]{36}$/)
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Generate Document' })).toBeFocused()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('All fields')
  await expect(page.getByRole('button', { name: /^History of All fields/ })).toBeVisible()
})

test('an answer that is lost on its way is found by its key, also after a reload', async ({ enhanced: page }) => {
  const release = await holdAnswer(page, generateUrl)
  await fillEnhanced(page, 'Lost and found')
  await generate(page)
  await expect(page.getByText('Making the file: done')).toBeVisible()
  await page.reload()
  await expectAlert(page, 'Document generated successfully!')
  release(lose)
})

test('a failure is told by one sentence, whatever the server says, and what was typed is kept', async ({ enhanced: page }) => {
  await page.route(generateUrl, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'It failed.', details: 'The disk is full.' } }),
  )
  await fillEnhanced(page, 'Never written')
  await generate(page)
  await expectAlert(page, 'Failed to generate document')
  await expect(page.getByRole('button', { name: 'Generate Document' })).toBeFocused()
  await page.reload()
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('Never written')
  await expect(page.getByRole('radio', { name: 'Aldgate Mutual' })).toBeChecked()
})

test('a version is approved once, rolled back after a question, and both are told', async ({ enhanced: page }) => {
  await writeDocument(page, 'Approved and rolled back')
  await page.getByRole('button', { name: /^History of Approved and rolled back/ }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  const approve = page.getByRole('button', { name: 'Approve version 1.0.0' })
  await approve.click()
  await expect(page.getByRole('alertdialog', { name: 'Approve version 1.0.0?' })).toContainText('No version before it is approved.')
  await page.keyboard.press('Escape')
  await expect(approve).toBeFocused()
  await approve.click()
  await answerDialog(page, 'Approve version 1.0.0?', 'Approve')
  await expectAlert(page, 'Version approved successfully')
  await expect(page.getByText(/^Approved by /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve version 1.0.0' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()

  await generate(page)
  await expectAlert(page, 'Document generated successfully!')
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Approve version 2.0.0' })).toBeVisible()

  const rollback = page.getByRole('button', { name: 'Rollback to version 1.0.0' })
  const question = 'Are you sure you want to rollback to version 1.0.0?'
  await rollback.click()
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(rollback).toBeFocused()
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await rollback.click()
  await answerDialog(page, question, 'Rollback')
  await expectAlert(page, 'Document rolled back to version 1.0.0')
  await expect(versions.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Close version history' }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toHaveCount(0)
})

test('a document is exported as document.pdf', async ({ enhanced: page }) => {
  await writeDocument(page, 'Exported')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Export Exported/ }).click()])
  expect(file.suggestedFilename()).toBe('document.pdf')
  expect(await pdfText(await readFile(await file.path()))).toContain('Exported')
})

/** What each way through the two dialogs sends; nothing where sharing was called off. */
const shares: [how: string, end: (page: Page) => Promise<void>, role: string][] = [
  ['confirming lets them edit', (page) => page.getByRole('button', { name: 'Can edit' }).click(), 'writer'],
  ['the second button lets them read', (page) => page.getByRole('button', { name: 'Read-only' }).click(), 'reader'],
]

for (const [how, end, role] of shares) {
  test(`a document is shared with an address: ${how}`, async ({ enhanced: page }) => {
    await writeDocument(page, `Shared as ${role}`)
    await page.getByRole('button', { name: new RegExp(`^Share Shared as ${role}`) }).click()
    const prompt = page.getByRole('dialog', { name: 'Share this document' })
    const said = await prompt.getByText(/^They will see version/).innerText()
    const [, version] = /^They will see version (\S+), a draft, and nothing written later\.$/.exec(said)!
    await prompt.getByLabel('Email address to share with').fill('grace@example.org')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'May grace@example.org edit the document?' })
    await expect(question).toContainText('Escape shares nothing.')
    const [sent] = await Promise.all([page.waitForRequest('**/api/documents/*/share'), end(page)])
    expect(sent.postDataJSON()).toEqual({ email: 'grace@example.org', role, version })
    await expect(page.getByRole('alertdialog')).toContainText('No letter was sent: copy the invitation and send it yourself.')
    await expectAlert(page, 'Document shared with grace@example.org')
  })
}

test('sharing is called off by Escape and by its button, and wants an address', async ({ enhanced: page }) => {
  const sent: string[] = []
  await writeDocument(page, 'Not shared')
  page.on('request', (request) => sent.push(request.url()))
  const share = page.getByRole('button', { name: /^Share Not shared/ })
  for (const callOff of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await share.click()
    const input = page.getByRole('dialog').getByLabel('Email address to share with')
    await expect(input).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await input.fill('no address')
    await page.keyboard.press('Enter')
    await expect(input).toBeFocused()
    await callOff()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(share).toBeFocused()
  }
  expect(sent.filter((url) => url.endsWith('/share'))).toEqual([])
})

test('Escape at the second question shares nothing', async ({ enhanced: page }) => {
  await givenLists(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const share = page.getByRole('button', { name: 'Share Number 1' })
  await share.click()
  await page.getByRole('dialog').getByLabel('Email address to share with').fill('grace@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'May grace@example.org edit the document?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(share).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent.filter((url) => url.endsWith('/share'))).toEqual([])
})

test('the folders are set up without a word', async ({ enhanced: page }) => {
  for (const works of [true, false]) {
    if (!works) await page.route('**/api/setup/folders', (route) => route.abort())
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/setup/folders'),
      page.getByRole('button', { name: 'Setup Google Drive' }).click(),
    ])
    expect(sent.postData()).toBeNull()
    if (works) expect((await sent.response())?.ok()).toBe(true)
    await expect(page.getByRole('button', { name: 'Setup Google Drive' })).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})
