import { Switch } from '#web/ui/switch.tsx'
import { notificationChoices, type Notifications } from './settings-values.ts'

type NotificationSettingsProps = { chosen: Notifications; onChange: (chosen: Notifications) => void }

export const NotificationSettings = ({ chosen, onChange }: NotificationSettingsProps) => (
  <div className="-my-3.5 divide-y divide-line">
    {notificationChoices.map(({ id, label, description }) => (
      <Switch
        key={id}
        label={label}
        description={description}
        on={chosen[id]}
        onChange={(on) => onChange({ ...chosen, [id]: on })}
      />
    ))}
  </div>
)
