import type { Page } from '@playwright/test'
import { openDesign, save, view, write } from './design.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { weigh } from './weigh.ts'

type Added = { kind: string; name: string; does?: string }
async function addComponent(page: Page, { kind, name, does }: Added) {
  await page.getByLabel('Kind', { exact: true }).first().selectOption(kind)
  await page.getByLabel('Name', { exact: true }).first().fill(name)
  await page.getByRole('button', { name: 'Add component' }).click()
  const panel = page.getByRole('region', { name: 'Component', exact: true })
  await expect(panel.getByLabel(/^Name/)).toHaveValue(name)
  if (does === undefined) return
  await panel.getByLabel('What it does').fill(does)
  await panel.getByLabel('What it does').press('Control+Enter')
}

async function connect(page: Page, to: string, carries: string) {
  const panel = page.getByRole('region', { name: 'Component', exact: true })
  await panel.getByLabel('Connect to').selectOption(to)
  await panel.getByLabel('What is carried').fill(carries)
  await panel.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(panel.getByRole('button', { name: `Open the connection: ` }).first()).toBeVisible()
}

test('from nothing: a design is drawn, answered and planned, and the document has it', async ({ signedIn: page }) => {
  const id = await write(page)
  await page.goto(`/documents/${id}`)
  await page.getByRole('link', { name: 'Edit the design' }).click()
  await expect(page.getByText('There are no components yet.', { exact: false })).toBeVisible()
  await addComponent(page, { kind: 'Data store', name: 'Ticket register', does: 'Keeps every ticket that was sold.' })
  await addComponent(page, { kind: 'External system', name: 'Stripe' })
  await addComponent(page, { kind: 'Container', name: 'Ticket shop', does: 'Sells tickets and shows them.' })
  await connect(page, 'Ticket register', 'sold ticket')
  await connect(page, 'Stripe', 'payment')
  // The statements without an answer, and the plan without work.
  await expect(page.getByText('2 points to check')).toBeVisible()
  await view(page, 'Answers')
  const first = page.getByRole('listitem').filter({ hasText: 'The ticket is shown within 2 seconds.' })
  await first.getByRole('combobox').first().selectOption('Yes')
  await first.getByRole('textbox').first().fill('The shop keeps tickets in the browser.')
  await first.getByRole('textbox').first().press('Control+Enter')
  await view(page, 'Plan')
  const work = page.getByRole('form', { name: 'Add a piece of work' })
  for (const [name, weeks] of [
    ['Build the shop', '6'],
    ['Pilot on one ferry', '2'],
  ] as const) {
    await work.getByLabel('Work').fill(name)
    await work.getByLabel('Weeks').fill(weeks)
    await work.getByRole('button', { name: 'Add a piece of work' }).click()
  }
  await page.getByLabel('After, Pilot on one ferry').selectOption('Build the shop')
  await expect(page.getByRole('slider', { name: 'Weeks of Pilot on one ferry' })).toHaveAttribute(
    'aria-valuetext',
    '2 weeks from week 7',
  )
  await page.getByRole('slider', { name: 'Weeks of Build the shop' }).press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Weeks of Pilot on one ferry' })).toHaveAttribute(
    'aria-valuetext',
    '2 weeks from week 8',
  )
  await view(page, 'Effort and cost')
  await page.getByLabel('Role', { exact: true }).fill('Developer')
  await page.getByRole('button', { name: 'Add a role' }).click()
  await page.getByLabel('Days of Developer for Build the shop').fill('20-30')
  await page.getByLabel('Days of Developer for Build the shop').press('Enter')
  await page.getByLabel('Price per unit, Developer').fill('1,000')
  await page.getByLabel('Price per unit, Developer').press('Enter')
  await page.getByLabel('Currency, Developer').fill('EUR')
  await page.getByLabel('Currency, Developer').press('Enter')
  await expect(page.getByText('At these rates: €20,000 – €30,000.')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  await page.getByRole('link', { name: 'Open the document' }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('heading', { name: 'Components and connections' })).toBeVisible()
  await expect(paper).toContainText('Keeps every ticket that was sold.')
  await expect(paper).toContainText('The shop keeps tickets in the browser.')
  await expect(paper).toContainText('Pilot on one ferry')
  for (const format of ['pdf', 'docx', 'pptx', 'xlsx', 'json']) {
    const file = await page.request.get(`/api/v3/documents/${id}/download?format=${format}`)
    expect([format, file.status()]).toEqual([format, 200])
  }
  await paper.getByRole('button', { name: 'Edit Components and connections' }).click()
  const cell = paper.getByRole('gridcell', { name: 'Keeps every ticket that was sold.' })
  await cell.focus()
  await cell.press('Enter')
  await page.keyboard.type('Keeps every ticket and its price.')
  await expectNothingFound(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('version 1.2.0')).toBeVisible()
  await expect(paper.getByRole('gridcell', { name: 'Keeps every ticket and its price.' })).toBeFocused()
})

test('every part of it stays within a phone, and can be read by whoever does not see it', async ({ signedIn: page }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  await page.setViewportSize({ width: 320, height: 720 })
  await openDesign(page, id)
  for (const name of [
    'Picture',
    'Answers',
    'Components',
    'Scenarios',
    'Interfaces',
    'Decisions',
    'Plan',
    'Effort and cost',
    'Questions',
    'Names',
  ]) {
    await view(page, name)
    await expectNothingFound(page)
    expect([name, await sideways(page)]).toEqual([name, 0])
  }
})

test('the workspace weighs at most 220 kB; a component comes from the reference designs, and another document follows', async ({
  signedIn: page,
}) => {
  const projectName = `Ferry ${crypto.randomUUID()}`
  const id = await write(page, { projectName })
  await write(page, { projectName, documentType: 'lld' })
  const weight = weigh(page)
  await openDesign(page, id)
  await page.waitForLoadState('networkidle')
  const script = await weight('script')
  expect(script).toBeGreaterThan(60)
  expect(script).toBeLessThan(220)
  await page.getByLabel('Name', { exact: true }).first().fill('notification')
  await page.getByRole('button', { name: /^Notification service/ }).click()
  await expect(page.getByRole('region', { name: 'Component', exact: true }).getByLabel('What it does')).not.toHaveValue('')
  await save(page).click()
  await expect(page.getByText('One document of the project does not have this design yet:')).toBeVisible()
  await page.getByRole('button', { name: 'Bring up to date' }).click()
  await expect(page.getByText('One document of the project does not have this design yet:')).toBeHidden()
  await page.goto(`/documents/${id}`)
  await expect(page.getByRole('article')).toContainText('Notification service')
})
