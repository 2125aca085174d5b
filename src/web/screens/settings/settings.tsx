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
import * as words from '#words/settings.ts'
import { SettingsFrame } from './settings-frame.tsx'

const sections = {
  'API Keys': { title: words.apiConfiguration, icon: KeyRound },
  Profile: { title: words.profile, icon: User },
  Notifications: { title: words.notificationPreferences, icon: Bell },
  Security: { title: words.security, icon: Shield },
  Appearance: { title: words.appearance, icon: Palette },
  'Data & Privacy': { title: words.dataPrivacy, icon: Database },
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
      renderPanel={(label) => panels[label] ?? <p className="text-ink-3">{words.thisSectionIsComingSoon}</p>}
    >
      <div className="mt-4">
        <SaveButton onSave={() => storeSettings(account, values)} />
      </div>
    </SettingsFrame>
  )
}
