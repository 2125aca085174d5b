import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFoundAtWidths } from './nothing-found.ts'

/** A member of staff in live work. */
async function givenStaff(browser: Browser) {
  const page = await givenAccount(browser)
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  return page
}

async function givenClient(page: Page, name: string) {
  const answer = await page.request.post('/api/clients', { data: { name, sector: 'Technology' } })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

/** Creates a document that is published to the client; returns its id. */
async function givenPublished(page: Page, client: string, projectName: string) {
  const requirements = {
    businessObjective: 'The objective is to bring meter readings into one platform, so that bills are right.',
    technicalRequirements: 'Readings must be kept for seven years.',
    budget: '£180,000 for design and build.',
  }
  const answer = await page.request.post('/api/documents/generate', {
    data: { documentType: 'hld', client, projectName, requirements, outputFormat: 'json' },
  })
  expect(answer.ok()).toBe(true)
  const { document } = (await answer.json()) as { document: { id: string } }
  expect((await page.request.post(`/api/documents/${document.id}/versions/1.0.0/publish`)).ok()).toBe(true)
  return document.id
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a client is added from the keyboard; its page tells what goes on, keeps contacts, and shows what the client sees', async ({
  browser,
  baseURL,
}, { retry }) => {
  const page = await givenStaff(browser)
  await page.goto(`${baseURL}/dashboard/clients`)
  await page.getByRole('button', { name: 'New client' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.type(`Paged Pines ${retry + 1}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Media')
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  const id = `paged-pines-${retry + 1}`
  await expect(page).toHaveURL(`/clients/${id}`)
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await givenPublished(page, id, 'Meter Readings')
  await page.goto(`${baseURL}/clients/${id}`)
  const documents = region(page, 'Documents')
  await documents.getByRole('tab', { name: 'Waiting for approval 1' }).click()
  await expect(documents.getByRole('tabpanel').getByRole('link')).toHaveCount(1)
  await expect(documents.getByRole('tabpanel').getByText(/open questions?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Petra Pine')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('petra@pines.example')
  await page.getByRole('button', { name: 'Save contact' }).click()
  await expect(region(page, 'Contacts').getByText('Petra Pine')).toBeVisible()
  await page.getByRole('link', { name: 'View as this client' }).click()
  await expect(heading(page, `Paged Pines ${retry + 1}, as its people see it`)).toBeVisible()
  await expect(region(page, 'Questions for you').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await page.goto(`${baseURL}/clients/${id}`)
  await page.getByRole('link', { name: 'New document' }).click()
  await expect(page.getByRole('combobox', { name: /^Client/ })).toHaveValue(id)
})

test('nothing is found on the live screens of staff, nor on what a client sees, at any width', async ({ browser, baseURL }, {
  retry,
}) => {
  test.slow()
  const staff = await givenStaff(browser)
  const client = await givenClient(staff, `Wide Willows ${retry + 1}`)
  await givenPublished(staff, client, 'Meter Readings')
  const screens = [
    ['/dashboard', 'Activity'],
    ['/dashboard/clients', ''],
    [`/clients/${client}`, 'Contacts'],
    [`/clients/${client}/view`, 'Waiting for you'],
  ] as const
  for (const [path, part] of screens) {
    await staff.goto(`${baseURL}${path}`)
    await expect(part === '' ? staff.getByRole('link', { name: 'Calder Bank', exact: true }) : region(staff, part)).toBeVisible()
    await expectNothingFoundAtWidths(staff)
  }
})
