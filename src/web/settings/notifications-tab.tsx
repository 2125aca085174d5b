import { useState } from 'react'
import type { Preferences } from '#shared/api/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Loaded } from './loaded.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { preferencesQuery } from './queries.ts'
import { changePreferences } from './change-preferences.ts'
import { DesktopState } from './desktop-state.tsx'
import { useDesktop } from './use-desktop.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

export const NotificationsTab = () => (
  <Loaded query={preferencesQuery}>{(preferences) => <Choices preferences={preferences} />}</Loaded>
)

const digests: { id: Preferences['digest']; label: string }[] = [
  { id: 'off', label: 'None' },
  { id: 'daily', label: 'Every day' },
  { id: 'weekly', label: 'Every week' },
]

function Choices({ preferences }: { preferences: Preferences }) {
  const [shown, setShown] = useState(preferences)
  const { save, isBusy: _, ...note } = useSaving()
  const desktop = useDesktop()
  const change = (some: Partial<Preferences>) => {
    setShown({ ...shown, ...some })
    const isDesktopNew = some.notifications?.desktop === true && !shown.notifications.desktop
    // While the press still counts: browsers ask for nothing by themselves.
    if (isDesktopNew) desktop.ask()
    void save(async () => {
      await changePreferences(some)
      return 'Saved.'
    }).then((isSaved) => isSaved || setShown(shown))
  }
  return (
    <div className="grid gap-5">
      <NotificationSettings chosen={shown.notifications} onChange={(notifications) => change({ notifications })} />
      {shown.notifications.desktop && <DesktopState desktop={desktop} />}
      <Field label="Digest" hint="What happened, in one letter.">
        {(control) => (
          <Select
            {...control}
            value={shown.digest}
            onChange={({ target }) => change({ digest: digests.find(({ id }) => id === target.value)?.id ?? 'off' })}
          >
            {digests.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-sm text-ink-3">
        Project updates are what colleagues do to your documents, client activity what clients do and say. With a digest, news comes
        in that letter alone. Each choice is kept with your account at once. Letters that share a document, or ask for a review,
        come whatever you choose.
      </p>
      <SavingNote {...note} />
    </div>
  )
}
