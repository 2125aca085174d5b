import { openDesign, save, write } from './design.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('an answer that was approved in another document is offered to the same statement, and taken with one press', async ({
  signedIn: page,
}) => {
  const earlier = await write(page)
  await openDesign(page, earlier, 'answers')
  const said = 'The ticket is shown within 2 seconds.'
  const row = page.getByRole('listitem').filter({ hasText: said })
  const how = `The browser has it, ${crypto.randomUUID()}.`
  await row.getByRole('combobox').first().selectOption('Yes')
  await row.getByRole('textbox').first().fill(how)
  await row.getByRole('textbox').first().press('Control+Enter')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  const answer = await page.request.post(`/api/documents/${earlier}/versions/1.1.0/approve`)
  expect(answer.ok(), await answer.text()).toBe(true)

  const id = await write(page)
  await openDesign(page, id, 'answers')
  await expect(row.getByText('Aldgate Mutual, ', { exact: false })).toBeVisible()
  await expect(row.getByText(how)).toBeVisible()
  await expectNothingFound(page)
  await row.getByRole('button', { name: 'Use this answer' }).click()
  await expect(row.getByRole('textbox').first()).toHaveValue(how)
  await expect(row.getByRole('combobox').first()).toHaveValue('yes')
  await expect(row.getByRole('button', { name: 'Use this answer' })).toBeHidden()
})
