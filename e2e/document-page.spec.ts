import type { Page } from '@playwright/test'
import { expectNothingFound, expectNothingFoundInThisTheme } from './nothing-found.ts'
import { openAccess, sendTo } from './sending.ts'
import { expect, sideways, test as base } from './journey.ts'
import { weigh } from './weigh.ts'

const requirements = {
  businessObjective: 'Passengers buy a ticket for the ferry on their telephone before they are on board.',
  technicalRequirements:
    'The ticket is shown within 2 seconds. Tickets are checked by the deck crew without a network. Payments are taken through Stripe.',
}

async function write(page: Page, documentType = 'hld', startFrom: string | null = 'customer-portal') {
  const projectName = `Ferry ${crypto.randomUUID()}`
  const multipart = {
    documentType,
    client: 'aldgate',
    projectName,
    requirements: JSON.stringify(requirements),
    ...(startFrom !== null && { startFrom }),
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
  await expect(page.locator('article')).toContainText('Demo, Arcwright')
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

test('a deck is read as slides and a workbook as sheets, by the keys too', async ({ signedIn: page }) => {
  for (const [documentType, name] of [
    ['powerpoint', 'Slides'],
    ['excel', 'Sheets'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/documents/${await write(page, documentType)}`)
    const leaves = page.getByRole('navigation', { name })
    await expect(leaves).toBeVisible()
    for (const place of [0, 1]) {
      await page.keyboard.press('j')
      await expect(leaves.getByRole('link').nth(place)).toHaveAttribute('aria-current', 'location')
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sideways(page)).toBe(0)
    await expectNothingFound(page)
  }
})

test('nothing is found with any panel, a claim and the editor open, and nothing scrolls sideways on a phone', async ({
  signedIn: page,
}) => {
  test.slow()
  // Without a design it is short; a long one is checked elsewhere.
  await openDocument(page, await write(page, 'hld', null))
  await sendTo(page, { to: 'demo, grace@example.org', right: 'Approve' })
  await page.keyboard.press('e')
  await expect(editor(page)).toBeFocused()
  for (const panel of ['Questions', 'Versions', 'Review']) {
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
  await page.getByRole('tab', { name: 'Review' }).click()
  await expect(page.getByRole('form', { name: 'Your decision' }).getByRole('button', { name: 'Approve' })).toBeVisible()
  await expectNothingFoundInThisTheme(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Panels', exact: true })).toBeFocused()
  expect(await sideways(page)).toBe(0)
})

test('loads at most 160 kB with its panels or those it is shared with, and the editor, only when it opens, at most 65 more', async ({
  signedIn: page,
}) => {
  const id = await write(page)
  const withAccess = weigh(page)
  await openDocument(page, id)
  await openAccess(page)
  await expect(page.getByText('It is not shared with anyone yet.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await withAccess('script', 'stylesheet')).toBeLessThanOrEqual(160)
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
