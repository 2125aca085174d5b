import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { returnPath, signInPath } from './accounts/return-path.ts'
import { findSession } from './accounts/session.ts'
import { Login } from './screens/login/login.tsx'
import { ScreenFailed } from './screens/screen-failed.tsx'
import { FullScreenLoading } from './ui/spinner.tsx'

const forVisitors = async ({ request }: { request: Request }) =>
  (await findSession()) ? redirect(returnPath(new URL(request.url).search)) : null
const forAccounts = async () => ((await findSession()) ? null : redirect('/login'))

/** Leads back once somebody is signed in. */
const forAccountsOnly = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  return (await findSession()) ? null : redirect(signInPath(pathname + search))
}

/** The screens of the product, each loaded when it is first shown; `/` is a page of its own. */
const screens: RouteObject[] = [
  {
    path: '/login',
    loader: forVisitors,
    // It is small, and the first thing that most people see.
    Component: Login,
  },
  {
    path: '/dashboard',
    loader: forAccounts,
    lazy: async () => ({ Component: (await import('./screens/dashboard/dashboard.tsx')).Dashboard }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./screens/overview/overview.tsx')).Overview }) },
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
      { path: 'ai', lazy: async () => ({ Component: (await import('./screens/assistants/assistants.tsx')).Assistants }) },
      {
        path: 'clients',
        lazy: async () => {
          const { Clients, preparePortfolio } = await import('./screens/clients/clients.tsx')
          return { Component: Clients, loader: preparePortfolio }
        },
      },
      {
        path: 'projects',
        lazy: async () => {
          const { Projects, prepareProjects } = await import('./screens/projects/projects.tsx')
          return { Component: Projects, loader: prepareProjects }
        },
      },
      { path: 'settings', lazy: async () => ({ Component: (await import('./screens/settings/settings.tsx')).Settings }) },
      { path: '*', lazy: async () => ({ Component: (await import('./screens/dashboard/missing-screen.tsx')).MissingScreen }) },
    ],
  },
  {
    path: '/documents/:id',
    loader: forAccountsOnly,
    lazy: async () => ({ Component: (await import('./screens/printed-document/printed-document.tsx')).PrintedDocument }),
  },
  {
    path: '/shared/:token',
    lazy: async () => ({ Component: (await import('./screens/printed-document/shared-document.tsx')).SharedDocument }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./screens/not-found/not-found.tsx')).NotFound }) },
]

export const router = createBrowserRouter([{ HydrateFallback: FullScreenLoading, ErrorBoundary: ScreenFailed, children: screens }])
