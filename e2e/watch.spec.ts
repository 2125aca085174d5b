import type { Page } from '@playwright/test'
import { expectNothingFound } from './nothing-found.ts'
import { expectGenerated, fillBrief, fillSimple, generate, shortBrief } from './brief.ts'
import { expect, test } from './journey.ts'

// A vendor writes here, at a pace that a person can follow; src/server/testing/serve-vendor.ts says what goes wrong and when.

const briefNamed = (projectName: string) => ({ ...shortBrief, projectName })
const progressOf = (page: Page) => page.getByRole('region', { name: 'Generating' })
const chapterIn = (page: Page, text: string) => progressOf(page).getByRole('list', { name: 'Chapters' }).getByText(text)
const wordsOn = (page: Page) => progressOf(page).getByRole('region', { name: 'Being written' })
const resultOf = (page: Page, name: string) => page.getByRole('region', { name }).filter({ has: page.getByText('Written by') })

async function begin(page: Page, projectName: string) {
  await fillBrief(page, briefNamed(projectName), 'JSON')
  await generate(page)
}

test('a document is watched as the vendor writes it', async ({ generator: page }) => {
  await begin(page, 'Watched')
  await expect(chapterIn(page, 'Statements and answers: waiting')).toBeVisible()
  await expect(chapterIn(page, 'Summary: being written')).toBeVisible()
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  await expect(wordsOn(page).getByRole('article')).toHaveCount(2)
  await expect(progressOf(page).getByText('Written by claude-sonnet-5-5')).toBeVisible()
  // Said aloud are headings, never the words.
  await expect(progressOf(page).getByRole('status')).toHaveText(/^[A-Z].*: done, \d+ of 14$/)
  await expect(wordsOn(page).locator('[aria-live], [role=status], [role=alert], output')).toHaveCount(0)
  await expectGenerated(page, briefNamed('Watched'))
  const card = resultOf(page, 'Watched')
  await expect(card.getByText('claude-sonnet-5-5', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('region', { name: /marked$/ })).toHaveCount(0)
})

/** Gathers what is said of pictures and aloud from now on, however quickly it passes. */
const gatherSaid = (page: Page) =>
  page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(globalThis, { said })
    const look = () => {
      for (const picture of document.querySelectorAll('[role=img][aria-label]')) said.add(picture.getAttribute('aria-label')!)
      for (const line of document.querySelectorAll('output, p')) said.add(line.textContent)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
const saidOn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said])

test('a design is seen as it grows, also where it is mended, and is folded away before the words come', async ({
  generator: page,
}) => {
  await gatherSaid(page)
  await begin(page, 'Grown')
  const progress = progressOf(page)
  const picture = progress.getByRole('img', { name: /^Picture of the design so far: /, includeHidden: true })
  await expect(progress.getByText('Designing: done')).toBeVisible()
  await expect(chapterIn(page, 'Summary: being written')).toBeVisible()
  await expect(picture).toBeHidden()
  await progress.getByText('claims lakehouse with fraud scores').click()
  await expect(picture.getByText('Claims lakehouse', { exact: true })).toBeVisible()
  await expect(picture).toHaveAccessibleName(/: 9 components, 6 people and systems around them, \d+ connections, 3 decisions/)
  await expect(progress.getByRole('img', { name: /^Plan so far: 5 pieces of work in \d+ weeks$/ })).toBeVisible()
  const said = await saidOn(page)
  expect(said).toEqual(expect.arrayContaining(['Designing', 'The design is checked and mended.']))
  expect(said.filter((words) => words.startsWith('Picture of the design so far')).length).toBeGreaterThan(2)
  await expectGenerated(page, briefNamed('Grown'))
})

test('who will write it, and for about how much and how long, is said before it is sent', async ({ generator: page }) => {
  await page.getByRole('radio', { name: 'High-Level Design' }).check({ force: true })
  await expect(
    page.getByText(
      /^claude-sonnet-5-5 will write it, for about US\$\d+\.\d\d\. It takes about \d+ minutes?\. This is an estimate\.$/,
    ),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'PowerPoint' }).first().check({ force: true })
  await expect(page.getByText(/^gpt-6\.1-sol will write it, for about US\$\d/)).toBeVisible()
})

