import type { Page } from '@playwright/test'
import { expectGenerated, fillBrief, formOf, generate, shortBrief } from './brief.ts'
import { deliver, holdAnswer, lose } from './hold-answer.ts'
import { expect, test } from './journey.ts'

const generateUrl = '**/api/v3/documents/generate'

const briefNamed = (projectName: string) => ({ ...shortBrief, projectName })

test('shows each step and chapter as it is written, and finds an answer that is lost on its way by its key', async ({
  generator: page,
}) => {
  const brief = briefNamed('Watched')
  const release = await holdAnswer(page, generateUrl)
  await fillBrief(page, brief, 'PDF')
  await generate(page)
  await expect(page.getByRole('button', { name: 'Generating with AI Agent...' })).toBeDisabled()
  const progress = page.getByRole('region', { name: 'Generating' })
  await expect(progress.getByText('Reading the brief: done')).toBeVisible()
  await expect(progress.getByText('Making the file: done')).toBeVisible()
  await expect(progress.getByRole('list', { name: 'Chapters' }).getByText('Summary: done')).toBeVisible()
  await expect(progress.getByText(/^Written by /)).toBeVisible()
  // No model is asked, so there is nothing to stop.
  await expect(progress.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  release(deliver)
  await expectGenerated(page, brief)
  await page.unroute(generateUrl)
  const next = briefNamed('Lost on the way')
  const again = await holdAnswer(page, generateUrl)
  await fillBrief(page, next, 'JSON')
  await generate(page)
  await expect(page.getByText('Making the file: done')).toBeVisible()
  again(lose)
  await expectGenerated(page, next)
})

test('a reload in the middle goes on following and shows the result, also where no stream can be had', async ({
  generator: page,
}) => {
  const brief = briefNamed('Reloaded')
  await holdAnswer(page, generateUrl)
  await fillBrief(page, brief, 'JSON')
  await generate(page)
  await expect(page.getByText('Reading the brief: done')).toBeVisible()
  await page.reload()
  await expectGenerated(page, brief)
  await expect(formOf(page).getByLabel('Project name')).toHaveValue('')
  await page.unroute(generateUrl)
  const next = briefNamed('Without a stream')
  await page.route('**/api/v3/generations/**', (route) => route.abort())
  await fillBrief(page, next, 'JSON')
  await generate(page)
  await expectGenerated(page, next)
})

test('the tabs of a browser share one stream', async ({ generator: first, context }) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url())
  })
  // Neither request reaches the server, so that both streams wait for their keys.
  await context.route(generateUrl, () => {})
  await fillBrief(first, briefNamed('First tab'), 'JSON')
  await generate(first)
  await expect.poll(() => streams.length).toBe(1)

  const second = await context.newPage()
  await second.goto('/dashboard/documents')
  await fillBrief(second, briefNamed('Second tab'), 'JSON')
  await generate(second)
  await expect(second.getByRole('region', { name: 'Generating' })).toBeVisible()
  expect(streams).toHaveLength(1)

  await first.close()
  await expect.poll(() => streams.length).toBe(2)
  expect(new Set(streams).size).toBe(2)
})

test('a tab that follows the same work listens to the one that has the stream', async ({ generator: first, context }) => {
  const events = ['{"type":"brief-read","requirements":14,"questions":1,"assumptions":2}']
  const body = `retry: 60000\n\n${events.map((event, index) => `id: ${index + 1}\ndata: ${event}\n\n`).join('')}`
  const readers: Page[] = []
  await context.route(generateUrl, () => {})
  await context.route('**/api/v3/generations/*', (route) =>
    route.fulfill({ json: { state: 'running', error: null, result: null } }),
  )
  await context.route('**/api/v3/generations/*/events', (route) => {
    readers.push(route.request().frame().page())
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await fillBrief(first, briefNamed('In two tabs'), 'JSON')
  await generate(first)
  await expect(first.getByText('14 requirements, 1 open question')).toBeVisible()

  // The same happens when a browser duplicates a tab.
  const kept = await first.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  const second = await context.newPage()
  await second.addInitScript((values) => Object.assign(sessionStorage, values), kept)
  await second.goto('/dashboard/documents')
  await expect(second.getByText('14 requirements, 1 open question')).toBeVisible()
  expect(readers).toEqual([first])
})
