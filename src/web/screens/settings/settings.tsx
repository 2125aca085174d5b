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
  'api-keys': { title: words.apiConfiguration, icon: KeyRound },
  profile: { title: words.profile, icon: User },
  notifications: { title: words.notificationPreferences, icon: Bell },
  security: { title: words.security, icon: Shield },
  appearance: { title: words.appearance, icon: Palette },
  data: { title: words.dataPrivacy, icon: Database },
}
type Section = keyof typeof sections
const labels: [Section, ...Section[]] = ['api-keys', 'profile', 'notifications', 'security', 'appearance', 'data']

export function Settings() {
  const user = useSession()
  const account = user?.email || user?.displayName || ''
  const [values, setValues] = useState(() => readSettings(account))
  const change = (some: Partial<SettingsValues>) => setValues((last) => ({ ...last, ...some }))
  const panels: Partial<Record<Section, ReactNode>> = {
    'api-keys': <KeySettings values={values} onChange={change} />,
    notifications: <NotificationSettings chosen={values.notifications} onChange={(notifications) => change({ notifications })} />,
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
