import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { Preferences } from '#shared/api/settings.ts'
import { LiveSettings } from '#web/screens/settings/live-settings.tsx'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { fill, press, textsOf } from '#web/testing/seen.ts'

const profile = { username: 'ann', displayName: 'Ann', email: 'ann@example.test', awaited: null, hasMail: false }
const preferences: Preferences = {
  notifications: {
    email: true,
    desktop: false,
    projectUpdates: true,
    clientActivity: true,
  },
  digest: 'off',
  weeklyReport: false,
  theme: 'dark',
  language: 'en',
  retentionDays: 90,
}
const open = () => openScreen(<LiveSettings />, { user: { workspace: { mode: 'live', invites: null } } }).user
const said = async (words: string | RegExp) => within(screen.getByRole('tabpanel')).findByText(words)

test('a person’s own name and choices are saved with the account', async () => {
  answer(api.settings.profile, { profile })
  answer(api.settings.changeProfile, ({ body }) => ({ success: true as const, profile: { ...profile, ...(body as object) } }))
  answer(api.settings.preferences, { preferences })
  answer(api.settings.changePreferences, ({ body }) => ({
    success: true as const,
    preferences: { ...preferences, ...(body as Partial<Preferences>) },
  }))
  answer(api.usage.writers, { writers: [] })
  const user = open()
  await user.click(screen.getByRole('tab', { name: 'Profile' }))
  fill(/^Name/, (await screen.findByLabelText<HTMLInputElement>(/^Name/)).value + ' Archer')
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(true)
  await press(user, 'Save Changes')
  await said('Saved.')
  expect(sentTo(api.settings.changeProfile).map(({ body }) => body)).toEqual([{ displayName: 'Ann Archer' }])
  await user.click(screen.getByRole('tab', { name: 'Notifications' }))
  await user.click(await screen.findByRole('switch', { name: 'Email Notifications' }))
  await user.selectOptions(screen.getByLabelText(/^Digest/), 'Every week')
  await user.click(screen.getByRole('switch', { name: 'Weekly report by email' }))
  await user.click(screen.getByRole('tab', { name: 'Appearance' }))
  await user.click(await screen.findByRole('radio', { name: 'Light' }))
  await said(/^Saved/)
  expect(document.documentElement.dataset['theme']).toBe('light')
  await user.click(screen.getByRole('tab', { name: 'Data & Privacy' }))
  const days = await screen.findByLabelText(/^Days/)
  await user.clear(days)
  await user.type(days, '30')
  await press(user, 'Save Changes')
  await said(/^Saved/)
  expect(screen.getByRole('link', { name: 'Download your data' }).getAttribute('href')).toBe('/api/my-data')
  expect(sentTo(api.settings.changePreferences).map(({ body }) => body)).toEqual([
    { notifications: { ...preferences.notifications, email: false } },
    { digest: 'weekly' },
    { weeklyReport: true },
    { theme: 'light' },
    { retentionDays: 30 },
  ])
})

test('a choice that is not saved goes back', async () => {
  answer(api.settings.profile, { profile })
  answer(api.settings.preferences, { preferences })
  answer(api.usage.writers, { writers: [] })
  refuse(api.settings.changePreferences, { error: 'Not just now.', code: 'conflict' }, 409)
  const user = open()
  await user.click(screen.getByRole('tab', { name: 'Notifications' }))
  const email = await screen.findByRole('switch', { name: 'Email Notifications' })
  await user.click(email)
  await said('Not just now.')
  await waitFor(() => expect(email.getAttribute('aria-checked')).toBe('true'))
})

test('a password is changed once the current one is right, and what was typed stays until then', async () => {
  const [begunAt, endsAt] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']
  answer(api.accounts.signIns, {
    signIns: [{ id: idOf(1), agent: 'Firefox/1 Linux', address: '127.0.0.1', begunAt, endsAt, isThis: true }],
  })
  answer(api.passkeys.list, { passkeys: [] })
  answer(api.usage.writers, { writers: [] })
  refuse(api.accounts.changePassword, { error: 'This is not your current password.', code: 'conflict' }, 409)
  const user = open()
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  await screen.findByLabelText(/^Current password/)
  fill(/^Current password/, 'not this one')
  fill(/^New password/, 'quite another sentence')
  await press(user, 'Change password')
  await said('This is not your current password.')
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('quite another sentence')
  expect(await screen.findByText('This browser')).toBeTruthy()
  answer(api.accounts.changePassword, { success: true })
  await press(user, 'Change password')
  await said(/^Your password is changed\./)
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('')
  expect(sentTo(api.accounts.changePassword).at(-1)!.body).toEqual({
    current: 'not this one',
    next: 'quite another sentence',
    endTokens: true,
  })
})

test('keys and accounts are an administrator’s: a member sees who writes, and what clients may do', async () => {
  answer(api.usage.writers, {
    writers: [{ documentType: 'hld', writer: 'Arcwright offline composer', isOffline: true, isVendor: false }],
  })
  answer(api.accounts.clientRights, { clients: [] })
  answer(api.clients.choices, { clients: [] })
  const user = open()
  await within(await screen.findByRole('region', { name: 'Who writes' })).findByText('High-Level Design')
  expect(screen.queryByLabelText(/API Key$/)).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Team' }))
  await screen.findByRole('heading', { name: /^What clients may do/ })
  expect(textsOf('heading').filter((name) => name === 'Accounts' || name === 'Add an account')).toEqual([])
  expect(sentTo(api.keys.list)).toEqual([])
})
