import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound, expectNothingFoundAt } from './nothing-found.ts'

const requirements = {
  businessObjective: 'Handlers answer a claim in three days instead of nine.',
  technicalRequirements:
    'Handlers must search claims by policy number. Claims are loaded from the Guidewire system every night. The office sees open claims in a dashboard.',
  deliverables: 'A claims page for handlers\nA runbook',
  timeline: 'Start on 4 January 2027, live by 30 September 2027.',
}

/** A user in live work. */
async function givenLive(browser: Browser, asked: { client?: string } = {}) {
  const page = await givenAccount(browser, asked)
  if (!asked.client) expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  return page
}

type Asked = { client?: string; startFrom?: string }

/** Creates a design, which has a plan. */
async function givenDocument(
  page: Page,
  projectName: string,
  { client = 'fairholm', startFrom = 'case-management', ...changes }: Partial<typeof requirements> & Asked = {},
) {
  const data = { documentType: 'hld', client, projectName, requirements: { ...requirements, ...changes }, startFrom }
  const answer = await page.request.post('/api/documents/generate', { data })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

async function openProject(page: Page, name: string) {
  await page.goto('/dashboard/projects?client=fairholm')
  await page.getByRole('listitem').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a brief becomes a project, its plan has tasks, and what is done counts', async ({ browser }) => {
  const page = await givenLive(browser)
  await givenDocument(page, 'Counted claims')
  await openProject(page, 'Counted claims')
  const progress = page.getByRole('region', { name: 'Progress' })
  await expect(progress.getByRole('progressbar')).toHaveJSProperty('value', 0)
  const tasks = page.getByRole('list', { name: /^Tasks of / }).first()
  for (const state of await tasks.getByRole('combobox', { name: /^State of / }).all()) await state.selectOption('done')
  await expect(progress.getByRole('progressbar')).not.toHaveJSProperty('value', 0)
  // Open questions of the design can be put to the client from here.
  const open = page.getByRole('region', { name: 'Open questions' })
  await open
    .getByRole('link', { name: /^Ask the client OQ-/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Questions to ask them 1 question')).toBeVisible()
  await page.goBack()
  await progress.getByText('How this is calculated').click()
  await expect(progress.getByRole('table')).toContainText(/Together\d+[\d.]+ ÷ \d+ = \d+%/)
  // The plan changes with the next document, and shows since which version.
  await givenDocument(page, 'Counted claims', { startFrom: 'document-intake' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'The plan moved' })).toContainText(/Since Counted claims.*version 1\.0\.0/)
  // A name fits on one line even next to the sidebar of a small screen.
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/dashboard/projects?client=fairholm')
  const link = page.getByRole('listitem').getByRole('link', { name: 'Counted claims', exact: true })
  expect((await link.boundingBox())!.height).toBeLessThan(40)
})

test('a project is begun, changed where it stands, and what could not be kept stays as it was typed', async ({ browser }) => {
  const page = await givenLive(browser)
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'New Project' }).click()
  const form = page.getByRole('form', { name: 'New project' })
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(form.getByText('Choose a client.')).toBeVisible()
  await form.getByLabel('Client').selectOption('fairholm')
  await form.getByLabel('Project name').fill('Begun by hand')
  const start = form.getByRole('textbox', { name: 'Starts on' })
  await start.fill('31/2/2027')
  await start.press('Tab')
  await expect(form.getByRole('alert')).toContainText('Enter a date')
  await start.fill('1/1/2027')
  await form.getByRole('button', { name: 'Calendar: Starts on' }).press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Choose a day' })
  await expect(calendar.getByRole('button', { name: 'Friday, 1 January 2027' })).toBeFocused()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(form.getByRole('button', { name: 'Calendar: Starts on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'Friday, 1 January 2027' })).toBeFocused()
  for (const key of ['PageUp', 'PageDown', 'ArrowDown', 'Home', 'Enter']) await page.keyboard.press(key)
  await expect(calendar).toBeHidden()
  await expect(start).toHaveValue('04/01/2027')
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Begun by hand' })).toBeVisible()
  // In words, like dates elsewhere on the page.
  await expect(page.getByRole('main').getByText('4 Jan 2027')).toBeVisible()
  const end = page.getByRole('textbox', { name: 'End of Begun by hand' })
  await end.fill('2026-01-01')
  await end.press('Enter')
  await expect(page.getByRole('alert')).toContainText('ends no earlier than it starts')
  await expect(end).toHaveValue('2026-01-01')
  await end.press('Escape')
  await expect(end).toHaveValue('')
  await page.getByLabel('Lead of Begun by hand').fill('Ada')
  await page.getByLabel('Add a task', { exact: true }).fill('Ask for a brief')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Other tasks' })).toContainText('Ask for a brief')
  await page.getByRole('textbox', { name: 'Update' }).fill('Nothing has begun.')
  await page.getByRole('combobox', { name: 'Health', exact: true }).selectOption('at-risk')
  await page.getByRole('button', { name: 'Add update' }).click()
  await expect(page.getByRole('region', { name: 'Updates' }).getByRole('listitem')).toContainText('Nothing has begun.')
  const health = page.getByRole('region', { name: 'Health' })
  await expect(health).toContainText('At risk')
  await expect(health).toContainText('Nothing has begun.')
  await expect(health).toContainText('Calculated from plan and dates: On track')
  await page.getByRole('button', { name: 'Write the first' }).click()
  await expect(page.getByLabel(/^Project name/i)).toHaveValue('Begun by hand')
  await page.goto('/dashboard/projects?status=completed&health=off-track&client=fairholm')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects$/)
  await page.goto(`/projects/${crypto.randomUUID()}`)
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.goto('/dashboard/projects?health=at-risk&client=fairholm')
  await expect(page.getByLabel('Lead of Begun by hand')).toHaveValue('Ada')
  await page.route('**/api/projects?*', (route) => route.fulfill({ status: 500, json: { error: 'No.', code: 'internal' } }))
  await page.goto('/dashboard/projects')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await page.unroute('**/api/projects?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)
  await page.goto('/projects/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'This project does not exist here' })).toBeVisible()
})

test('the board is worked from the keyboard alone, and a status that is no step is not offered', async ({ browser }) => {
  const page = await givenLive(browser)
  await givenDocument(page, 'Boarded claims')
  await page.goto('/dashboard/projects?view=board&client=fairholm')
  const column = (name: string) => page.getByRole('list', { name: `Projects: ${name}`, exact: true })
  await expect(column('Planning')).toContainText('Boarded claims')
  const handle = page.getByRole('button', { name: 'Move Boarded claims' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[aria-live=assertive]')).toContainText('Boarded claims taken')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(column('Planning')).toContainText('Boarded claims')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(column('In Progress')).toContainText('Boarded claims')
  await expect(handle).toBeFocused()
  // Planning, In Progress, On Hold and Completed can be chosen from here; Completed asks for confirmation.
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: 'Complete Boarded claims anyway?' })
  await expect(question).toContainText('tasks are still open')
  await page.keyboard.press('Escape')
  await expect(column('In Progress')).toContainText('Boarded claims')
  await page
    .getByRole('listitem')
    .filter({ has: handle })
    .dragTo(page.getByRole('region', { name: 'On Hold' }))
  await expect(column('On Hold')).toContainText('Boarded claims')
})

test('the palette is opened, searched and left from the keyboard, on samples too', async ({ browser }) => {
  const page = await givenAccount(browser)
  const id = await givenDocument(page, 'Paletted xylophones', {
    technicalRequirements: 'Rangers must count xylophones in each burrow every night.',
  })
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toHaveText('Overview')
  await page.keyboard.type('xylophones')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  // The project, found by name, comes before the document, found by its text.
  await expect(page.getByRole('group', { name: 'Projects' }).getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/documents/${id}`)
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Search everything' }).click()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused()
})

test('an account of a client reads its own projects, and no other is named anywhere', async ({ browser }) => {
  const staff = await givenLive(browser)
  const id = await givenDocument(staff, 'Read by Hartnell', { client: 'hartnell' })
  await givenDocument(staff, 'Of Fairholm alone')
  expect((await staff.request.post(`/api/documents/${id}/versions/1.0.0/publish`)).ok()).toBe(true)
  const page = await givenLive(browser, { client: 'hartnell' })
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('link', { name: 'Read by Hartnell' })).toBeVisible()
  await expect(page.getByText('Of Fairholm alone')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Project' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Read by Hartnell' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read by Hartnell' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plan', exact: true }).getByRole('combobox')).toHaveCount(0)
  await expectNothingFound(page)
})

const widths = [1440, 390, 320]

test('nothing is found on the lists of projects, where one is begun, on one, nor in the palette above it, at any width', async ({
  browser,
}) => {
  test.slow()
  const page = await givenLive(browser)
  await givenDocument(page, 'Looked at in lists')
  for (const view of ['list', 'board', 'timeline']) {
    await page.goto(`/dashboard/projects?view=${view}&client=fairholm`)
    await expect(page.getByRole('link', { name: 'Looked at in lists' })).toBeVisible()
    await expectNothingFoundAt(page, widths)
  }
  await page.goto('/dashboard/projects?begin=true')
  await expect(page.getByRole('form', { name: 'New project' })).toBeVisible()
  await expectNothingFoundAt(page, widths)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProject(page, 'Looked at in lists')
  await expect(page.getByRole('figure', { name: 'Timeline' })).toBeVisible()
  await page.getByText('How this is calculated').click()
  await page.getByText('As a table').click()
  await expectNothingFoundAt(page, widths)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('policy')
  await expect(page.getByRole('group', { name: 'Documents' })).toBeVisible()
  await expectNothingFoundAt(page, widths)
})
