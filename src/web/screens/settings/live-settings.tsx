import Blocks from 'lucide-react/icons/blocks'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Database from 'lucide-react/icons/database'
import KeyRound from 'lucide-react/icons/key-round'
import Palette from 'lucide-react/icons/palette'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { Suspense, type ComponentType } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as general from '#words/general.ts'
import * as words from '#words/settings.ts'
import { SettingsFrame } from './settings-frame.tsx'

type Section = { title: string; icon: ComponentType<{ size?: number; strokeWidth?: number }>; Panel: ComponentType }

/** Each is loaded when it is opened. */
const sections = {
  'api-keys': {
    title: words.apiConfiguration,
    icon: KeyRound,
    Panel: lazyPart(() => import('#web/settings/keys-tab.tsx').then(({ KeysTab }) => KeysTab)),
  },
  profile: {
    title: words.profile,
    icon: User,
    Panel: lazyPart(() => import('#web/settings/profile-tab.tsx').then(({ ProfileTab }) => ProfileTab)),
  },
  notifications: {
    title: words.notificationPreferences,
    icon: Bell,
    Panel: lazyPart(() => import('#web/settings/notifications-tab.tsx').then(({ NotificationsTab }) => NotificationsTab)),
  },
  security: {
    title: words.security,
    icon: Shield,
    Panel: lazyPart(() => import('#web/settings/security-tab.tsx').then(({ SecurityTab }) => SecurityTab)),
  },
  appearance: {
    title: words.appearance,
    icon: Palette,
    Panel: lazyPart(() => import('#web/settings/appearance-tab.tsx').then(({ AppearanceTab }) => AppearanceTab)),
  },
  data: {
    title: words.dataPrivacy,
    icon: Database,
    Panel: lazyPart(() => import('#web/settings/data-tab.tsx').then(({ DataTab }) => DataTab)),
  },
  designs: {
    title: words.tabNames.designs,
    icon: Blocks,
    Panel: lazyPart(() => import('#web/settings/designs/designs-tab.tsx').then(({ DesignsTab }) => DesignsTab)),
  },
  rates: {
    title: words.tabNames.rates,
    icon: Banknote,
    Panel: lazyPart(() => import('#web/settings/rates-tab.tsx').then(({ RatesTab }) => RatesTab)),
  },
  team: {
    title: words.team,
    icon: Users,
    Panel: lazyPart(() => import('#web/settings/team-tab.tsx').then(({ TeamTab }) => TeamTab)),
  },
} satisfies Record<string, Section>
type Label = keyof typeof sections

const forEverybody: [Label, ...Label[]] = ['profile', 'notifications', 'security', 'appearance', 'data']
/** Keys, designs, rates and accounts belong to the firm. */
const forStaff: [Label, ...Label[]] = ['api-keys', ...forEverybody, 'designs', 'rates', 'team']

/** The settings that are saved. */
export function LiveSettings() {
  const labels = useSession()?.client === null ? forStaff : forEverybody
  return (
    <SettingsFrame
      labels={labels}
      tabs={sections}
      renderPanel={(label) => {
        const { Panel } = sections[label]
        return (
          <Suspense fallback={<output className="text-ink-3">{general.loading}</output>}>
            <Panel />
          </Suspense>
        )
      }}
    />
  )
}
