import type { Page } from '@playwright/test'
import { expectNothingFoundAtWidths, expectNothingFoundInThisTheme } from './nothing-found.ts'
import { openAccess } from './sending.ts'
import { examples } from './brief.ts'
import { pdfText } from './file-text.ts'
import { expect, sideways, test as base } from './journey.ts'

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

test('shows the version as it is printed: title page, numbered chapters, tables, pictures with their words, contents that lead to each, and paper', async ({
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
  await page.keyboard.press('Escape')
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
  // A picture that is lost is told in words.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/pictures/summary-picture*', (route) => route.abort())
  await page.reload()
  await expect(figure.getByText(/^Connections/)).toBeVisible()
  await expect(figure.getByRole('img')).toHaveCount(0)
})

test('nothing is found on a long document with those it is shared with, on a laptop nor on a phone', async ({
  printed: page,
  documentId,
}) => {
  test.slow()
  await page.request.post(`/api/documents/${documentId}/share`, { data: { email: 'somebody@example.test' } })
  await openAccess(page)
  await expect(page.getByRole('list', { name: 'Shared with' })).toBeVisible()
  await expectNothingFoundAtWidths(page)
  await page.getByText('Contents', { exact: true }).first().click()
  await expectNothingFoundInThisTheme(page)
})
