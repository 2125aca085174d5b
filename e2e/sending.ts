import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The control that opens the dialog on a document's page: a button, or an item of “More”. */
type Opener = 'Send for review' | 'Send to client…' | 'Share'

/** Opens the dialog that sends the open document; returns the dialog. */
export async function openSending(page: Page, opener: Opener = 'Send to client…') {
  if (opener === 'Send for review') await page.getByRole('button', { name: opener }).click()
  else {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: opener }).click()
  }
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('They can')).toBeVisible()
  return dialog
}

type Sent = { to: string; right?: 'Read' | 'Read and comment' | 'Read and edit' | 'Approve'; opener?: Opener }

/** Sends the open document to addresses; returns the text to copy for the first. */
export async function sendTo(page: Page, { to, right = 'Read', opener }: Sent) {
  const dialog = await openSending(page, opener ?? (right === 'Approve' ? 'Send for review' : 'Send to client…'))
  await dialog.getByLabel('Other email addresses').fill(to)
  await dialog.getByLabel('They can').selectOption(right)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: /^(Sent|Ready to send)$/ })).toBeVisible()
  const text = dialog.getByText(/https?:\/\/\S+$/).first()
  const copied = (await text.count()) > 0 ? await text.innerText() : ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  return { text: copied, link: copied.trim().split('\n').at(-1)! }
}

/** Opens the list of people with access to the document; returns it. */
export async function openAccess(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Who has access' }).click()
  return page.getByRole('region', { name: 'Sharing' })
}
