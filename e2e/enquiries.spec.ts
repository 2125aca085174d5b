import { givenAccount } from './given-account.ts'
import { expect, sideways, test } from './journey.ts'
import { expectNothingFound } from './nothing-found.ts'

test('a visitor asks from the foot of the landing page, and staff answer and close it', async ({ page, browser, baseURL }) => {
  const name = `Vi Visitor ${Date.now()}`
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Write to us' })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Email address').fill('vi@example.test')
  await form.getByLabel('What it is about').fill('We have claims in four systems.\nMay we talk?')
  await expect(form.getByLabel('Homepage')).not.toBeInViewport()
  expect(await sideways(page)).toBe(0)

  // If the enquiry is refused or lost, the form shows an error and the text remains.
  await page.route('**/api/enquiries', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toHaveText('Connection error. Please try again.')
  await expect(form.getByLabel('Your name')).toHaveValue(name)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Thank you. Your enquiry has reached us')).toBeFocused()
  await expect(form).toBeHidden()
  await expectNothingFound(page)

  const staff = await givenAccount(browser)
  expect((await staff.request.post('/api/workspace', { data: { mode: 'live' } })).ok()).toBe(true)
  await staff.goto(`${baseURL}/dashboard`)
  await staff
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: /^Open enquiries/ })
    .click()
  await expect(staff).toHaveURL('/enquiries')
  const row = staff.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('We have claims in four systems.')).toBeVisible()
  await expectNothingFound(staff)
  await row.getByRole('button', { name: `Mark as answered: enquiry from ${name}` }).click()
  await expect(staff.getByText(`The enquiry from ${name} is now under “Answered”.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await staff.getByRole('button', { name: /^Answered/ }).click()
  await expect(row.getByText(/^Answered by /)).toBeVisible()
  await row.getByRole('button', { name: /^Close/ }).click()
  await expect(row).toHaveCount(0)
  await staff.setViewportSize({ width: 320, height: 800 })
  await staff.getByRole('button', { name: /^Closed/ }).click()
  await expect(row).toBeVisible()
  expect(await sideways(staff)).toBe(0)

  const client = await givenAccount(browser, { client: 'calder' })
  await client.goto(`${baseURL}/enquiries`)
  await expect(client.getByText('Enquiries are for staff.')).toBeVisible()
  await expect(client.getByText(name)).toHaveCount(0)
})
