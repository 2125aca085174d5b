import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const requirements = {
  businessObjective: 'Handlers answer a claim in three days instead of nine.',
  technicalRequirements:
    'Every lighthouse ledger must be kept for eleven years. Handlers must search claims by policy number within 2 seconds.',
}

/** A user in live work, with a document in a project of that name. */
async function givenLive(browser: Browser, projectName: string) {
  const page = await givenAccount(browser)
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  const data = { documentType: 'hld', client: 'hartnell', projectName, requirements }
  expect((await page.request.post('/api/documents/generate', { data })).ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  return page
}

async function chooseScope(page: Page, project: string) {
  await page.goto('/dashboard/ai')
  await page.getByLabel('Client', { exact: true }).selectOption('hartnell')
  await page.getByLabel('Project', { exact: true }).selectOption({ label: project })
}
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
}

test('a question about a project is answered in its documents’ words, which lead to where they stand', async ({ browser }) => {
  const page = await givenLive(browser, 'Lighthouse ledgers')
  await chooseScope(page, 'Lighthouse ledgers')
  await ask(page, 'How long is the lighthouse ledger kept?')
  const log = page.getByRole('log')
  await expect(log.getByText('Quoted, not written')).toBeVisible()
  await expect(log.getByText('Every lighthouse ledger must be kept for eleven years').first()).toBeVisible()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await ask(page, 'Which football team does the keeper support?')
  await expect(log.getByText('Nothing in these documents answers that.')).toBeVisible()
  await ask(page, 'Who approved it?')
  await expect(log.getByText(/has not been approved/)).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /lighthouse ledger kept/ }),
  ).toHaveAttribute('aria-current', 'page')
  await log
    .getByRole('link', { name: /Lighthouse ledgers/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/documents\/[\w-]+\?version=1\.0\.0#/)
  const place = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`[id="${place}"]`)).toBeInViewport()
})

test('a question is asked otherwise, both wordings stay, and what nothing answers is put to the client', async ({ browser }) => {
  const page = await givenLive(browser, 'Worded twice')
  await chooseScope(page, 'Worded twice')
  const log = page.getByRole('log')
  await ask(page, 'How long is the lighthouse ledger kept?')
  await expect(log.getByText('eleven years').first()).toBeVisible()
  await ask(page, 'And the visitor badge?')
  const edits = log.getByRole('button', { name: /^Edit “/ })
  await expect(edits).toHaveCount(2)
  await edits.first().focus()
  await page.keyboard.press('Enter')
  const words = page.getByLabel('Your question, in other words')
  await expect(words).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edits.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await words.fill('Which football team does the keeper support?')
  await page.keyboard.press('Enter')
  await expect(log.getByText('Nothing in these documents answers that.')).toBeVisible()
  await expect(log.getByText('And the visitor badge?')).toHaveCount(0)
  const wordings = log.getByRole('group', { name: 'Wordings of this question' })
  await expect(wordings.getByRole('status')).toHaveText('2 of 2')
  await expectNothingFound(page)
  await wordings.getByRole('button', { name: 'Earlier wording' }).focus()
  await page.keyboard.press('Enter')
  await expect(wordings.getByRole('status')).toHaveText('1 of 2')
  await expect(wordings.getByRole('button', { name: 'Earlier wording' })).toBeFocused()
  await expect(log.getByText('And the visitor badge?')).toBeVisible()

  // After a reload, the latest wording is shown again.
  await page.reload()
  await expect(wordings.getByRole('status')).toHaveText('2 of 2')
  await log.getByRole('button', { name: 'Ask the client' }).click()
  const form = log.getByRole('form', { name: 'Ask the client' })
  await form.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('is not shown to the client yet')
  const { rows } = (await (await page.request.get('/api/library?client=hartnell&q=lighthouse')).json()) as {
    rows: { id: string; project: string }[]
  }
  const { id } = rows.find(({ project }) => project === 'Worded twice')!
  expect((await page.request.post(`/api/documents/${id}/versions/1.0.0/publish`)).ok()).toBe(true)
  await form.getByRole('button', { name: 'Ask', exact: true }).click()
  await log.getByRole('link', { name: 'Look at the thread' }).click()
  await expect(page.getByRole('complementary').getByText('Which football team does the keeper support?')).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Start a document from this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Document Generator' })).toBeVisible()
  await expect(page.getByLabel(/^Project name/i)).toHaveValue('Worded twice')
  await expect(page.getByLabel(/^Additional context/i)).toHaveValue(/football team/)
})
