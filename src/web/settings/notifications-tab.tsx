import { useQuery } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import type { Preferences } from '#shared/api/settings.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { preferencesQuery, profileQuery } from './queries.ts'
import { changePreferences } from './change-preferences.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'
import { Button } from '#web/ui/button.tsx'

/** `default`: the browser has not been asked. */
type DesktopPermission = NotificationPermission | 'unsupported'

const permissionNow = (): DesktopPermission => ('Notification' in window ? Notification.permission : 'unsupported')

/** Whether this browser shows notifications of this site, also after a change outside the page. */
function useDesktop() {
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    const look = () => setPermission(permissionNow())
    const over = new AbortController()
    addEventListener('focus', look, { signal: over.signal })
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', look, { signal: over.signal }))
      .catch(() => undefined)
    return () => over.abort()
  }, [])
  return {
    permission,
    /** Only on a press, because browsers refuse other requests. If permission was denied, the browser is not asked again. */
    ask: () => {
      if (permissionNow() !== 'default') setPermission(permissionNow())
      else void Notification.requestPermission().then(setPermission)
    },
  }
}
type Desktop = ReturnType<typeof useDesktop>

const sentences = {
  granted: words.thisBrowserIsAllowedTo,
  denied: words.thisBrowserRefusesThemFor,
  default: words.thisBrowserHasNotAllowed,
  unsupported: words.thisBrowserCannotShowThem,
}

/** Whether this browser can show the desktop notifications that the account wants. */
const DesktopState = ({ desktop: { permission, ask } }: { desktop: Desktop }) => (
  <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3 text-sm">
    <output className={permission === 'granted' ? 'text-ink-2' : 'text-copper'}>{sentences[permission]}</output>
    {permission === 'default' && (
      <Button size="small" onClick={ask}>
        {words.allowInThisBrowser}
      </Button>
    )}
  </div>
)

export const NotificationsTab = () => (
  <Loaded query={preferencesQuery}>{(preferences) => <Choices preferences={preferences} />}</Loaded>
)

const digests: { id: Preferences['digest']; label: string }[] = [
  { id: 'off', label: words.none },
  { id: 'daily', label: words.everyDay },
  { id: 'weekly', label: words.everyWeek },
]

function Choices({ preferences }: { preferences: Preferences }) {
  const [shown, setShown] = useState(preferences)
  const { save, isBusy: _, ...note } = useSaving()
  const desktop = useDesktop()
  const isStaff = useOwnClient() === undefined
  const change = (some: Partial<Preferences>) => {
    setShown({ ...shown, ...some })
    const isDesktopNew = some.notifications?.desktop === true && !shown.notifications.desktop
    // Called during the press, because browsers ask for permission only after a user action.
    if (isDesktopNew) desktop.ask()
    void save(async () => {
      await changePreferences(some)
      return words.saved
    }).then((isSaved) => isSaved || setShown(shown))
  }
  return (
    <div className="grid gap-5">
      <NotificationSettings chosen={shown.notifications} onChange={(notifications) => change({ notifications })} />
      {shown.notifications.desktop && <DesktopState desktop={desktop} />}
      <Field label={words.digest} hint={words.whatHappenedInOneLetter}>
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
      {isStaff && <WeeklyEmail on={shown.weeklyReport} onChange={(weeklyReport) => change({ weeklyReport })} />}
      <p className="text-sm text-ink-3">{words.projectUpdatesAreWhatColleagues}</p>
      <SavingNote {...note} />
    </div>
  )
}

function WeeklyEmail({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { data: profile } = useQuery(profileQuery)
  const description = profile?.hasMail === false ? words.noMailForWeeklyReport : words.figuresOfWeekThatEnded
  return <Switch label={words.weeklyReportByMail} description={description} on={on} onChange={onChange} />
}
