import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { returnPath, signInPath } from './accounts/return-path.ts'
import { findSession } from './accounts/session.ts'
import { Login } from './screens/login/login.tsx'
import { ScreenFailed } from './screens/screen-failed.tsx'
import { Surroundings } from './screens/surroundings.tsx'
import { workspaceScreen } from './screens/workspace-screen.tsx'
import { fetchPart } from './ui/connection.ts'
import { FullScreenLoading } from './ui/spinner.tsx'

const forVisitors = async ({ request }: { request: Request }) =>
  (await findSession()) ? redirect(returnPath(new URL(request.url).search)) : null
const forAccounts = async () => ((await findSession()) ? null : redirect('/login'))

/** The sign-in returns to this address. */
const forAccountsOnly = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  return (await findSession()) ? null : redirect(signInPath(pathname + search))
}

/** Until its code is loaded, the previous screen remains. */
const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await fetchPart(load) })

/** The screens of the product, each loaded when it is first shown; `/` is a separate page. */
const screens: RouteObject[] = [
  {
    path: '/login',
    loader: forVisitors,
    // Not loaded on demand, because it is small and the first screen for most users.
    Component: Login,
  },
  {
    path: '/dashboard',
    loader: forAccounts,
    lazy: screen(() => import('./screens/dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard)),
    children: [
      {
        index: true,
        lazy: workspaceScreen({
          sample: () => import('./screens/overview/overview.tsx').then(({ Overview }) => ({ Component: Overview })),
          live: () => import('./screens/overview/live-overview.tsx').then(({ LiveOverview }) => ({ Component: LiveOverview })),
        }),
      },
      {
        path: 'documents',
        lazy: screen(() =>
          import('./screens/advanced-generator/advanced-generator.tsx').then(({ AdvancedGenerator }) => AdvancedGenerator),
        ),
      },
      {
        path: 'documents-simple',
        lazy: screen(() =>
          import('./screens/simple-generator/simple-generator.tsx').then(({ SimpleGenerator }) => SimpleGenerator),
        ),
      },
      {
        path: 'documents-old',
        lazy: screen(() =>
          import('./screens/enhanced-generator/enhanced-generator.tsx').then(({ EnhancedGenerator }) => EnhancedGenerator),
        ),
      },
      {
        path: 'ai',
        lazy: workspaceScreen({
          sample: () => import('./screens/assistants/assistants.tsx').then(({ Assistants }) => ({ Component: Assistants })),
          live: () =>
            import('./screens/assistants/live-assistants.tsx').then(({ LiveAssistants }) => ({ Component: LiveAssistants })),
        }),
      },
      {
        path: 'clients',
        lazy: workspaceScreen({
          sample: () =>
            import('./screens/clients/clients.tsx').then(({ Clients, preparePortfolio }) => ({
              Component: Clients,
              loader: preparePortfolio,
            })),
          live: () => import('./screens/clients/live-clients.tsx').then(({ LiveClients }) => ({ Component: LiveClients })),
        }),
      },
      {
        path: 'projects',
        lazy: workspaceScreen({
          sample: () =>
            import('./screens/projects/projects.tsx').then(({ Projects, prepareProjects }) => ({
              Component: Projects,
              loader: prepareProjects,
            })),
          live: () => import('./screens/projects/live-projects.tsx').then(({ LiveProjects }) => ({ Component: LiveProjects })),
        }),
      },
      {
        path: 'settings',
        lazy: workspaceScreen({
          sample: () => import('./screens/settings/settings.tsx').then(({ Settings }) => ({ Component: Settings })),
          live: () => import('./screens/settings/live-settings.tsx').then(({ LiveSettings }) => ({ Component: LiveSettings })),
        }),
      },
      {
        path: '*',
        lazy: screen(() => import('./screens/dashboard/missing-screen.tsx').then(({ MissingScreen }) => MissingScreen)),
      },
    ],
  },
  {
    path: '/documents/:id/compare',
    loader: forAccountsOnly,
    lazy: screen(() => import('./screens/comparison/comparison.tsx').then(({ ComparisonScreen }) => ComparisonScreen)),
  },
  {
    path: '/documents/:id/design',
    loader: forAccountsOnly,
    lazy: screen(() => import('./screens/design/design-screen.tsx').then(({ DesignScreen }) => DesignScreen)),
  },
  {
    loader: forAccountsOnly,
    lazy: screen(() => import('./screens/dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard)),
    children: [
      { path: '/documents', lazy: screen(() => import('./screens/library/library.tsx').then(({ Library }) => Library)) },
      { path: '/enquiries', lazy: screen(() => import('./screens/enquiries/enquiries.tsx').then(({ Enquiries }) => Enquiries)) },
      {
        path: '/weekly-report',
        lazy: screen(() => import('./screens/weekly-report/weekly-report.tsx').then(({ WeeklyReport }) => WeeklyReport)),
      },
      { path: '/account/programs', lazy: screen(() => import('./screens/access/access.tsx').then(({ Access }) => Access)) },
      {
        path: '/clients/:id',
        lazy: screen(() => import('./screens/client/client-page.tsx').then(({ ClientPage }) => ClientPage)),
      },
      {
        path: '/clients/:id/view',
        lazy: screen(() => import('./screens/client/client-view.tsx').then(({ ClientView }) => ClientView)),
      },
      {
        path: '/projects/:id',
        lazy: screen(() => import('./screens/project/project-screen.tsx').then(({ ProjectScreen }) => ProjectScreen)),
      },
    ],
  },
  {
    path: '/documents/:id',
    loader: forAccountsOnly,
    lazy: screen(() => import('./screens/printed-document/printed-document.tsx').then(({ PrintedDocument }) => PrintedDocument)),
  },
  {
    path: '/shared/:token',
    lazy: screen(() => import('./screens/printed-document/shared-document.tsx').then(({ SharedDocument }) => SharedDocument)),
  },
  {
    path: '/reviewing/:token',
    lazy: screen(() => import('./screens/printed-document/review-by-link.tsx').then(({ ReviewByLink }) => ReviewByLink)),
  },
  {
    path: '/confirm-address/:token',
    lazy: screen(() => import('./screens/confirm-address/confirm-address.tsx').then(({ ConfirmAddress }) => ConfirmAddress)),
  },
  { path: '*', lazy: screen(() => import('./screens/not-found/not-found.tsx').then(({ NotFound }) => NotFound)) },
]

// Outside the error boundary, so that its messages remain even if a screen fails.
export const router = createBrowserRouter([
  { Component: Surroundings, children: [{ HydrateFallback: FullScreenLoading, ErrorBoundary: ScreenFailed, children: screens }] },
])
