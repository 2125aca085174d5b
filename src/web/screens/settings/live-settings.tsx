import Bell from 'lucide-react/icons/bell'
import Database from 'lucide-react/icons/database'
import KeyRound from 'lucide-react/icons/key-round'
import Palette from 'lucide-react/icons/palette'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { Suspense, type ComponentType } from 'react'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useMedia, wide } from '#web/ui/use-media.ts'
import { useTabs } from '#web/ui/use-tabs.ts'

type Section = { title: string; icon: ComponentType<{ size?: number; strokeWidth?: number }>; Panel: ComponentType }

/** Each is loaded when it is opened. */
const sections = {
  'API Keys': {
    title: 'API Configuration',
    icon: KeyRound,
    Panel: lazyPart(() => import('#web/settings/keys-tab.tsx').then(({ KeysTab }) => KeysTab)),
  },
  Profile: {
    title: 'Profile',
    icon: User,
    Panel: lazyPart(() => import('#web/settings/profile-tab.tsx').then(({ ProfileTab }) => ProfileTab)),
  },
  Notifications: {
    title: 'Notification Preferences',
    icon: Bell,
    Panel: lazyPart(() => import('#web/settings/notifications-tab.tsx').then(({ NotificationsTab }) => NotificationsTab)),
  },
  Security: {
    title: 'Security',
    icon: Shield,
    Panel: lazyPart(() => import('#web/settings/security-tab.tsx').then(({ SecurityTab }) => SecurityTab)),
  },
  Appearance: {
    title: 'Appearance',
    icon: Palette,
    Panel: lazyPart(() => import('#web/settings/appearance-tab.tsx').then(({ AppearanceTab }) => AppearanceTab)),
  },
  'Data & Privacy': {
    title: 'Data & Privacy',
    icon: Database,
    Panel: lazyPart(() => import('#web/settings/data-tab.tsx').then(({ DataTab }) => DataTab)),
  },
  Team: {
    title: 'Team',
    icon: Users,
    Panel: lazyPart(() => import('#web/settings/team-tab.tsx').then(({ TeamTab }) => TeamTab)),
  },
} satisfies Record<string, Section>
type Label = keyof typeof sections

const forEverybody: [Label, ...Label[]] = ['Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy']
/** Keys and accounts are the firm's own. */
const forStaff: [Label, ...Label[]] = ['API Keys', ...forEverybody, 'Team']

const tabStyle =
  'flex h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-selected:bg-raised aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11 [&_svg]:text-ink-3 aria-selected:[&_svg]:text-accent'

/** The settings that are kept. */
export function LiveSettings() {
  const labels = useSession()?.client === null ? forStaff : forEverybody
  const { chosen, list, tab, panel } = useTabs(labels, useMedia(wide))
  const { title, Panel } = sections[chosen]
  return (
    <>
      <PageHeading
        title="Settings"
        documentTitle={`Settings – ${firm.name}`}
        description="Manage your account and application preferences"
      />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-10">
        <div
          {...list}
          aria-label="Settings"
          className="grid grid-cols-2 gap-0.5 border-b border-line pb-4 sm:grid-cols-3 lg:grid-cols-1 lg:border-0 lg:pb-0"
        >
          {labels.map((label) => {
            const { icon: Icon } = sections[label]
            return (
              <button key={label} {...tab(label)} className={tabStyle}>
                <Icon aria-hidden size={16} strokeWidth={1.7} />
                {label}
              </button>
            )
          })}
        </div>
        <div key={chosen} {...panel} className="min-w-0 rounded-lg border border-line bg-surface">
          <h2 className="border-b border-line px-4 py-3 font-medium sm:px-5">{title}</h2>
          <div className="p-4 sm:p-5">
            <Suspense fallback={<output className="text-ink-3">Loading...</output>}>
              <Panel />
            </Suspense>
          </div>
        </div>
      </div>
    </>
  )
}
