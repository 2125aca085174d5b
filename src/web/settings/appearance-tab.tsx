import { useState } from 'react'
import { chooseTheme, currentTheme, type Theme } from '#web/ui/theme.ts'
import { changePreferences } from './change-preferences.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

const themes: { id: Theme; label: string; note: string }[] = [
  { id: 'dark', label: 'Dark', note: 'Light words on a dark page' },
  { id: 'light', label: 'Light', note: 'Dark words on a light page' },
]

export function AppearanceTab() {
  const [theme, setTheme] = useState(currentTheme)
  const { save, isBusy: _, ...note } = useSaving()
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
    void save(async () => {
      await changePreferences({ theme: next })
      return 'Saved: you see this wherever you sign in.'
    })
  }
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium text-ink-2">Theme</legend>
        {themes.map(({ id, label, note: description }) => (
          <label key={id} className="flex cursor-pointer items-start gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="theme"
              checked={theme === id}
              onChange={() => choose(id)}
              className="mt-1 size-4 cursor-pointer accent-accent"
            />
            <span className="grid gap-0.5">
              <span className="font-medium">{label}</span>
              <span className="text-sm text-ink-3">{description}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SavingNote {...note} />
    </div>
  )
}
