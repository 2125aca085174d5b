import { expect, test } from './journey.ts'

const businessObjective = 'Passengers buy a ticket for the ferry on their telephone before they are on board.'

test('the brief is edited in the generator, and what is generated there is the next version', async ({ signedIn: page }) => {
  const projectName = `Ferry ${crypto.randomUUID()}`
  const multipart = { documentType: 'hld', client: 'aldgate', projectName, requirements: JSON.stringify({ businessObjective }) }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  const { id } = ((await answer.json()) as { document: { id: string } }).document
  await page.goto(`/documents/${id}`)
  await page.getByRole('button', { name: 'Edit the brief' }).click()
  const objective = page.getByLabel('Business Objective')
  await expect(objective).toHaveValue(businessObjective)
  await expect(page.getByLabel('Project Name')).toHaveValue(/^Ferry/)
  await objective.fill('Passengers buy a ticket for the ferry, or for a bicycle, on their telephone.')
  await page.getByRole('button', { name: 'Generate Document' }).click()
  await expect(page.getByText('Document generated successfully!')).toBeVisible()
  await page.goto(`/documents/${id}`)
  await expect(page.locator('article')).toContainText('or for a bicycle')
  await page.getByRole('button', { name: 'Edit the brief' }).click()
  await objective.fill('Typed and not generated.')
  await page.goto(`/documents/${id}`)
  await page.getByRole('button', { name: 'Edit the brief' }).click()
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(page).toHaveURL(new RegExp(id))
})
