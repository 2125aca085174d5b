import { readFile } from 'node:fs/promises'
import { fillEnhanced, generate } from './brief.ts'
import { pdfText } from './file-text.ts'
import { holdAnswer, lose } from './hold-answer.ts'
import { expect, test } from './journey.ts'
import { answerDialog, expectAlert, givenLists, writeDocument } from './enhanced.ts'

const generateUrl = '**/api/documents/generate'

test('an answer that is lost on its way is found by its key, also after a reload', async ({ enhanced: page }) => {
  const release = await holdAnswer(page, generateUrl)
  await fillEnhanced(page, 'Lost and found')
  await generate(page)
  await expect(page.getByText('Making the file: done')).toBeVisible()
  await page.reload()
  await expectAlert(page, 'Document generated successfully!')
  release(lose)
})

test('a version is approved once, rolled back after a question, exported as document.pdf and shared', async ({
  enhanced: page,
}) => {
  await writeDocument(page, 'Approved and rolled back')
  await page.getByRole('button', { name: /^History of Approved and rolled back/ }).click()
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  const approve = page.getByRole('button', { name: 'Approve version 1.0.0' })
  await approve.click()
  await expect(page.getByRole('alertdialog', { name: 'Approve version 1.0.0?' })).toContainText(
    'This will be the first approved version.',
  )
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
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Export Approved/ }).click()])
  expect(file.suggestedFilename()).toBe('document.pdf')
  expect(await pdfText(await readFile(await file.path()))).toContain('Approved and rolled back')
  await page.getByRole('button', { name: /^Share Approved/ }).click()
  await page.getByRole('dialog').getByLabel('Email address to share with').fill('grace@example.org')
  await page.keyboard.press('Enter')
  await answerDialog(page, 'May grace@example.org edit the document?', 'Read-only')
  await expectAlert(page, 'Document shared with grace@example.org')
})

test('the history scrolls within a height of its own', async ({ enhanced: page }) => {
  await givenLists(page)
  await page.getByRole('button', { name: 'History of Number 1' }).click()
  const panel = page.getByRole('region', { name: 'Versions' })
  await expect(panel.getByRole('listitem')).toHaveCount(30)
  const heights = await panel.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(heights.clientHeight).toBeLessThanOrEqual(384)
  expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight)
})
