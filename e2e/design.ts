import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const requirements = {
  businessObjective: 'Passengers buy a ticket for the ferry on their telephone before they are on board.',
  technicalRequirements:
    'The ticket is shown within 2 seconds. Tickets are checked by the deck crew without a network. Payments are taken through Stripe.',
}

type Asked = { projectName?: string; documentType?: string; startFrom?: string }
export async function write(
  page: Page,
  { projectName = `Ferry ${crypto.randomUUID()}`, documentType = 'hld', startFrom }: Asked = {},
) {
  const multipart = {
    documentType,
    client: 'aldgate',
    projectName,
    requirements: JSON.stringify(requirements),
    ...(startFrom && { startFrom }),
  }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save as a new version' })
export const view = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Loading...')).toHaveCount(0)
}
export const openDesign = async (page: Page, id: string, name = 'picture') => {
  await page.goto(`/documents/${id}/design?view=${name}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
}
