import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { User } from '#shared/api/accounts.ts'
import { setSession } from '#web/accounts/session.ts'
import { queryClient } from '#web/api/query-client.ts'

export const givenUser: User = {
  displayName: 'Demo',
  email: 'demo@example.test',
  client: null,
  role: 'member',
  workspace: { mode: 'sample', invites: null },
  mayWrite: true,
  theme: null,
  language: null,
}

/** `path`: the screen’s own, if it has parameters. */
type Opened = { user?: Partial<User>; at?: string; path?: string }

/** Renders a screen for a signed-in user, and returns a simulated keyboard and pointer. */
export function openScreen(screen: ReactElement, { user, at = '/', path = '*' }: Opened = {}) {
  setSession({ ...givenUser, ...user })
  const router = createMemoryRouter([{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: null }])], {
    initialEntries: [at],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), router }
}

/** The simulated keyboard and pointer. */
export type Person = ReturnType<typeof openScreen>['user']
