import { expect, openWithoutTime, test } from './journey.ts'

test('a long conversation stays at its end, is copied to the clipboard, and begins anew after it was left', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithoutTime(page, 'AI Assistants')
  const input = page.getByRole('textbox', { name: 'Message' })
  for (let count = 1; count <= 6; count += 1) {
    await input.fill(`Message ${count}`)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('and more')
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Regenerate' }).last()).toBeInViewport()
  await expect(page.getByText('Message 1\nand more', { exact: true })).not.toBeInViewport()
  await page.getByRole('button', { name: 'Copy', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^This is a sample answer: .* will stand here\.$/)
  await input.fill('Is anybody there?')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Client Portfolio' })).toBeVisible()
  await page.clock.runFor(5000)
  await page.goBack()
  await expect(page.getByText('Nothing said yet')).toBeVisible()
})
