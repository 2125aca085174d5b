import { formOf, generate } from './brief.ts'
import { answerDialog, expectAlert, writeDocument } from './enhanced.ts'
import { expect, test } from './journey.ts'

test('an approval says what changed, is offered for the newest alone, and is taken back until it was shared', async ({
  enhanced: page,
}) => {
  const project = `Taken back ${Date.now()}`
  await writeDocument(page, project)
  await page.getByRole('button', { name: `History of ${project}` }).click()
  await page.getByRole('button', { name: 'Approve version 1.0.0' }).click()
  await answerDialog(page, 'Approve version 1.0.0?', 'Approve')
  await expectAlert(page, 'Version approved successfully')
  await formOf(page).getByLabel('Scope', { exact: true }).fill('One more branch office.')
  await generate(page)
  await expectAlert(page, 'Document generated successfully!')
  await page.getByRole('button', { name: 'Approve version 2.0.0' }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve version 2.0.0?' })
  await expect(question).toContainText('Since version 1.0.0, the last that was approved:')
  await expect(question).toContainText('Statements: added S1')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Take back the approval of version 1.0.0' }).click()
  const prompt = page.getByRole('dialog', { name: 'Take back the approval of version 1.0.0?' })
  await prompt.getByRole('button', { name: 'Take back' }).click()
  await expect(prompt.getByLabel('Reason')).toBeFocused()
  await prompt.getByLabel('Reason').fill('The budget is wrong.')
  await page.keyboard.press('Enter')
  await expectAlert(page, 'Approval taken back')
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText(/Approval taken back by .+: The budget is wrong\./)
  await expect(versions.getByText(/^Approved by/)).toHaveCount(0)
  // It is a draft again, but not the newest version.
  await expect(versions.getByRole('button', { name: /^Approve/ })).toHaveCount(1)

  await page.getByRole('button', { name: 'Approve version 2.0.0' }).click()
  await answerDialog(page, 'Approve version 2.0.0?', 'Approve')
  await expectAlert(page, 'Version approved successfully')
  await expect(versions.getByRole('button', { name: 'Take back the approval of version 2.0.0' })).toBeVisible()
  await page.getByRole('link', { name: project }).first().click()
  await expect(page.getByRole('region', { name: 'About this document' })).toContainText(/Approved by .+, \d/)
  await page.goBack()
  await page.getByRole('button', { name: `Share ${project}` }).click()
  await page.getByRole('dialog').getByLabel('Email address to share with').fill('grace@example.org')
  await page.keyboard.press('Enter')
  await answerDialog(page, 'May grace@example.org edit the document?', 'Read-only')
  await expectAlert(page, 'Document shared with grace@example.org')
  await page.getByRole('button', { name: `History of ${project}` }).click()
  await expect(versions.getByText(/^Approved by/)).toBeVisible()
  await expect(versions.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
})
