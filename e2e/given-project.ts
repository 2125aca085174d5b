import type { Browser, Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expect } from './journey.ts'

const requirements = {
  businessObjective: 'Handlers answer a claim in three days instead of nine.',
  technicalRequirements:
    'Handlers must search claims by policy number. Claims are loaded from the Guidewire system every night. The office sees open claims in a dashboard.',
  deliverables: 'A claims page for handlers\nA runbook',
  timeline: 'Start on 4 January 2027, live by 30 September 2027.',
}

/** A user in live work. */
export async function givenLive(browser: Browser, asked: { client?: string } = {}) {
  const page = await givenAccount(browser, asked)
  if (!asked.client) expect((await page.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  return page
}

type Asked = { client?: string; startFrom?: string }

/** Creates a design, which has a plan. */
export async function givenDocument(
  page: Page,
  projectName: string,
  { client = 'fairholm', startFrom = 'case-management', ...changes }: Partial<typeof requirements> & Asked = {},
) {
  const data = { documentType: 'hld', client, projectName, requirements: { ...requirements, ...changes }, startFrom }
  const answer = await page.request.post('/api/documents/generate', { data })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

export async function openProject(page: Page, name: string) {
  await page.goto('/dashboard/projects?client=fairholm')
  await page.getByRole('listitem').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
