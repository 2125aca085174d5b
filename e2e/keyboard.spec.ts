import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { formOf } from './brief.ts'
import { pdfText } from './file-text.ts'
import { expect, test } from './journey.ts'
import { showOwnAlone } from './own-documents.ts'

/** More tab stops than any screen has. */
const mostStops = 80

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Reads an alert, whose button has the focus, and closes it. */
async function hear(page: Page, text: string) {
  await expect(page.getByRole('alertdialog', { name: text })).toBeVisible()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'OK' }))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a document is generated, approved, rolled back, exported as document.pdf and shared from the keyboard alone', async ({
  enhanced: page,
}, { retry }) => {
  const project = `Without a mouse ${retry + 1}`
  await showOwnAlone(page, project)
  await tabTo(page, page.getByRole('radio', { name: 'High-Level Design' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Aldgate Mutual' }))
  await page.keyboard.press('Space')
  await tabTo(page, formOf(page).getByLabel('Project name'))
  await page.keyboard.type(project)
  await press(page, button(page, 'Generate Document'))
  await hear(page, 'Document generated successfully!')
  // The focus is back on the button.
  await page.keyboard.press('Enter')
  await hear(page, 'Document generated successfully!')

  await press(page, button(page, new RegExp(`^History of ${project}`)))
  await expect(page.getByRole('heading', { name: 'Version History' })).toBeFocused()
  await press(page, button(page, 'Approve version 1.1.0'))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
  await hear(page, 'Version approved successfully')
  await press(page, button(page, 'Rollback to version 1.0.0'))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Rollback' }))
  await hear(page, 'Document rolled back to version 1.0.0')
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)

  const exported = page.waitForEvent('download')
  await press(page, button(page, new RegExp(`^Export ${project}`)))
  const file = await exported
  expect(file.suggestedFilename()).toBe('document.pdf')
  expect(await pdfText(await readFile(await file.path()))).toContain(project)

  await press(page, button(page, new RegExp(`^Share ${project}`)))
  await expect(page.getByLabel('Email address to share with')).toBeFocused()
  await page.keyboard.type('grace@example.org')
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Can edit'))
  await hear(page, 'Document shared with grace@example.org')
  await expect(button(page, new RegExp(`^Share ${project}`))).toBeFocused()
})
