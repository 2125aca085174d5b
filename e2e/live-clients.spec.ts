import type { Browser, Page } from '@playwright/test'
import { formOf } from './brief.ts'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound, expectNothingFoundAtWidths } from './nothing-found.ts'

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

/** Puts a question of the document to a contact with an email address. */
async function givenAsked(page: Page, { client, id, email }: { client: string; id: string; email: string }) {
  const data = { name: 'Petra Poplar', email, phone: '', role: '' }
  const { contact } = (await (await page.request.post(`/api/clients/${client}/contacts`, { data })).json()) as { contact: string }
  const { facts } = (await (await page.request.get(`/api/v3/documents/${id}/facts`)).json()) as {
    facts: { questions: { id: string }[] }
  }
  const asked = { data: { base: '1.0.0', contact } }
  expect((await page.request.post(`/api/documents/${id}/questions/${facts.questions[0]!.id}/ask`, asked)).ok()).toBe(true)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a client is added from the keyboard alone, found, and written for; a file of clients is checked first; what fails is told', async ({
  browser,
  baseURL,
}, { retry }) => {
  const firm = `Keyed Kites ${retry + 1}`
  const page = await givenStaff(browser)
  await page.goto(`${baseURL}/dashboard/clients`)
  await expect(heading(page, 'Clients')).toBeVisible()
  await page.getByRole('button', { name: 'New client' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.type(firm)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Media')
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/keyed-kites-${retry + 1}`)
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(heading(page, firm)).toBeVisible()
  await page.goto(`${baseURL}/dashboard/documents`)
  await formOf(page).getByLabel('Client').selectOption({ label: firm })
  await page.goto(`${baseURL}/dashboard/clients`)
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(firm)
  await expect(page.locator('output').filter({ hasText: '1 client' })).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('row').filter({ hasText: firm })).toBeVisible()
  // A name that is taken causes an error, and the typed text remains.
  await page.getByRole('button', { name: 'New client' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(firm.toLowerCase())
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('alert')).toContainText(`There is already a client named ${firm.toLowerCase()}.`)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(firm.toLowerCase())
  await page.goto(`${baseURL}/dashboard/clients`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  // As Excel saves it in much of Europe: with semicolons, in the default encoding of Windows.
  const lines = ['Name;Sector', `Filed Färne ${retry + 1};Media`, 'Calder Bank;Media', 'Filed Moss;Gardening', '']
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
  await page.getByLabel('CSV file').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('1 client can be added. 2 lines are left out.')).toBeVisible()
  await expect(page.getByText('There is already a client named Calder Bank.')).toBeVisible()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Add 1 client' }).click()
  await expect(page.getByText('1 client added.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('filed')
  await expect(page.getByRole('link', { name: `Filed Färne ${retry + 1}`, exact: true })).toBeVisible()
  await page.route('**/api/overview', (route) => route.fulfill({ status: 403, json: { error: 'No.', code: 'not-allowed' } }))
  await page.goto(`${baseURL}/dashboard`)
  await expect(page.getByRole('alert')).toContainText('This could not be loaded')
  await page.unroute('**/api/overview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(region(page, 'Needs attention')).toBeVisible()
})

test('a client’s page tells what goes on, keeps contacts, and shows what the client sees', async ({ browser, baseURL }, {
  retry,
}) => {
  const page = await givenStaff(browser)
  const id = await givenClient(page, `Paged Pines ${retry + 1}`)
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

test('a client’s overview leads to what waits for it, and its answers go to the staff', async ({ browser, baseURL }, { retry }) => {
  const staff = await givenStaff(browser)
  const client = await givenClient(staff, `Portal Poplars ${retry + 1}`)
  const id = await givenPublished(staff, client, 'Meter Readings')
  const email = `petra-${retry + 1}@poplars.example`
  const page = await givenAccount(browser, { client, email })
  await givenAsked(staff, { client, id, email })
  await page.goto(`${baseURL}/dashboard`)
  await expect(heading(page, /^Welcome back/)).toBeVisible()
  await expect(region(page, 'New since your last visit')).toContainText('Meter Readings')
  await expect(page.getByRole('link', { name: 'Weekly report' })).toHaveCount(0)
  const questions = region(page, 'Questions for you')
  const first = questions.getByRole('textbox')
  await first.fill('The billing team does.')
  await page.reload()
  await expect(first).toHaveValue('The billing team does.')
  await questions.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText(/^Thank you\. Your consultants have your answer on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  // Nobody asked for an approval, so the document is only new.
  await expect(region(page, 'Waiting for you').getByRole('link')).toHaveCount(0)
  await region(page, 'New since your last visit')
    .getByRole('link', { name: /Meter Readings/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/documents/${id}`)
  // Another client looks as if it did not exist.
  await page.goto(`${baseURL}/clients/calder`)
  await expect(heading(page, 'There is no such client')).toBeVisible()
  await expect(page.getByText('Calder Bank')).toHaveCount(0)
})

test('nothing is found on the live screens of staff and of a client, at any width', async ({ browser, baseURL }, { retry }) => {
  test.slow()
  const staff = await givenStaff(browser)
  const client = await givenClient(staff, `Wide Willows ${retry + 1}`)
  await givenPublished(staff, client, 'Meter Readings')
  const own = await givenAccount(browser, { client })
  const screens: [Page, string, string][] = [
    [staff, '/dashboard', 'Activity'],
    [staff, '/dashboard/clients', ''],
    [staff, `/clients/${client}`, 'Contacts'],
    [staff, `/clients/${client}/view`, 'Waiting for you'],
    [own, '/dashboard', 'Waiting for you'],
  ]
  for (const [page, path, part] of screens) {
    await page.goto(`${baseURL}${path}`)
    await expect(part === '' ? page.getByRole('link', { name: 'Calder Bank', exact: true }) : region(page, part)).toBeVisible()
    await expectNothingFoundAtWidths(page)
  }
})
