import Bell from 'lucide-react/icons/bell'
import Database from 'lucide-react/icons/database'
import KeyRound from 'lucide-react/icons/key-round'
import Palette from 'lucide-react/icons/palette'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'
import { useState, type ReactNode } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { KeySettings } from '#web/settings/key-settings.tsx'
import { NotificationSettings } from '#web/settings/notification-settings.tsx'
import { SaveButton } from '#web/settings/save-button.tsx'
import { readSettings, storeSettings, type SettingsValues } from '#web/settings/settings-values.ts'
import { SettingsFrame } from './settings-frame.tsx'

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

export function Settings() {
  const user = useSession()
  const account = user?.email || user?.displayName || ''
  const [values, setValues] = useState(() => readSettings(account))
  const change = (some: Partial<SettingsValues>) => setValues((last) => ({ ...last, ...some }))
  const panels: Partial<Record<Section, ReactNode>> = {
    'API Keys': <KeySettings values={values} onChange={change} />,
    Notifications: <NotificationSettings chosen={values.notifications} onChange={(notifications) => change({ notifications })} />,
  }
  return (
    <SettingsFrame
      labels={labels}
      tabs={sections}
      renderPanel={(label) => panels[label] ?? <p className="text-ink-3">This section is coming soon</p>}
    >
      <div className="mt-4">
        <SaveButton onSave={() => storeSettings(account, values)} />
      </div>
    </SettingsFrame>
  )
}
