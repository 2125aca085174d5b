import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { findSession } from './accounts/session.ts'
import { ScreenFailed } from './screens/screen-failed.tsx'
import { FullScreenLoading } from './ui/spinner.tsx'

const forVisitors = async () => ((await findSession()) ? redirect('/dashboard') : null)
const forAccounts = async () => ((await findSession()) ? null : redirect('/login'))

/** The screens of the product, each loaded when it is first shown; `/` is a page of its own. */
const screens: RouteObject[] = [
  {
    path: '/login',
    loader: forVisitors,
    lazy: async () => ({ Component: (await import('./screens/login/login.tsx')).Login }),
  },
  {
    path: '/dashboard',
    loader: forAccounts,
    lazy: async () => ({ Component: (await import('./screens/dashboard/dashboard.tsx')).Dashboard }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./screens/overview/overview.tsx')).Overview }) },
      {
        path: 'documents',
        lazy: async () => ({ Component: (await import('./screens/generator/generator.tsx')).Generator }),
      },
      { path: 'ai', lazy: async () => ({ Component: (await import('./screens/assistants/assistants.tsx')).Assistants }) },
      { path: 'clients', lazy: async () => ({ Component: (await import('./screens/clients/clients.tsx')).Clients }) },
      { path: 'projects', lazy: async () => ({ Component: (await import('./screens/projects/projects.tsx')).Projects }) },
      { path: 'settings', lazy: async () => ({ Component: (await import('./screens/settings/settings.tsx')).Settings }) },
      { path: '*', lazy: async () => ({ Component: (await import('./screens/dashboard/missing-screen.tsx')).MissingScreen }) },
    ],
  },
  { path: '*', lazy: async () => ({ Component: (await import('./screens/not-found/not-found.tsx')).NotFound }) },
]

export const router = createBrowserRouter([{ HydrateFallback: FullScreenLoading, ErrorBoundary: ScreenFailed, children: screens }])
