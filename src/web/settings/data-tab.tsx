import Download from 'lucide-react/icons/download'
import { useState, type FormEvent } from 'react'
import type { Preferences } from '#shared/api/settings.ts'
import { api } from '#web/api/api.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/settings.ts'
import { changePreferences } from './change-preferences.ts'
import { Loaded } from './loaded.tsx'
import { preferencesQuery } from './queries.ts'
import { SettingsPart } from './settings-part.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

export const DataTab = () => (
  <div className="grid gap-6">
    <SettingsPart title={words.howLongItIsKept} description={words.whoOpenedYourLinksLetters}>
      <Loaded query={preferencesQuery}>{(preferences) => <Retention preferences={preferences} />}</Loaded>
    </SettingsPart>
    <SettingsPart title={words.yourData} description={words.yourProfileChoicesSignIns}>
      <div>
        <a href={api.settings.ownData({})} download className={buttonStyle()}>
          <Download aria-hidden size={16} />
          {words.downloadYourData}
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
      return words.savedWhatIsOlderGoes
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.days}
        hint={words.retentionBounds}
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
      <SubmitRow label={words.saveChanges} {...saving} />
    </form>
  )
}
