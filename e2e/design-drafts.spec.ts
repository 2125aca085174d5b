import type { Page } from '@playwright/test'
import { openDesign, save, write } from './design.ts'
import { givenAccount } from './given-account.ts'
import { expect, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('what is not saved survives a reload and is undone; a save whose answer is lost makes one version', async ({
  signedIn: page,
}) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  await openDesign(page, id, 'risks')
  const owner = page.getByLabel(/^Owner, /).first()
  const before = await owner.inputValue()
  await owner.fill('Harbour master')
  await owner.press('Enter')
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click()
  await expect(page.getByText('2 changes are not saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your changes from before are here again.', { exact: false })).toBeVisible()
  await expect(owner).toHaveValue('Harbour master')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(owner).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(owner).toHaveValue('Harbour master')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(owner).toHaveValue(before)
  // Typed, and the field was not left.
  await owner.fill('Purser')
  await page.reload()
  await expect(owner).toHaveValue('Purser')
  await expect(page.getByText('1 change is not saved')).toBeVisible()
  const add = async (text: string) => {
    const form = page.getByRole('form', { name: 'Add a risk' })
    for (const [label, value] of [
      ['Risk', text],
      ['Mitigation', 'Somebody watches.'],
      ['Owner', 'Purser'],
    ] as const)
      await form.getByLabel(label).fill(value)
    await form.getByRole('button').click()
  }
  // The server saves the changes, but its response does not reach the page.
  const loseAnswers = () =>
    page.route('**/facts', async (route) => {
      await route.fetch()
      await route.abort()
    })
  const versions = async () =>
    ((await (await page.request.get(`/api/documents/${id}`)).json()) as { versions: unknown[] }).versions.length
  await add('The quay is flooded.')
  await loseAnswers()
  await save(page).click()
  await expect(page.getByText('The changes are not saved yet.', { exact: false })).toBeVisible()
  expect(await versions()).toBe(2)
  await page.unroute('**/facts')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  await add('The crane fails.')
  await loseAnswers()
  await save(page).click()
  await expect(page.getByText('The changes are not saved yet.', { exact: false })).toBeVisible()
  await page.unroute('**/facts')
  await page.reload()
  await expect(page.getByText('Version 1.2.0 is saved')).toBeVisible()
  expect(await versions()).toBe(3)
  await expect(page.getByLabel('Risk, The crane fails.')).toHaveCount(1)
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('two people: different facts are merged, and of the same fact both values are shown', async ({ signedIn: page, browser }) => {
  const id = await write(page, { startFrom: 'customer-portal' })
  const other = await givenAccount(browser)
  const edit = async (of: Page, place: number, owner: string) => {
    const field = of.getByLabel(/^Owner, /).nth(place)
    await field.fill(owner)
    await field.press('Enter')
  }
  await openDesign(page, id, 'risks')
  await openDesign(other, id, 'risks')
  await edit(page, 0, 'Harbour master')
  await edit(other, 1, 'Deck officer')
  await save(page).click()
  await expect(page.getByText('Version 1.1.0 is saved')).toBeVisible()
  await save(other).click()
  await expect(other.getByText('Version 1.2.0 is saved')).toBeVisible()
  await expect(other.getByLabel(/^Owner, /).first()).toHaveValue('Harbour master')
  // The first page still shows 1.1.0, and changes the same facts as the other.
  await edit(other, 2, 'Purser')
  await edit(page, 2, 'Ship’s cook')
  await save(other).click()
  await expect(other.getByText('Version 1.3.0 is saved')).toBeVisible()
  await save(page).click()
  const both = page.getByRole('region', { name: 'Somebody else has changed the same facts' })
  await expect(both).toContainText('Purser')
  await expect(both).toContainText('Ship’s cook')
  await expectNothingFound(page)
  await both.getByLabel('Use yours').check()
  await both.getByRole('button', { name: 'Continue with these' }).click()
  await save(page).click()
  await expect(page.getByText('Version 1.4.0 is saved')).toBeVisible()
  await expect(page.getByLabel(/^Owner, /).nth(2)).toHaveValue('Ship’s cook')
  await expect(page.getByLabel(/^Owner, /).nth(1)).toHaveValue('Deck officer')
  await other.context().close()
})
