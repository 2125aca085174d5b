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
      { index: true, loader: () => redirect('/dashboard/documents'), Component: FullScreenLoading },
      {
        path: 'documents',
        lazy: async () => ({ Component: (await import('./screens/generator/generator.tsx')).Generator }),
      },
    ],
  },
  { path: '*', lazy: async () => ({ Component: (await import('./screens/not-found/not-found.tsx')).NotFound }) },
]

export const router = createBrowserRouter([{ HydrateFallback: FullScreenLoading, ErrorBoundary: ScreenFailed, children: screens }])
