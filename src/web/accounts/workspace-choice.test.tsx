import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { answerDialog, press } from '#web/testing/seen.ts'
import { Invitation } from './invitation.tsx'
import { findSession } from './session.ts'
import { WorkspaceSwitch } from './workspace-switch.tsx'

const invites = { documents: 3, clients: 2 }

test('a choice that the server does not take is said so, and nothing changes', async () => {
  refuse(api.accounts.chooseWorkspace, { success: false, error: 'Not just now.', code: 'conflict' }, 409)
  const { user } = openScreen(<WorkspaceSwitch />)
  await press(user, 'Live')
  await answerDialog(user, 'Not just now.', 'OK')
  expect(screen.getByRole('button', { name: 'Sample' }).getAttribute('aria-pressed')).toBe('true')
})

test('Go live ends the invitation and changes the account; Not now changes nothing else', async () => {
  answer(api.accounts.chooseWorkspace, { success: true, workspace: { mode: 'sample', invites: null } })
  const { user } = openScreen(<Invitation invites={invites} />, { user: { workspace: { mode: 'sample', invites } } })
  expect(screen.getByRole('region', { name: 'Your own work' }).textContent).toContain('3 documents of 2 clients')
  await press(user, 'Not now')
  answer(api.accounts.chooseWorkspace, { success: true, workspace: { mode: 'live', invites: null } })
  await press(user, 'Go live')
  await waitFor(async () => expect((await findSession())?.workspace.mode).toBe('live'))
  expect(sentTo(api.accounts.chooseWorkspace).map(({ body }) => body)).toEqual([{ notNow: true }, { mode: 'live' }])
})

test('an account of a client has nothing to choose', () => {
  openScreen(<WorkspaceSwitch />, { user: { client: 'calder' } })
  expect(screen.queryByRole('group')).toBeNull()
})
