import { addAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { letConfirmationPass } from './let-confirmation-pass.ts'
import { expectNothingFound } from './nothing-found.ts'

test('a password that was given long ago is asked for in place, and what was asked for is then done', async ({ browser }) => {
  const account = await addAccount()
  const page = await (await browser.newContext()).newPage()
  expect((await page.request.post('/api/auth/login', { data: account })).ok()).toBe(true)
  await page.goto('/account/programs')
  expect(await letConfirmationPass(account.username)).toBe(1)
  await page.getByLabel('What it is for').fill('Nightly report')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const password = dialog.getByLabel('Your password')
  await expect(password).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await expectNothingFound(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const form = page.getByRole('form', { name: 'New token' })
  await expect(form.getByRole('alert')).toContainText('Confirm that it is you.')
  await expect(page.getByLabel('What it is for')).toBeFocused()
  await page.keyboard.press('Enter')
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.')
  await password.fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Your new token')).toHaveValue(/^arc_/)
  // The form is empty again once the token is in the list.
  await expect(page.getByRole('list', { name: 'Tokens' })).toContainText('Nightly report…')
  await expect(page.getByLabel('What it is for')).toHaveValue('')
  await page.getByLabel('What it is for').fill('Another')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Tokens' })).toContainText('Another…')
})

test('a password is changed once the current one is right, and a new one ends tokens unless the box is not ticked', async ({
  browser,
}) => {
  const account = await addAccount()
  const page = await (await browser.newContext()).newPage()
  expect((await page.request.post('/api/auth/login', { data: account })).ok()).toBe(true)
  await page.request.post('/api/workspace', { data: { mode: 'live' } })
  const { token } = (await (await page.request.post('/api/tokens', { data: { name: 'Script' } })).json()) as { token: string }
  const works = async () => {
    const answer = await fetch(new URL('/api/v3/documents', page.url()), { headers: { authorization: `Bearer ${token}` } })
    return answer.ok
  }
  await page.goto('/dashboard/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  const part = page.getByRole('region', { name: 'Password', exact: true })
  const change = async (current: string, next: string, isTicked: boolean) => {
    await part.getByLabel('Current password').fill(current)
    await part.getByLabel('New password').fill(next)
    const box = part.getByRole('checkbox', { name: 'Also revoke my access tokens' })
    await expect(box).toBeChecked()
    await box.setChecked(isTicked)
    await part.getByRole('button', { name: 'Change password' }).click()
  }
  const isChanged = () => expect(part.getByRole('status')).toContainText('Your password is changed.')
  await change('not this one', 'quite another sentence', false)
  await expect(part.getByRole('alert')).toContainText('This is not your current password.')
  await expect(part.getByLabel('New password')).toHaveValue('quite another sentence')
  await page.reload()
  await page.getByRole('tab', { name: 'Security' }).click()
  await change(account.password, 'quite another sentence', false)
  await isChanged()
  expect(await works()).toBe(true)
  await page.reload()
  await page.getByRole('tab', { name: 'Security' }).click()
  await change('quite another sentence', 'and yet another one', true)
  await isChanged()
  expect(await works()).toBe(false)
})
