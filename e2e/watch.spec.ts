import type { Page } from '@playwright/test'
import { expectGenerated, shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'
import { begin, chapterIn, gatherSaid, goOn, progressOf, resultOf, saidOn, wordsOn } from './watched.ts'

test('a document is watched as the vendor writes it: what the agent uses, the words, and cost and time afterwards', async ({
  generator: page,
}) => {
  const brief = await begin(page, 'With tools')
  const used = progressOf(page).getByRole('list', { name: 'What the agent does' }).getByRole('listitem')
  await expect(used).toHaveText(['Searches the reference designs', 'Looks into the template'])
  await expect(chapterIn(page, 'Statements and answers: waiting')).toBeVisible()
  await expect(chapterIn(page, 'Summary: being written')).toBeVisible()
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await goOn(brief)
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  await expect(wordsOn(page).getByRole('article')).toHaveCount(2)
  await expect(progressOf(page).getByText('Written by claude-sonnet-5-5')).toBeVisible()
  // Screen readers hear headings, not the text.
  await expect(progressOf(page).getByRole('status')).toHaveText(/^[A-Z].*: done, \d+ of 14$/)
  await expect(wordsOn(page).locator('[aria-live], [role=status], [role=alert], output')).toHaveCount(0)
  await goOn(brief)
  await expectGenerated(page, brief)
  const card = resultOf(page, brief.projectName)
  await expect(card.getByText('claude-sonnet-5-5', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('region', { name: /marked$/ })).toHaveCount(0)
  await expect(card.getByText('Searches the reference designs; Looks into the template')).toBeVisible()
  await expect(card.getByText(/^US\$\d/)).toBeVisible()
  await expect(card.getByText(/^\d+ s, \d+ requests$|^\d+ min \d+ s, \d+ requests$/)).toBeVisible()
})

test('a reload in the middle goes on where it was, and another tab shows the same work, with all that was said before', async ({
  generator: first,
  context,
}) => {
  const readers: Page[] = []
  context.on('request', (sent) => {
    if (sent.url().endsWith('/events')) readers.push(sent.frame().page())
  })
  const brief = await begin(first, 'Watched in another tab')
  await goOn(brief)
  await expect(chapterIn(first, 'Components and connections: being written')).toBeVisible()
  await first.reload()
  await expect(chapterIn(first, 'Summary: done')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/dashboard/documents')
  await second.getByRole('region', { name: 'Begun in another tab' }).getByRole('button', { name: 'Show it here' }).click()
  await expect(chapterIn(second, 'Summary: done')).toBeVisible()
  await expect(wordsOn(second)).toContainText('This chapter sets out')
  expect(new Set(readers)).toEqual(new Set([first]))
  await first.close()
  await goOn(brief)
  await expectGenerated(second, brief)
  const third = await context.newPage()
  await third.goto('/dashboard/documents')
  await expect(third.getByRole('button', { name: 'Generate Document' })).toBeEnabled()
  await expect(third.getByText('was begun in another tab')).toHaveCount(0)
})

test('it can be stopped from the keyboard: what is finished is kept, the rest says whose it is, and nothing is found', async ({
  generator: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const brief = await begin(page, 'Stopped')
  await goOn(brief)
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  const stop = progressOf(page).getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toHaveAccessibleDescription('Stop. Finished chapters stay; the offline composer writes the rest.')
  await expect(progressOf(page).getByText('Stop. Finished chapters stay')).toBeInViewport({ ratio: 1 })
  await expect(wordsOn(page).getByRole('article')).toHaveCount(2)
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await stop.focus()
  await page.keyboard.press('Enter')
  await expectGenerated(page, brief)
  await expect(
    page.getByText(/^Stopped\. \d+ of 14 chapters (is|are) finished; the offline composer wrote the others\.$/),
  ).toBeVisible()
  const marks = resultOf(page, brief.projectName).getByRole('region', { name: /^\d+ parts are marked$/ })
  await expect(marks).toContainText('Claude was stopped. The offline composer wrote these words.')
  await expect(marks).toContainText('Statements and answers')
  await expect(marks).not.toContainText('Summary')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNothingFound(page)
})

test('a wait says why and how long, and words that are void go, with the reason', async ({ generator: page }) => {
  const brief = await begin(page, 'Limited')
  await expect(wordsOn(page).getByText(/^Claude limits how many requests it takes\. Trying again in [1-4] s$/)).toBeVisible()
  await expect(progressOf(page).getByRole('status')).toHaveText('Claude limits how many requests it takes. Trying again in 4 s')
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await expect(wordsOn(page).getByText('Claude limits')).toHaveCount(0)
  await goOn(brief, 2)
  await expectGenerated(page, brief)
  const torn = await begin(page, 'Torn')
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await expect(wordsOn(page)).toContainText('Claude could not be reached, or the connection was lost.')
  await goOn(torn)
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  await goOn(torn)
  await expectGenerated(page, torn)
})

test('a chapter that is marked is written again on demand, and the others stay', async ({ generator: page }) => {
  await gatherSaid(page)
  const brief = await begin(page, 'Left out')
  await expectGenerated(page, brief)
  expect((await saidOn(page)).join()).toContain('Risks: marked')
  const marks = resultOf(page, brief.projectName).getByRole('region', { name: 'One part is marked' })
  await expect(marks).toContainText('Risks')
  await expect(marks).toContainText('Claude did not answer in the agreed form. The chapter has its tables and no words.')
  await marks.getByRole('button', { name: 'Regenerate' }).click()
  await expect(chapterIn(page, 'Risks: being written')).toBeVisible()
  await expect(chapterIn(page, 'Statements and answers: done')).toBeVisible()
  await goOn(brief)
  await expectGenerated(page, brief)
  await expect(resultOf(page, brief.projectName).getByText('claude-sonnet-5-5', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/parts? (is|are) marked/)).toHaveCount(0)
})

test('a section is put as somebody wishes, and what that changed opens, with the way back', async ({ generator: page }) => {
  const { documentType, client, requirements } = shortBrief
  const multipart = { documentType, client, projectName: 'Wished', requirements: JSON.stringify(requirements) }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  const { document } = (await answer.json()) as { document: { id: string } }
  await page.goto(`/documents/${document.id}`)
  await page.getByRole('button', { name: 'Rewrite Summary' }).click()
  await page.getByRole('textbox', { name: /How it should be/ }).fill('shorter, for the board')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What changed from 1.0.0 to 1.1.0' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('This section is put as was wished: shorter, for the board.')
  await expect(page.getByText('‘Summary’ was written again: version 1.1.0')).toBeVisible()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Go back to version 1.0.0' }).click()
  await expect(page.getByRole('button', { name: 'Rewrite Summary' })).toBeVisible()
  await expect(page.locator('article')).toContainText('This chapter sets out summary')
  await expect(page.locator('article')).not.toContainText('put as was wished')
})
