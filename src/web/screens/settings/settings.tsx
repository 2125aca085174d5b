import { Tabs } from '@base-ui/react/tabs'
import Bell from 'lucide-react/icons/bell'
import Database from 'lucide-react/icons/database'
import KeyRound from 'lucide-react/icons/key-round'
import Palette from 'lucide-react/icons/palette'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'
import { useState, type ReactNode } from 'react'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { KeySettings } from '#web/settings/key-settings.tsx'
import { NotificationSettings } from '#web/settings/notification-settings.tsx'
import { SaveButton } from '#web/settings/save-button.tsx'
import { readSettings, storeSettings, type SettingsValues } from '#web/settings/settings-values.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useMedia, wide } from '#web/ui/use-media.ts'

const tabs = [
  { label: 'API Keys', title: 'API Configuration', icon: KeyRound },
  { label: 'Profile', title: 'Profile', icon: User },
  { label: 'Notifications', title: 'Notification Preferences', icon: Bell },
  { label: 'Security', title: 'Security', icon: Shield },
  { label: 'Appearance', title: 'Appearance', icon: Palette },
  { label: 'Data & Privacy', title: 'Data & Privacy', icon: Database },
]

const tabStyle =
  'flex h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised hover:text-ink data-active:bg-raised data-active:font-medium data-active:text-ink pointer-coarse:h-11 [&_svg]:text-ink-3 data-active:[&_svg]:text-accent'

export function Settings() {
  const user = useSession()
  const account = user?.email || user?.displayName || ''
  const [values, setValues] = useState(() => readSettings(account))
  const isWide = useMedia(wide)
  const change = (some: Partial<SettingsValues>) => setValues((last) => ({ ...last, ...some }))
  const panels: Record<string, ReactNode> = {
    'API Keys': <KeySettings values={values} onChange={change} />,
    Notifications: <NotificationSettings chosen={values.notifications} onChange={(notifications) => change({ notifications })} />,
  }
  return (
    <>
      <PageHeading
        title="Settings"
        documentTitle={`Settings – ${firm.name}`}
        description="Manage your account and application preferences"
      />
      <Tabs.Root
        defaultValue="API Keys"
        orientation={isWide ? 'vertical' : 'horizontal'}
        className="mt-7 grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-10"
      >
        <Tabs.List
          activateOnFocus
          aria-label="Settings"
          className="grid grid-cols-2 gap-0.5 border-b border-line pb-4 sm:grid-cols-3 lg:grid-cols-1 lg:border-0 lg:pb-0"
        >
          {tabs.map(({ label, icon: Icon }) => (
            <Tabs.Tab key={label} value={label} className={tabStyle}>
              <Icon aria-hidden size={16} strokeWidth={1.7} />
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className="min-w-0">
          {tabs.map(({ label, title }) => (
            <Tabs.Panel key={label} value={label} className="rounded-lg border border-line bg-surface">
              <h2 className="border-b border-line px-4 py-3 font-medium sm:px-5">{title}</h2>
              <div className="p-4 sm:p-5">{panels[label] ?? <p className="text-ink-3">This section is coming soon</p>}</div>
            </Tabs.Panel>
          ))}
          <div className="mt-4">
            <SaveButton onSave={() => storeSettings(account, values)} />
          </div>
        </div>
      </Tabs.Root>
    </>
  )
}
