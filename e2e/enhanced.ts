import { expect, type Page } from '@playwright/test'

/** Presses a button of a dialog. */
export async function answerDialog(page: Page, text: string, button: string) {
  const dialog = page.getByRole('alertdialog', { name: text })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
}

export const expectAlert = (page: Page, text: string) => answerDialog(page, text, 'OK')

const documents = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  name: `Number ${index}`,
  documentType: 'hld',
  client: index === 2 ? 'wexmoor' : 'aldgate',
  currentVersion: index === 0 ? '' : `1.${index}.0`,
  approved: index > 3,
  modifiedTime: '2026-01-01T10:00:00.000Z',
  webViewLink: `/documents/${index}`,
}))
const versions = Array.from({ length: 30 }, (_, index) => ({
  version: `1.${29 - index}.0`,
  timestamp: '2026-01-01T10:00:00.000Z',
  changelog: `Change ${29 - index}`,
  approved: index % 2 === 1,
  approvedBy: index % 2 === 1 ? 'Ada' : null,
  approvedAt: index % 2 === 1 ? '2026-01-02T10:00:00.000Z' : null,
  contentHash: 'a',
  author: 'Grace',
  writer: 'A model',
}))
const rights = { generate: true, approve: true, rollback: true, share: true }
const history = { document: { ...documents[1], currentVersion: '1.29.0' }, versions, rights }

/** Responds to the lists with fixed documents. */
export async function givenLists(page: Page) {
  await page.route('**/api/documents', (route) => route.fulfill({ json: { documents } }))
  await page.route('**/api/documents/1', (route) => route.fulfill({ json: history }))
  await page.route('**/api/documents/1/versions/*/changes', (route) =>
    route.fulfill({ json: { since: '1.28.0', changes: 'Scope.' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Number 0' })).toBeVisible()
}
