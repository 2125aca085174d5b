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
import { useTabs } from '#web/ui/use-tabs.ts'

const sections = {
  'API Keys': { title: 'API Configuration', icon: KeyRound },
  Profile: { title: 'Profile', icon: User },
  Notifications: { title: 'Notification Preferences', icon: Bell },
  Security: { title: 'Security', icon: Shield },
  Appearance: { title: 'Appearance', icon: Palette },
  'Data & Privacy': { title: 'Data & Privacy', icon: Database },
}
type Section = keyof typeof sections
const labels: [Section, ...Section[]] = ['API Keys', 'Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy']

const tabStyle =
  'flex h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-selected:bg-raised aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11 [&_svg]:text-ink-3 aria-selected:[&_svg]:text-accent'

export function Settings() {
  const user = useSession()
  const account = user?.email || user?.displayName || ''
  const [values, setValues] = useState(() => readSettings(account))
  const { chosen, list, tab, panel } = useTabs(labels, useMedia(wide))
  const change = (some: Partial<SettingsValues>) => setValues((last) => ({ ...last, ...some }))
  const panels: Partial<Record<Section, ReactNode>> = {
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
        <div className="min-w-0">
          <div key={chosen} {...panel} className="rounded-lg border border-line bg-surface">
            <h2 className="border-b border-line px-4 py-3 font-medium sm:px-5">{sections[chosen].title}</h2>
            <div className="p-4 sm:p-5">{panels[chosen] ?? <p className="text-ink-3">This section is coming soon</p>}</div>
          </div>
          <div className="mt-4">
            <SaveButton onSave={() => storeSettings(account, values)} />
          </div>
        </div>
      </div>
    </>
  )
}
