import type { Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { weigh } from './weigh.ts'

const requirements = {
  businessObjective: 'Passengers buy a ticket for the ferry on their telephone before they are on board.',
  technicalRequirements:
    'The ticket is shown within 2 seconds. Tickets are checked by the deck crew without a network. Payments are taken through Stripe.',
}

type Asked = { projectName?: string; documentType?: string; startFrom?: string }
async function write(page: Page, { projectName = `Ferry ${crypto.randomUUID()}`, documentType = 'hld', startFrom }: Asked = {}) {
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

const save = (page: Page) => page.getByRole('button', { name: 'Save as a new version' })
const view = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
const openDesign = async (page: Page, id: string, name = 'picture') => {
  await page.goto(`/documents/${id}/design?view=${name}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
}

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
  await expect(page.getByText('No points to check')).toBeVisible()
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
    await work.getByRole('button').click()
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
  await page.getByLabel('Price a unit, Developer').fill('1,000')
  await page.getByLabel('Price a unit, Developer').press('Enter')
  await page.getByLabel('Currency, Developer').fill('EUR')
  await page.getByLabel('Currency, Developer').press('Enter')
  await expect(page.getByText('At these rates: €20,000 – €30,000.')).toBeVisible()
  await expectNothingFound(page)
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
})

test('what is not saved survives a reload, is undone and done again, and is thrown away on request', async ({ signedIn: page }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  await openDesign(page, id, 'risks')
  const owner = page.getByLabel(/^Owner, /).first()
  const before = await owner.inputValue()
  await owner.fill('Harbour master')
  await owner.press('Enter')
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click()
  await expect(page.getByText('2 changes are not saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your changes from before are here again.', { exact: false })).toBeVisible()
  await expect(owner).toHaveValue('Harbour master')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(owner).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(owner).toHaveValue('Harbour master')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(owner).toHaveValue(before)
})

test('a save whose answer is lost makes one version, pressed again or after a reload', async ({ signedIn: page }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  await openDesign(page, id, 'risks')
  const add = async (text: string) => {
    const form = page.getByRole('form', { name: 'Add a risk' })
    for (const [label, value] of [
      ['Risk', text],
      ['Mitigation', 'Somebody watches.'],
      ['Owner', 'Purser'],
    ] as const)
      await form.getByLabel(label).fill(value)
    await form.getByRole('button').click()
  }
  // The server saves, and the page never hears of it.
  const loseAnswers = () =>
    page.route('**/facts', async (route) => {
      await route.fetch()
      await route.abort()
    })
  const versions = async () =>
    ((await (await page.request.get(`/api/documents/${id}`)).json()) as { versions: unknown[] }).versions.length
  await add('The quay is flooded.')
  await loseAnswers()
  await save(page).click()
  await expect(page.getByText('The changes are not saved.', { exact: false })).toBeVisible()
  expect(await versions()).toBe(2)
  await page.unroute('**/facts')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  await add('The crane fails.')
  await loseAnswers()
  await save(page).click()
  await expect(page.getByText('The changes are not saved.', { exact: false })).toBeVisible()
  await page.unroute('**/facts')
  await page.reload()
  await expect(page.getByText('Version 1.2.0 is saved')).toBeVisible()
  expect(await versions()).toBe(3)
  await expect(page.getByLabel('Risk, The crane fails.')).toHaveCount(1)
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('two people: different facts are merged, and of the same fact both values are shown', async ({ signedIn: page, browser }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  const other = await givenAccount(browser)
  const edit = async (of: Page, place: number, owner: string) => {
    const field = of.getByLabel(/^Owner, /).nth(place)
    await field.fill(owner)
    await field.press('Enter')
  }
  await openDesign(page, id, 'risks')
  await openDesign(other, id, 'risks')
  await edit(page, 0, 'Harbour master')
  await edit(other, 1, 'Deck officer')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  await save(other).click()
  await expect(other.getByText('Version 1.2.0 is saved')).toBeVisible()
  await expect(other.getByLabel(/^Owner, /).first()).toHaveValue('Harbour master')
  // The first page has 1.1.0 before it, and changes what the other is changing.
  await edit(other, 2, 'Purser')
  await edit(page, 2, 'Ship’s cook')
  await save(other).click()
  await expect(other.getByText('Version 1.3.0 is saved')).toBeVisible()
  await save(page).click()
  const both = page.getByRole('region', { name: 'Somebody else has changed the same facts' })
  await expect(both).toContainText('Purser')
  await expect(both).toContainText('Ship’s cook')
  await expectNothingFound(page)
  await both.getByLabel('Keep yours').check()
  await both.getByRole('button', { name: 'Go on with these' }).click()
  await save(page).click()
  await expect(page.getByText('Version 1.4.0 is saved')).toBeVisible()
  await expect(page.getByLabel(/^Owner, /).nth(2)).toHaveValue('Ship’s cook')
  await expect(page.getByLabel(/^Owner, /).nth(1)).toHaveValue('Deck officer')
  await other.context().close()
})

test('every part of it stays within a phone, and can be read by whoever does not see it', async ({ signedIn: page }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  await page.setViewportSize({ width: 320, height: 720 })
  await openDesign(page, id)
  for (const name of ['Picture', 'Answers', 'Components', 'Decisions', 'Plan', 'Effort and cost', 'Questions', 'Names']) {
    await view(page, name)
    await expectNothingFound(page)
    expect([name, await sideways(page)]).toEqual([name, 0])
  }
})

test('a component comes from the reference designs, and another document of the project follows', async ({ signedIn: page }) => {
  const projectName = `Ferry ${crypto.randomUUID()}`
  const id = await write(page, { projectName })
  await write(page, { projectName, documentType: 'lld' })
  await openDesign(page, id)
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

test('an account of the client is told that staff edit the design', async ({ signedIn: page, browser }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  const reader = await givenAccount(browser, { client: 'aldgate' })
  await reader.goto(`/documents/${id}/design`)
  await expect(reader.getByRole('heading', { name: 'The design cannot be opened' })).toBeVisible()
  await reader.context().close()
})

test('the workspace weighs at most 220 kB', async ({ signedIn: page }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  const weight = weigh(page)
  await openDesign(page, id)
  await expect(page.getByText('19 components, 27 connections.')).toBeVisible()
  expect(await weight('script')).toBeLessThan(220)
})
