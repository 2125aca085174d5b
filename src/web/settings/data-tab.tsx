import Download from 'lucide-react/icons/download'
import { useState, type FormEvent } from 'react'
import type { Preferences } from '#shared/api/settings.ts'
import { api } from '#web/api/api.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { changePreferences } from './change-preferences.ts'
import { Loaded } from './loaded.tsx'
import { preferencesQuery } from './queries.ts'
import { SettingsPart } from './settings-part.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

export const DataTab = () => (
  <div className="grid gap-6">
    <SettingsPart
      title="How long it is kept"
      description="Who opened your links, and the letters that were sent for you, are deleted after this time. Documents, what you shared, approvals and the trail are kept."
    >
      <Loaded query={preferencesQuery}>{(preferences) => <Retention preferences={preferences} />}</Loaded>
    </SettingsPart>
    <SettingsPart
      title="Your data"
      description="Your profile, choices, sign-ins, letters and what you did, as JSON. Documents can be downloaded each by itself."
    >
      <div>
        <a href={api.settings.ownData({})} download className={buttonStyle()}>
          <Download aria-hidden size={16} />
          Download your data
        </a>
      </div>
    </SettingsPart>
  </div>
)

function Retention({ preferences }: { preferences: Preferences }) {
  const [days, setDays] = useState(String(preferences.retentionDays))
  const { save, ...saving } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await save(async () => {
      await changePreferences({ retentionDays: Number(days) })
      return 'Saved. What is older goes within a day.'
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Days"
        hint="7 to 3,650"
        required
        type="number"
        inputMode="numeric"
        min={7}
        max={3650}
        step={1}
        value={days}
        onChange={setDays}
        className="max-w-40"
      />
      <SubmitRow label="Save Changes" {...saving} />
    </form>
  )
}
