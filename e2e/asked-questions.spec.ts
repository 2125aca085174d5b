import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound, expectNothingFoundAtWidths } from './nothing-found.ts'

const requirements = { businessObjective: 'The objective is to tell tide times within the hour, so that ferries leave on time.' }

test('staff put a question to a contact, who finds it in their portal and answers it there', async ({ browser, baseURL }, {
  retry,
}) => {
  const staff = await givenAccount(browser)
  await staff.setViewportSize({ width: 1440, height: 900 })
  const added = await staff.request.post('/api/clients', { data: { name: `Asked Anchors ${retry + 1}`, sector: 'Technology' } })
  expect(added.ok()).toBe(true)
  const { id: firm } = (await added.json()) as { id: string }
  const email = `ann-${retry + 1}@anchors.example`
  const data = { documentType: 'hld', client: firm, projectName: 'Tide times', requirements, outputFormat: 'json' }
  const answer = await staff.request.post('/api/documents/generate', { data })
  const { document } = (await answer.json()) as { document: { id: string } }
  expect((await staff.request.post(`/api/documents/${document.id}/versions/1.0.0/publish`)).ok()).toBe(true)
  const contact = { name: 'Ann Anchor', email, phone: '', role: 'Harbour master' }
  expect((await staff.request.post(`/api/clients/${firm}/contacts`, { data: contact })).ok()).toBe(true)
  const client = await givenAccount(browser, { client: firm, email })

  await staff.goto(`${baseURL}/documents/${document.id}?panel=questions`)
  await staff
    .getByRole('button', { name: /^Ask the client OQ-/ })
    .first()
    .press('Enter')
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(/^Ann Anchor/).check()
  await dialog.getByLabel('Message').fill('By Friday, please.')
  await expect(dialog.getByText(/^Ann Anchor gets 1 question to answer\. This shows the document to no one\./)).toBeVisible()
  await expectNothingFound(staff)
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(dialog.getByText('Finds it in their account. No email was sent.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(staff.getByText(/^Ann Anchor was asked by /)).toBeVisible()

  await client.goto(`${baseURL}/dashboard`)
  const questions = client.getByRole('region', { name: 'Questions for you' })
  await expect(questions.getByText(/^You were asked by .* By Friday, please\.$/)).toBeVisible()
  await expectNothingFoundAtWidths(client)
  await expect(client.getByRole('link', { name: 'Weekly report' })).toHaveCount(0)
  // Nobody asked for an approval, so the document is only new.
  await expect(client.getByRole('region', { name: 'Waiting for you', exact: true }).getByRole('link')).toHaveCount(0)
  await expect(client.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await questions.getByRole('textbox').first().fill('The harbour office does.')
  await client.reload()
  await expect(questions.getByRole('textbox').first()).toHaveValue('The harbour office does.')
  await questions.getByRole('button', { name: 'Send answers' }).click()
  await expect(client.getByText(/^Thank you\. Your consultants have your answer on /)).toBeVisible()
  await expect(questions).toHaveCount(0)
  await client
    .getByRole('region', { name: 'New since your last visit', exact: true })
    .getByRole('link', { name: /Tide times/ })
    .first()
    .click()
  await expect(client).toHaveURL(`/documents/${document.id}`)
  // Another client looks as if it did not exist.
  await client.goto(`${baseURL}/clients/calder`)
  await expect(client.getByRole('heading', { level: 1, name: 'There is no such client' })).toBeVisible()
  await expect(client.getByText('Calder Bank')).toHaveCount(0)

  // The answer waits for the staff, who take it into the next version; the client's people are offered nothing to edit.
  await staff.goto(`${baseURL}/documents/${document.id}?panel=questions`)
  const panel = staff.getByRole('tabpanel')
  await expect(panel.getByText(/ answered on .*: The harbour office does\.$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Save 1 answer as a new version' }).click()
  await expect(panel.getByText('1 question answered: version 1.1.0')).toBeVisible()
  await client.goto(`${baseURL}/documents/${document.id}?panel=questions`)
  // The client sees the question that was put to it, with its answer, and no other.
  await expect(client.getByRole('tabpanel').getByText(/^You answered on .*: The harbour office does\.$/)).toBeVisible()
  await expect(client.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0)
  await expect(client.getByRole('button', { name: /^(Edit|Rewrite|Rollback) / })).toHaveCount(0)
})
