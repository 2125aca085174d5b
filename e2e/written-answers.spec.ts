import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

// An emulated provider answers here; see src/server/testing/serve-vendor.ts.

const requirements = {
  businessObjective: 'Keepers answer a question in three days instead of nine.',
  technicalRequirements: 'Every lantern ledger must be kept for eleven years. Every lantern must be cleaned every 9 days.',
}

/** A user in live work with a document, on the server with keys. */
async function givenLive(browser: Browser) {
  const page = await givenAccount(browser, { port: process.env['WATCH_PORT'] })
  expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  const data = { documentType: 'hld', client: 'hartnell', projectName: 'Lantern ledgers', requirements }
  expect((await page.request.post('/api/documents/generate', { data })).ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/ai')
  await page.getByLabel('Client', { exact: true }).selectOption('hartnell')
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Lantern ledgers' })
  return page
}
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
}

test('a model answers from the documents as it is watched, each sentence with its passage, and a stop keeps what is whole', async ({
  browser,
}) => {
  const page = await givenLive(browser)
  await expect(page.getByLabel('Answered by')).toHaveValue('claude')
  await expect(page.getByText('The question and the passages that are found for it go to Claude.')).toBeVisible()
  await ask(page, 'How long is the lantern ledger kept?')
  const log = page.getByRole('log')
  const answers = log.getByRole('listitem').filter({ has: page.getByText('You asked:') })
  await expect(answers.nth(0)).toContainText('Written by claude-sonnet-5-5 from your documents')
  await expect(answers.nth(0)).toContainText('Every lantern ledger must be kept for eleven years')
  await expect(answers.nth(0).getByText('Writing…')).toHaveCount(0)
  const citation = answers
    .nth(0)
    .getByRole('link', { name: /^Passage 1: .+, version 1\.0\.0/ })
    .first()
  await expect(citation).toHaveText('[1]')
  await expect(citation).toHaveAttribute('href', /^\/documents\/[\w-]+\?version=1\.0\.0#content-/)

  await ask(page, 'How long is the lantern ledger kept, and kept?')
  await expect(answers.nth(1).getByRole('link', { name: /^Passage 1/ })).not.toHaveCount(0)
  // A user who comes back in the middle sees it continue, and stops it.
  await page.reload()
  await expect(answers.nth(1).getByText('Writing…')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(answers.nth(1)).toContainText('Stopped. The sentences that were complete are saved.')
  await expect(answers.nth(1)).toContainText('Every lantern ledger must be kept for eleven years')

  await ask(page, 'How long is the lantern ledger kept, or not?')
  await expect(answers.nth(2)).toContainText('Claude finds the passages too long for the model. The passages are quoted instead.')
  await expect(answers.nth(2)).toContainText('Quoted, not written')
  await page.getByLabel('Answered by').selectOption('offline')
  await expect(page.getByText('Answers are quoted from your documents, word for word.')).toBeVisible()
  await answers.nth(0).getByRole('button', { name: 'Ask again' }).click()
  await expect(answers.nth(0)).toContainText('2 of 2')
  await expect(answers.nth(0)).toContainText('Quoted, not written')
  await answers.nth(0).getByRole('button', { name: 'Earlier answer' }).click()
  await expect(answers.nth(0)).toContainText('Written by claude-sonnet-5-5')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBe(0)
  await expectNothingFound(page)
})