test('what the agent uses is shown as it is used, and what it did is told with cost and time afterwards', async ({
  generator: page,
}) => {
  await begin(page, 'With tools')
  const used = progressOf(page).getByRole('list', { name: 'What the agent does' }).getByRole('listitem')
  await expect(used).toHaveText(['Searches the reference designs', 'Looks into the template'])
  await expect(chapterIn(page, 'Summary: being written')).toBeVisible()
  await expectGenerated(page, briefNamed('With tools'))
  const card = resultOf(page, 'With tools')
  await expect(card.getByText('Searches the reference designs; Looks into the template')).toBeVisible()
  await expect(card.getByText(/^US\$\d/)).toBeVisible()
  await expect(card.getByText(/^\d+ s, \d+ requests$|^\d+ min \d+ s, \d+ requests$/)).toBeVisible()
})

test('a reload in the middle goes on where it was', async ({ generator: page }) => {
  await begin(page, 'Reloaded while written')
  await expect(chapterIn(page, 'Components and connections: being written')).toBeVisible()
  await page.reload()
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  await expect(wordsOn(page)).toContainText('This chapter sets out')
  await expectGenerated(page, briefNamed('Reloaded while written'))
})

test('another tab shows the same work, with all that was said before', async ({ generator: first, context }) => {
  const readers: Page[] = []
  context.on('request', (sent) => {
    if (sent.url().endsWith('/events')) readers.push(sent.frame().page())
  })
  await begin(first, 'Watched in another tab')
  await expect(chapterIn(first, 'Summary: done')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/dashboard/documents')
  await second.getByRole('region', { name: 'Begun in another tab' }).getByRole('button', { name: 'Show it here' }).click()
  await expect(chapterIn(second, 'Summary: done')).toBeVisible()
  await expect(wordsOn(second)).toContainText('This chapter sets out')
  expect(readers).toEqual([first])
  await first.close()
  await expectGenerated(second, briefNamed('Watched in another tab'))
  const third = await context.newPage()
  await third.goto('/dashboard/documents')
  await expect(third.getByRole('button', { name: 'Generate Document' })).toBeEnabled()
  await expect(third.getByText('was begun in another tab')).toHaveCount(0)
})

test('it can be stopped from the keyboard: what is finished is kept, the rest says whose it is', async ({ generator: page }) => {
  await begin(page, 'Stopped')
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
  const stop = progressOf(page).getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toHaveAccessibleDescription('Stop: what is finished is kept; the offline composer writes the rest.')
  await expect(progressOf(page).getByText('Stop: what is finished is kept')).toBeInViewport({ ratio: 1 })
  await stop.focus()
  // The rest is written so quickly that what is said meanwhile is looked for at each frame.
  const said = page.waitForFunction(() => {
    const isStopping = document.querySelector<HTMLButtonElement>('form button:disabled')?.textContent === 'Stopping...'
    const words = document.querySelector('#stop-words')?.textContent ?? ''
    return isStopping && /^Stopping\. \d+ of 14 chapters (is|are) kept; the offline composer writes the others\.$/.test(words)
  })
  await page.keyboard.press('Enter')
  await said
  await expectGenerated(page, briefNamed('Stopped'))
  await expect(
    page.getByText(/^Stopped\. \d+ of 14 chapters (is|are) kept; the offline composer wrote the others\.$/),
  ).toBeVisible()
  const marks = resultOf(page, 'Stopped').getByRole('region', { name: /^\d+ parts are marked$/ })
  await expect(marks).toContainText('Claude was stopped. The offline composer wrote these words.')
  await expect(marks).toContainText('Statements and answers')
  await expect(marks).not.toContainText('Summary')
})

test('a wait says why and how long, and what is lost on the way is said', async ({ generator: page }) => {
  await begin(page, 'Limited')
  await expect(wordsOn(page).getByText(/^Claude limits how many requests it takes\. Trying again in [1-4] s$/)).toBeVisible()
  await expect(progressOf(page).getByRole('status')).toHaveText('Claude limits how many requests it takes. Trying again in 4 s')
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await expect(wordsOn(page).getByText('Claude limits')).toHaveCount(0)
})

test('words that are void go, with the reason', async ({ generator: page }) => {
  await begin(page, 'Torn')
  await expect(wordsOn(page)).toContainText('This chapter sets out summary')
  await expect(wordsOn(page)).toContainText('Claude could not be reached, or the connection was lost.')
  await expect(chapterIn(page, 'Summary: done')).toBeVisible()
})

test('a chapter that is marked is written again on demand, and the others stay', async ({ generator: page }) => {
  await begin(page, 'Left out')
  await expect(chapterIn(page, 'Risks: marked')).toBeVisible()
  await expectGenerated(page, briefNamed('Left out'))
  const marks = resultOf(page, 'Left out').getByRole('region', { name: 'One part is marked' })
  await expect(marks).toContainText('Risks')
  await expect(marks).toContainText('Claude did not answer in the agreed form. The chapter has its tables and no words.')
  await marks.getByRole('button', { name: 'Regenerate' }).click()
  await expect(chapterIn(page, 'Risks: being written')).toBeVisible()
  await expect(chapterIn(page, 'Statements and answers: done')).toBeVisible()
  await expectGenerated(page, briefNamed('Left out'))
  await expect(resultOf(page, 'Left out').getByText('claude-sonnet-5-5', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/parts? (is|are) marked/)).toHaveCount(0)
})

test('the vendors are found, and the one of the type writes', async ({ simple: page }) => {
  await page.getByRole('button', { name: 'Test API Connections' }).click()
  const told = page.getByRole('status').filter({ hasText: 'API Test Complete - Claude: connected, OpenAI: connected' })
  await expect(told.locator('.lucide-circle-check')).toBeVisible()
  await expect(page.getByText('No key')).toHaveCount(0)
  const brief = briefNamed('Slides by another')
  await fillSimple(page, brief)
  await page.getByRole('radio', { name: 'PowerPoint' }).check({ force: true })
  await generate(page)
  await expect(progressOf(page).getByText('Written by gpt-6.1-sol')).toBeVisible()
  await expect(wordsOn(page)).toContainText('This chapter sets out')
  await expectGenerated(page, brief)
  await expect(resultOf(page, brief.projectName).getByText('gpt-6.1-sol', { exact: true }).first()).toBeVisible()
})

test('the professional generator shows the words too', async ({ enhanced: page }) => {
  const form = page.getByRole('form', { name: 'Brief' })
  await form.getByRole('radio', { name: 'Low-Level Design' }).check({ force: true })
  await form.getByRole('radio', { name: 'Aldgate Mutual' }).check({ force: true })
  await form.getByLabel('Project name').fill('Watched professionally')
  await generate(page)
  await expect(wordsOn(page)).toContainText('This chapter sets out')
  await progressOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
  const alert = page.getByRole('alertdialog', { name: 'Document generated successfully!' })
  await expect(alert).toHaveAccessibleDescription(/^Stopped\. .+; the offline composer wrote .+\.$/)
})

test('nothing is found while a design grows, also on a narrow screen', async ({ generator: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, 'Grown and looked at')
  const design = progressOf(page).locator('details')
  await expect(design.getByRole('img', { name: /^(Picture|Plan) /, includeHidden: true })).toHaveCount(2)
  // It is folded away while it is looked at, where that takes long.
  await design.evaluate((fold) => fold.setAttribute('open', ''))
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await progressOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await expectGenerated(page, briefNamed('Grown and looked at'))
})

test('nothing is found while it is written, nor on its marks', async ({ generator: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, 'Watched and looked at')
  await expect(wordsOn(page).getByRole('article')).toHaveCount(2)
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await progressOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await expectGenerated(page, briefNamed('Watched and looked at'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNothingFound(page)
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
