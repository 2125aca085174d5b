import type { Page } from '@playwright/test'
import { givenAccount } from './given-account.ts'
import { expectNothingFound } from './nothing-found.ts'
import { expect, sideways, test as base } from './journey.ts'
import { weigh } from './weigh.ts'

const requirements = {
  businessObjective: 'Passengers buy a ticket for the ferry on their telephone before they are on board.',
  technicalRequirements:
    'The ticket is shown within 2 seconds. Tickets are checked by the deck crew without a network. Payments are taken through Stripe.',
}

async function write(page: Page, documentType = 'hld') {
  const projectName = `Ferry ${crypto.randomUUID()}`
  const multipart = {
    documentType,
    client: 'aldgate',
    projectName,
    requirements: JSON.stringify(requirements),
    startFrom: 'customer-portal',
  }
  const answer = await page.request.post('/api/v3/documents/generate', { multipart })
  return ((await answer.json()) as { document: { id: string } }).document.id
}

async function openDocument(page: Page, id: string) {
  await page.goto(`/documents/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Ferry/ })).toBeVisible()
  // By then the user's rights have loaded.
  await expect(page.getByRole('button', { name: 'Edit Summary' })).toBeVisible()
}

/** The page of a new document, which a journey may change. */
const test = base.extend<{ own: Page }>({
  own: async ({ signedIn: page }, use) => {
    await openDocument(page, await write(page))
    await use(page)
  },
})

const card = (page: Page) => page.getByRole('region', { name: 'What this is based on' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Words of Summary' })

test('a claim shows the brief’s words in their field: pointed at, pressed, and by the key', async ({ own: page }) => {
  const claim = page.locator('article [data-claim]').filter({ hasText: 'Stripe' }).first()
  await claim.hover()
  await expect(card(page)).toContainText('Payments are taken through Stripe')
  await expect(card(page)).toContainText('Technical requirements')
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await page.mouse.move(0, 0)
  await page.keyboard.press('.')
  await expect(card(page)).toBeVisible()
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-claim'))
  expect(first).toMatch(/^[A-Z]+-\d/)
  await page.keyboard.press('Escape')
  await claim.click()
  await expect(page.getByRole('tabpanel').locator('mark').filter({ hasText: 'Payments are taken through Stripe' })).toBeVisible()
})

test('single keys can be turned off, and are not heard where somebody types', async ({ own: page }) => {
  await page.getByText('Keyboard shortcuts', { exact: true }).click()
  await page.getByRole('switch', { name: 'Single keys' }).click()
  await page.getByText('Keyboard shortcuts', { exact: true }).focus()
  await page.keyboard.press('.')
  await page.keyboard.press('e')
  await expect(card(page)).toBeHidden()
  await expect(editor(page)).toBeHidden()
  await page.reload()
  await page.getByRole('tab', { name: 'Brief' }).focus()
  await page.keyboard.press('.')
  await expect(card(page)).toBeHidden()
})

test('by the keyboard alone a section is written, saved, told and rolled back', async ({ own: page }) => {
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Signed by the harbour master for 81,234 pounds. ')
  await page.keyboard.press('Control+z')
  await expect(editor(page)).not.toContainText('81,234')
  await page.keyboard.press('Control+y')
  await expect(editor(page)).toContainText('81,234')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('‘Summary’ is saved: version 1.1.0')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Marked' })).toContainText('81,234: in no fact of the brief.')
  await expect(page.locator('article')).toContainText('Signed by the harbour master')
  await expect(page.locator('article')).toContainText('edited by Demo')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link', { name: /Summary ?, changed since the version before ?, marked/ })).toBeVisible()
  await page.getByRole('button', { name: 'Go back to version 1.0.0' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article')).not.toContainText('Signed by the harbour master')
  await page.getByRole('tab', { name: 'Brief' }).focus()
  // The last tab is Review.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Versions' })).toBeFocused()
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.nth(0)).toContainText('Rolled back, a copy, from version 1.0.0')
  await expect(versions.nth(1)).toContainText('Edited by hand, from version 1.0.0')
  await page.getByRole('link', { name: 'Open version 1.1.0' }).press('Enter')
  await expect(page).toHaveURL(/version=1\.1\.0/)
  await expect(page.locator('article')).toContainText('Signed by the harbour master')
  await expect(page.getByRole('button', { name: 'Edit Summary' })).toHaveCount(0)
})

test('what was typed is there after a reload, without a network, and where somebody else was quicker', async ({ own: page }) => {
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Kept. ')
  await page.reload()
  await expect(editor(page)).toContainText('Kept.')
  await page.route('**/sections/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Save as a version' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
  await expect(editor(page)).toContainText('Kept.')
  await page.unroute('**/sections/**')
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const printed = (await (await page.request.get(`/api/documents/${id}/printed`)).json()) as {
    content: { sections: { id: string; blocks: { id: string }[] }[] }
  }
  const other = printed.content.sections.find((section) => section.id !== 'summary')!
  const blocks = [...other.blocks.map((block) => ({ keep: block.id })), { type: 'paragraph', text: [{ text: 'Somebody else.' }] }]
  const quicker = await page.request.post(`/api/documents/${id}/sections/${other.id}/edit`, { data: { base: '1.0.0', blocks } })
  expect(quicker.ok()).toBe(true)
  await page.getByRole('button', { name: 'Save as a version' }).click()
  await expect(page.getByText('What you had typed is here again, over version 1.1.0.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a version' }).click()
  await expect(page.getByText('‘Summary’ is saved: version 1.2.0')).toBeVisible()
  await expect(page.locator('article')).toContainText('Kept.')
  await expect(page.locator('article')).toContainText('Somebody else.')
})

test('questions are answered and assumptions judged in place: one press, one version', async ({ own: page }) => {
  await page.getByRole('tab', { name: 'Questions' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('button', { name: 'No answers yet' })).toBeDisabled()
  const first = panel.getByRole('textbox').first()
  await first.fill('The system must serve 400 concurrent users.')
  await panel.getByRole('textbox').nth(1).fill('Whatever the harbour says.')
  await panel.getByRole('radio', { name: 'Correct' }).first().check()
  await page.reload()
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(first).toHaveValue('The system must serve 400 concurrent users.')
  await panel.getByRole('button', { name: 'Save 3 answers as a new version' }).click()
  await expect(panel.getByText('2 questions answered, 1 assumption judged: version 1.1.0')).toBeVisible()
  await expect(panel.getByText(/^2 questions answered, 1 assumption judged\. /)).toBeVisible()
  await expect(page.locator('article')).toContainText('400 concurrent users')
  await expect(panel.getByText('The client’s own.')).toBeVisible()
})

test('offline, only what was edited by hand can be written again, and taken back', async ({ own: page }) => {
  await expect(page.getByRole('button', { name: 'Edit Summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rewrite Summary' })).toHaveCount(0)
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('By hand. ')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('‘Summary’ is saved: version 1.1.0')).toBeVisible()
  await page.getByRole('button', { name: 'Rewrite Summary' }).click()
  await page.getByRole('button', { name: 'Write again' }).click()
  await expect(page.getByText('‘Summary’ was written again: version 1.2.0')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What changed from 1.1.0 to 1.2.0' })).toBeVisible()
  await page.getByRole('button', { name: 'Go back to version 1.1.0' }).click()
  await expect(page.locator('article')).toContainText('By hand.')
})

for (const [documentType, name, key] of [
  ['powerpoint', 'Slides', 'j'],
  ['excel', 'Sheets', 'j'],
] as const)
  test(`a ${documentType} is read as ${name.toLowerCase()}, by the keys too`, async ({ signedIn: page }) => {
    await page.goto(`/documents/${await write(page, documentType)}`)
    const leaves = page.getByRole('navigation', { name })
    await expect(leaves).toBeVisible()
    await page.keyboard.press(key)
    await expect(leaves.getByRole('link').first()).toHaveAttribute('aria-current', 'location')
    await page.keyboard.press(key)
    await expect(leaves.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'location')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sideways(page)).toBe(0)
    await expectNothingFound(page)
  })

test('nothing is found with a panel, a claim and the editor open, and nothing scrolls sideways on a phone', async ({
  own: page,
}) => {
  test.slow()
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  for (const panel of ['Questions', 'Versions']) {
    await page.getByRole('tab', { name: panel }).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expectNothingFound(page)
  }
  await page.locator('article [data-claim]').first().click()
  await expect(card(page)).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Panels', exact: true }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByRole('dialog').getByText('Open questions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Panels', exact: true })).toBeFocused()
  expect(await sideways(page)).toBe(0)
})

test('loads at most 160 kB, and the editor, only when it opens, at most 65 more', async ({ signedIn: page }) => {
  const id = await write(page)
  const weighed = weigh(page)
  const weight = () => weighed('script', 'stylesheet')
  await openDocument(page, id)
  await page.getByRole('tab', { name: 'Questions' }).click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.waitForLoadState('networkidle')
  const closed = await weight()
  await page.getByRole('button', { name: 'Edit Summary' }).click()
  await expect(editor(page)).toBeFocused()
  expect(closed).toBeLessThanOrEqual(160)
  expect((await weight()) - closed).toBeLessThanOrEqual(65)
  expect(await weight()).toBeGreaterThan(closed + 30)
})

test('whoever may only read sees no tools, and rules on nothing', async ({ own: page, browser }) => {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const email = `${crypto.randomUUID()}@example.test`
  await page.request.post(`/api/documents/${id}/share`, { data: { email } })
  const reader = await givenAccount(browser, { client: 'calder', email })
  await reader.goto(`/documents/${id}`)
  await expect(reader.getByRole('heading', { level: 1, name: /^Ferry/ })).toBeVisible()
  await reader.getByRole('tab', { name: 'Questions' }).click()
  await expect(reader.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await expect(reader.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0)
  await expect(reader.getByRole('button', { name: /^(Edit|Rewrite) / })).toHaveCount(0)
  await reader.getByRole('tab', { name: 'Brief' }).click()
  await expect(reader.getByRole('tabpanel')).not.toContainText('Payments are taken through Stripe')
})
