import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { findSession } from './accounts/session.ts'
import { ScreenFailed } from './screens/screen-failed.tsx'
import { FullScreenLoading } from './ui/spinner.tsx'

const forVisitors = async () => ((await findSession()) ? redirect('/dashboard') : null)
const forAccounts = async () => ((await findSession()) ? null : redirect('/login'))

/** The screens of the product; each is loaded when it is first shown. */
const screens: RouteObject[] = [
  { path: '/', loader: async () => redirect((await findSession()) ? '/dashboard' : '/login'), Component: FullScreenLoading },
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
        lazy: async () => ({
          Component: (await import('./screens/advanced-generator/advanced-generator.tsx')).AdvancedGenerator,
        }),
      },
      {
        path: 'documents-simple',
        lazy: async () => ({ Component: (await import('./screens/simple-generator/simple-generator.tsx')).SimpleGenerator }),
      },
      {
        path: 'documents-old',
        lazy: async () => ({
          Component: (await import('./screens/enhanced-generator/enhanced-generator.tsx')).EnhancedGenerator,
        }),
      },
    ],
  },
  { path: '*', lazy: async () => ({ Component: (await import('./screens/not-found/not-found.tsx')).NotFound }) },
]

export const router = createBrowserRouter([{ HydrateFallback: FullScreenLoading, ErrorBoundary: ScreenFailed, children: screens }])
