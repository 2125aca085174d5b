import { QueryClientProvider } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { Suspense } from 'react'
import { Link, Navigate, Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router'
import { invitedScreens } from '#shared/invited-screens.ts'
import { AccountThemeSwitch } from '#web/accounts/account-theme-switch.tsx'
import { useSession } from '#web/accounts/session.ts'
import { WorkspaceSwitch } from '#web/accounts/workspace-switch.tsx'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { queryClient } from '#web/api/query-client.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { WaitingList } from '#web/documents/waiting/waiting-list.tsx'
import { NotificationBell } from '#web/notifications/notification-bell.tsx'
import { PaletteButton } from '#web/search/palette-button.tsx'
import { AskedReviews } from '#web/reviews/asked-reviews.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useMedia, wide } from '#web/ui/use-media.ts'
import * as general from '#words/general.ts'
import * as words from '#words/shell.ts'
import { FirmMark } from '../firm-mark.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import { navigationOf } from './navigation.ts'
import { Sidebar } from './sidebar.tsx'

const skipStyle =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2.5 focus:text-on-accent'

/** The first page of every visit has the key "default"; without its path, one page would be scrolled to the position of another. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

const libraryStyle = buttonStyle({
  variant: 'quiet',
  size: 'small',
  className: 'aria-[current=page]:bg-raised aria-[current=page]:text-ink',
})

const loadInvitation = () => import('#web/accounts/invitation.tsx').then((file) => file.Invitation)
const Invitation = lazyPart(loadInvitation)
// Loaded together with the screen, so that it is above the screen from the start; a failed load is repeated where it is rendered.
if (invitedScreens.has(location.pathname)) loadInvitation().catch(() => undefined)

/** The frame of every screen of the dashboard. */
export const Dashboard = () => (
  <QueryClientProvider client={queryClient}>
    <Shell />
  </QueryClientProvider>
)

function Shell() {
  const user = useSession()
  const { mode, invites } = useWorkspace()
  const isWide = useMedia(wide)
  const { pathname } = useLocation()
  const moving = useNavigation().state !== 'idle'
  if (!user) return <Navigate to="/login" replace />
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a href="#main" className={skipStyle}>
        {words.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-sunken lg:flex">
        <Sidebar />
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-background px-2 sm:px-4 lg:px-8">
          {!isWide && (
            <div className="flex items-center gap-1">
              <LazyMenu />
              <span className="max-[28rem]:sr-only">
                <FirmMark />
              </span>
            </div>
          )}
          <div className="ml-auto flex items-center gap-2 max-sm:gap-0.5">
            <PaletteButton screens={navigationOf(mode, typeof user.client === 'string')} />
            {mode === 'sample' && (
              <Link to="/documents" aria-current={pathname === '/documents' ? 'page' : undefined} className={libraryStyle}>
                <FileText aria-hidden size={16} className="sm:hidden" />
                <span className="max-sm:sr-only">{general.library}</span>
              </Link>
            )}
            <AskedReviews />
            <WaitingList />
            <NotificationBell />
            {mode === 'sample' && <WorkspaceSwitch className="max-sm:hidden" />}
            <AccountThemeSwitch />
          </div>
        </header>
        {/* In one Suspense, so that the invitation does not push the screen down later. */}
        <Suspense>
          {invites && invitedScreens.has(pathname) && <Invitation invites={invites} />}
          <main
            id="main"
            tabIndex={-1}
            aria-busy={moving}
            className="mx-auto max-w-[84rem] px-4 pt-8 pb-16 outline-none sm:px-6 lg:px-8"
          >
            <Outlet />
            <ScrollRestoration getKey={placeOf} />
          </main>
        </Suspense>
      </div>
    </div>
  )
}
