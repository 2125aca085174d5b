import type { Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expectNothingFound } from './nothing-found.ts'
import { expect, test } from './journey.ts'

const field = (name: string) => ({ name, exact: true })

const panelOf = (page: Page) => page.getByRole('region', { name: 'What the brief says' })
const requirementsOf = (page: Page) => page.getByRole('textbox', field('Technical requirements'))

test('what the brief says is beside the form, a press marks its words there, and a file fills the fields with a clear count', async ({
  generator: page,
}) => {
  await requirementsOf(page).fill(
    'Tickets come from SeaBook over SFTP.\nA ticket is accepted once.\nTests end on 3 May 2027, tests begin on 7 June 2027.',
  )
  const panel = panelOf(page)
  await expect(panel.getByRole('status')).toHaveText(/^\d statements, sorted by kind\./)
  await panel.getByText('Requirements', { exact: true }).click()
  await panel.getByRole('button', { name: 'Show in Technical requirements: A ticket is accepted once.' }).click()
  await expect(requirementsOf(page)).toBeFocused()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('A ticket is accepted once.')
  const dates = panel.getByRole('region', { name: 'Dates' })
  await expect(dates.getByRole('listitem').first()).toHaveText('3 May 2027 – 2027-05-03')
  await expect(panel.getByRole('region', { name: 'Not mentioned' })).toContainText(' · ')
  await dates.getByRole('button', { name: 'Show in Technical requirements: 3 May 2027' }).click()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('3 May 2027')
  await requirementsOf(page).fill('')
  await page.getByRole('textbox', field('Scope')).fill('Ferries.')
  const text = '# Background\nFour ferries.\n# Scope\nTickets.\n# Budget\nEUR 80,000\n'
  await page
    .getByLabel('Brief from a file (optional)')
    .setInputFiles({ name: 'rfp.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(page.getByRole('textbox', field('Scope'))).toHaveValue('Ferries.\n\nScope\nTickets.')
  await expect(page.getByRole('textbox', field('Budget'))).toHaveValue('Budget\nEUR 80,000')
  await expect(page.getByText('“Background” had no field of its own and went to Additional context.')).toBeVisible()
  await expect(page.getByText('65 of 100,000 characters')).toBeVisible()
  await page
    .getByLabel('Brief from a file (optional)')
    .setInputFiles({ name: 'rfp.pptx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') })
  await expect(page.getByText('A brief is a .docx, .dotx, .odt, .rtf, .pdf, .xlsx, .eml, .msg, .md or .txt file.')).toBeVisible()
  await page.getByRole('textbox', field('Additional context')).fill('a'.repeat(100_001))
  await expect(page.getByRole('alert')).toContainText('too many')
})

test('names are ticked and a design is chosen, both outlive a reload, and the document has them', async ({ browser }) => {
  const page = await givenAccount(browser)
  await page.goto('/dashboard/documents')
  await page.getByRole('button', { name: 'A bank’s complaints' }).click()
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: /^No reference design/ }).check({ force: true })
  await panel.getByLabel('Role of Salesforce').selectOption('Must not be used')
  await panel.getByRole('radio', { name: /^Case management.*In common: / }).check({ force: true })
  await panel.getByLabel('Where it runs').selectOption('Google Cloud')
  await expect(panel.getByRole('region', { name: 'Names in the brief' })).toContainText(/1 of \d+ answered/)
  const plug = panel.getByRole('combobox', { name: /: the client’s name for it$/ }).first()
  await plug.fill('Genesys')
  await page.reload()
  await expect(panel.getByRole('radio', { name: /^Case management/ })).toBeChecked()
  await expect(plug).toHaveValue('Genesys')
  await expect(panel.getByLabel('Where it runs')).toHaveValue('google')
  await expect(panel.getByLabel('Role of Salesforce')).toHaveValue('must-not-use')

  await page.getByRole('button', { name: 'Generate Document' }).click()
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeVisible()
  await expect(page.getByText('Document generated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add a design' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'A bank’s complaints' })).toBeVisible()
  const address = await page.getByRole('link', { name: 'View document' }).getAttribute('href')
  const answer = await page.request.get(`/api/v3/documents/${address!.split('/').at(-1)}/facts`)
  const { facts } = (await answer.json()) as {
    facts: { reference: object; names: { name: string; role?: string }[]; elements: { name: string }[] }
  }
  expect(facts.reference).toMatchObject({ id: 'case-management', hosting: 'google' })
  expect(facts.names.find(({ name }) => name === 'Salesforce')?.role).toBe('must-not-use')
  expect(facts.elements.map(({ name }) => name)).toContain('Genesys')
})

test('a document without a design is offered the nearest, also on its page, and one press makes its next version with it', async ({
  browser,
}) => {
  const page = await givenAccount(browser)
  await page.goto('/dashboard/documents')
  await page.getByRole('radio', { name: /^High-Level Design/ }).check({ force: true })
  await page.getByLabel('Client', { exact: false }).selectOption('calder')
  await page.getByLabel('Project name').fill(`Complaints ${crypto.randomUUID()}`)
  await requirementsOf(page).fill('Complaints become cases. A case handler sees deadlines, and an appeal is reopened.')
  await page.getByRole('button', { name: 'Generate Document' }).click()
  const offer = page.getByRole('region', { name: 'Add a design' })
  await requirementsOf(page).fill('Another brief.')
  await offer.getByRole('button', { name: /^Case management/ }).click()
  await expect(page.getByText('1.1.0, pending')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(requirementsOf(page)).toHaveValue('Another brief.')
  await page.getByRole('link', { name: 'View document' }).click()
  await expect(page.getByText('Case management').first()).toBeVisible()
  // On the page of another without a design, staff add one.
  const data = {
    documentType: 'hld',
    client: 'calder',
    projectName: `Letters ${crypto.randomUUID()}`,
    requirements: { scope: 'Dictations become letters; a secretary corrects each draft, and its signatory signs it.' },
  }
  const made = await page.request.post('/api/v2/documents/generate', { data })
  const { document } = (await made.json()) as { document: { webViewLink: string } }
  await page.goto(document.webViewLink)
  await page.getByText('Add a design', { exact: true }).first().click()
  await expectNothingFound(page)
  await offer.getByLabel('Where it runs').selectOption('Amazon Web Services')
  await offer.getByRole('button', { name: /^Document drafting/ }).click()
  await expect(page.getByText('1.1.0').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})
