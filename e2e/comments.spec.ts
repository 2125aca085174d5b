import type { Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expectKeyIsHeard } from './heard-keys.ts'
import { expectNothingFound } from './nothing-found.ts'
import { expect, sideways, test } from './journey.ts'

const need = 'Claims must be settled within 5 days.\nEvery claim is kept for 7 years.\nAdjusters work without a network.'

async function write(page: Page, projectName: string, technicalRequirements = need) {
  const multipart = { documentType: 'hld', client: 'aldgate', projectName, requirements: JSON.stringify({ technicalRequirements }) }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

async function openDocument(page: Page, id: string) {
  await page.goto(`/documents/${id}`)
  await expect(page.getByRole('tab', { name: 'Brief' })).toBeVisible()
  // The component that handles the key also highlights the passages.
  await expectKeyIsHeard(page, 'c')
}

const commented = 'Claims must be settled within 5 days'

/** Selects text in the document as a pointer would. */
const select = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('#document article')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const at = text.data.indexOf(wanted)
      if (at === -1 || !text.parentElement!.closest('[data-part]')) continue
      text.parentElement!.scrollIntoView({ block: 'center' })
      getSelection()!.setBaseAndExtent(text, at, text, at + wanted.length)
      return
    }
    throw new Error(`Nothing says ${wanted}.`)
  }, words)

const highlighted = (page: Page, name: string) => page.evaluate((asked) => [...(CSS.highlights.get(asked) ?? [])].map(String), name)
const thread = (page: Page) => page.getByRole('article', { name: new RegExp(`^On “${commented}`) })

test('words are commented on, answered by the client, who meets nothing internal, resolved, and followed to the next version', async ({
  signedIn: page,
  browser,
}) => {
  test.slow()
  const project = `Talked about ${Date.now()}`
  const id = await write(page, project)
  await page.request.post(`/api/documents/${id}/versions/1.0.0/publish`, { data: {} })
  await openDocument(page, id)
  await select(page, commented)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const form = page.getByRole('form', { name: 'New comment' })
  await expect(form).toContainText(`“${commented}”`)
  await form.getByRole('textbox', { name: 'Comment' }).fill('Is that in working days?')
  // Typed text survives a reload.
  await page.reload()
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('Is that in working days?')
  await form.getByRole('checkbox', { name: 'Internal' }).uncheck()
  await form.getByRole('button', { name: 'Comment' }).click()
  await expect(thread(page)).toContainText('Is that in working days?')
  expect(await highlighted(page, 'commented')).toEqual([commented])

  await select(page, 'Every claim is kept')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('textbox', { name: 'Comment' }).fill('They will not like this.')
  await page.keyboard.press('Control+Enter')
  const internal = page.getByRole('article', { name: /^On “Every claim/ })
  await expect(internal).toContainText('Internal')

  const client = await givenAccount(browser, { client: 'aldgate' })
  const answers: Promise<string>[] = []
  client.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  await openDocument(client, id)
  await client.getByRole('tab', { name: 'Comments' }).click()
  await expect(thread(client)).toBeVisible()
  expect(await highlighted(client, 'commented')).toEqual([commented])
  expect((await Promise.all(answers)).join()).not.toContain('They will not like this.')
  await thread(client)
    .getByRole('button', { name: /^Reply/ })
    .click()
  await client.getByRole('textbox', { name: 'Reply' }).fill('Calendar days.')
  await client.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click()
  // The other person sees it without a reload.
  await expect(thread(page)).toContainText('Calendar days.')
  await thread(page)
    .getByRole('button', { name: /^Resolve/ })
    .click()
  await expect(page.getByRole('button', { name: 'Show 1 resolved' })).toBeVisible()
  await page.getByRole('button', { name: 'Show 1 resolved' }).click()
  await thread(page)
    .getByRole('button', { name: /^Reopen/ })
    .click()
  await expect(page.getByRole('button', { name: /resolved$/ })).toHaveCount(0)

  await write(page, project, need.replace('5 days', '9 days'))
  await openDocument(page, id)
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(thread(page)).toContainText('On words that have changed since')
  expect(await highlighted(page, 'commented')).toContain('Claims must be settled within 9 days')
  await write(page, project, 'Every claim is kept for 7 years.')
  await openDocument(page, id)
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(thread(page)).toContainText('On words that are gone')
})

test('by keyboard alone: comment, move to other words, edit, delete; nothing is found at either width, and nothing scrolls sideways', async ({
  signedIn: page,
}) => {
  test.slow()
  const id = await write(page, `By keyboard ${Date.now()}`)
  await openDocument(page, id)
  await page.locator('#document').focus()
  await page.keyboard.press('c')
  const form = page.getByRole('form', { name: 'New comment' })
  await expect(form.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  const quote = form.locator('blockquote')
  const first = await quote.textContent()
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByRole('button', { name: 'Text after' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quote).not.toHaveText(first!)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Said without a pointer')
  await page.keyboard.press('Control+Enter')
  const article = page.getByRole('article', { name: /^On “/ })
  await expect(article).toContainText('Said without a pointer')
  await article.getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(article.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(article).toContainText('Said without a pointer.')
  await article.getByRole('button', { name: /^Show in the document/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part]:focus')).toBeInViewport()
  await article.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Delete this comment?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Delete', exact: true }).last().focus()
  await page.keyboard.press('Enter')
  await expect(article).toHaveCount(0)
  await select(page, commented)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('textbox', { name: 'Comment' }).fill('One.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page)).toBeVisible()
  await page.locator('#document').focus()
  await page.keyboard.press('c')
  await expect(page.getByRole('form', { name: 'New comment' })).toBeVisible()
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.reload()
  await page.getByRole('button', { name: 'Panels' }).click()
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(thread(page)).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNothingFound(page)
  // The drawer closes to show the passage.
  await thread(page)
    .getByRole('button', { name: /^Show in the document/ })
    .click()
  await expect(page.locator('[data-part]:focus')).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeHidden()
})
