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
/** Opens a view of the design: by its tab, or from the list of a narrow screen. */
export const view = async (page: Page, name: string) => {
  const isWide = page.viewportSize()!.width >= 1024
  if (isWide) await page.getByRole('tab', { name, exact: true }).click()
  else await page.getByRole('combobox', { name: 'Parts of the design' }).selectOption(name)
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached()
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
}
export const openDesign = async (page: Page, id: string, name = 'picture') => {
  await page.goto(`/documents/${id}/design?view=${name}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
}
