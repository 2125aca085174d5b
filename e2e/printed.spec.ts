import type { Page } from '@playwright/test'
import { expectNothingFound } from './nothing-found.ts'
import { openAccess } from './sending.ts'
import { examples } from './brief.ts'
import { pdfText } from './file-text.ts'
import { expect, sideways, test as base } from './journey.ts'
import { weigh } from './weigh.ts'

/** The open page of a long document. */
const test = base.extend<{ printed: Page }, { documentId: string }>({
  documentId: [
    async ({ signIn }, use, { project }) => {
      const { request } = await import('@playwright/test')
      const { baseURL = '' } = project.use
      const writer = await request.newContext({ baseURL, storageState: signIn })
      const { documentType, client, projectName, requirements } = examples[0]![1]
      const asked = { documentType, client, projectName: `${projectName} on paper`, requirements: JSON.stringify(requirements) }
      const multipart = { ...asked, startFrom: 'data-warehouse' }
      const answer = await writer.post('/api/v3/documents/generate', { multipart })
      const { document } = (await answer.json()) as { document: { id: string } }
      await writer.dispose()
      await use(document.id)
    },
    { scope: 'worker' },
  ],
  printed: async ({ context, page, signIn, documentId }, use) => {
    await context.addCookies(signIn.cookies)
    await page.goto(`/documents/${documentId}`)
    await expect(page.getByRole('heading', { level: 1, name: /on paper$/ })).toBeVisible()
    await use(page)
  },
})

const pictures = (page: Page) =>
  page
    .locator('figure img')
    .evaluateAll((all) => all.map((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).alt]))

test('shows the version as it is printed: title page, numbered chapters, tables, and pictures with their words', async ({
  printed: page,
}) => {
  await expect(page).toHaveTitle(/on paper – Arcwright$/)
  await expect(page.getByRole('region', { name: 'About this document' })).toContainText(/1\.\d\.0.*Draft.*Written by Arcwright/)
  await expect(page.getByRole('heading', { level: 2, name: '2 Components and connections' })).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: /^Table 1(?!\d)/ })).toBeVisible()
  const figure = page.locator('#content-summary-picture')
  await expect(figure).toContainText(/Figure 1(?!\d)/)
  await expect(figure.getByRole('img')).toBeVisible()
  await expect.poll(async () => (await pictures(page)).every(([width, alt]) => width && alt)).toBe(true)
  expect((await pictures(page)).length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['PDF.pdf', 'Word.docx', 'PowerPoint.pptx', 'Excel.xlsx', 'JSON.json'])
  await page.route('**/pictures/summary-picture*', (route) => route.abort())
  await page.reload()
  await expect(figure.getByText(/^Connections/)).toBeVisible()
  await expect(figure.getByRole('img')).toHaveCount(0)
})

test('the contents lead to each chapter, on a phone too, and on paper there is the document alone, and all of it', async ({
  printed: page,
}) => {
  await expect.poll(async () => (await pictures(page)).every(([width]) => width)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'About this document' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Contents' })).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  const text = await pdfText(await page.pdf({ preferCSSPageSize: true }))
  for (const words of ['Components and connections', 'Statements and answers', 'Page 2 of']) expect(text).toContain(words)
  expect(text).not.toContain('Written by Arcwright offline composer, ')
  await page.emulateMedia({ media: null })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: 'Components and connections' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content-components$/)
  await expect(page.getByRole('heading', { level: 2, name: /Components and connections$/ })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /Components and connections$/ })).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBe(0)
  const fold = page.getByText('Contents', { exact: true }).first()
  await fold.click()
  await page.keyboard.press('Escape')
  await expect(contents).toBeHidden()
  await fold.click()
  await contents.getByRole('link', { name: /^9 ?Risks/ }).click()
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: /Risks$/ })).toBeInViewport()
})

test('a document that is not there, an old version and a server that is away are told apart', async ({
  printed: page,
  documentId,
}) => {
  await page.goto('/documents/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'This document does not exist here' })).toBeVisible()
  await expect(page).toHaveTitle(/^This document does not exist/)
  await page.goto('/documents/mistyped')
  await expect(page.getByText('The address may be mistyped, or cut off at its end.')).toBeVisible()
  await page.goto(`/documents/${documentId}?version=7.7.7`)
  await expect(page.getByText('This document has no version 7.7.7.')).toBeVisible()
  await page.route('**/api/documents/*/printed*', (route) => route.abort())
  await page.goto(`/documents/${documentId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This document cannot be shown now' })).toBeVisible()
  await page.unroute('**/api/documents/*/printed*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /on paper$/ })).toBeVisible()
})

test('loads at most 160 kB of script and style, and nothing is found at either width, with what is shared', async ({
  page,
  context,
  signIn,
  documentId,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 800 })
  await context.addCookies(signIn.cookies)
  const weight = weigh(page)
  await page.goto(`/documents/${documentId}`)
  await openAccess(page)
  await expect(page.getByText('It is not shared with anyone yet.')).toBeVisible()
  const loaded = await weight('script', 'stylesheet')
  expect(loaded).toBeGreaterThan(60)
  expect(loaded).toBeLessThanOrEqual(160)
  await page.request.post(`/api/documents/${documentId}/share`, { data: { email: 'somebody@example.test' } })
  await page.goto(`/documents/${documentId}`)
  await openAccess(page)
  await expect(page.getByRole('list', { name: 'Shared with' })).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByText('Contents', { exact: true }).first().click()
  await expectNothingFound(page)
})
