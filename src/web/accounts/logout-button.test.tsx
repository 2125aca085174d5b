import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { LogoutButton } from './logout-button.tsx'

test('a log-out that fails changes nothing and says nothing', async () => {
  refuse(api.accounts.logout, { success: false, error: 'No.' })
  sessionStorage.setItem('draft:kept', '1')
  const { user } = openScreen(<LogoutButton />)
  const address = location.href
  await press(user, 'Logout')
  await waitFor(() => expect(sentTo(api.accounts.logout)).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logout' }).disabled).toBe(false))
  expect([location.href, sessionStorage.getItem('draft:kept'), screen.queryByRole('alert')]).toEqual([address, '1', null])
})
