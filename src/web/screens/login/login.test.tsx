import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { fill, press } from '#web/testing/seen.ts'
import { Login } from './login.tsx'

const alert = async () => (await screen.findByRole('alert')).textContent

test('the button says what it does while it does it, and an old message goes at the next try', async () => {
  refuse(api.accounts.login, { success: false }, 401)
  const { user } = openScreen(<Login />)
  expect(screen.getByText('Demo credentials provided by administrator')).toBeTruthy()
  fill('Username', 'somebody')
  fill('Password', 'something')
  await press(user, 'Sign In')
  expect(await alert()).toBe('Login failed')
  expect(sentTo(api.accounts.login).map(({ body }) => body)).toEqual([{ username: 'somebody', password: 'something' }])

  const answers: ((answer: Response) => void)[] = []
  Object.assign(globalThis, { fetch: () => new Promise<Response>((resolve) => answers.push(resolve)) })
  await press(user, 'Sign In')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' })).disabled).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  answers[0]!(Response.json({ success: false, error: 'The account is disabled.', code: 'not-allowed' }, { status: 403 }))
  expect(await alert()).toBe('The account is disabled.')
})

test('a server that does not answer is a connection error', async () => {
  refuse(api.accounts.login)
  const { user } = openScreen(<Login />)
  fill('Username', 'somebody')
  fill('Password', 'something')
  await press(user, 'Sign In')
  expect(await alert()).toBe('Connection error. Please try again.')
})
