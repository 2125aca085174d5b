import { readFileSync } from 'node:fs'
import { readSheet } from '../src/server/templates/sheet/read-sheet.ts'
import { askedRows, givenSheet } from '../src/server/testing/given-sheet.ts'
import { openDesign, save, write } from './design.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

const rows = askedRows([
  { reference: '1', text: 'The ticket is shown within 2 seconds.' },
  { reference: '2', text: 'Payments are taken through Stripe.', cells: [{ at: 'C6', text: 'PC', style: 2 }] },
  { reference: '3', text: 'The ferry is blue.' },
])
const file = { name: 'responses.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(givenSheet({ rows })) }

test('a client’s sheet: answers are taken from it, and it comes back with those of the design', async ({ signedIn: page }) => {
  const id = await write(page)
  await openDesign(page, id, 'answers')
  await page.getByRole('button', { name: 'Fill in the client’s sheet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill in the client’s sheet' })
  await dialog.getByLabel('The client’s sheet').setInputFiles(file)
  await expect(dialog.getByText('2 of 3 rows match statements of this design.')).toBeVisible()
  await expect(dialog.getByText('Row 7, 3: The ferry is blue.')).toBeVisible()
  await expect(dialog.getByLabel('Answer', { exact: true })).toHaveValue('C')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Take 1 answer from it' }).click()
  await expect(page.getByText('1 answer changed.')).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'The ticket is shown within 2 seconds.' })
  await first.getByRole('combobox').first().selectOption('Yes')
  await first.getByRole('textbox').first().fill('The browser has it.')
  await first.getByRole('textbox').first().press('Control+Enter')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()

  await page.getByRole('button', { name: 'Fill in the client’s sheet' }).click()
  await dialog.getByLabel('The client’s sheet').setInputFiles(file)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toBe(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download it filled in' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('responses (filled in).xlsx')
  await expect(dialog.getByText('2 cells in 1 row filled in.')).toBeVisible()
  const found = await readSheet(readFileSync(await download.path()), { statements: [], progress: () => {} })
  expect(found.rows.map(({ cells }) => cells)).toEqual([{ answer: 'C', how: 'The browser has it.' }, { answer: 'PC' }, {}])
})
