import { useId, useState } from 'react'
import { languages, type Language } from '#shared/languages.ts'
import { useSession } from '#web/accounts/session.ts'
import { WorkspaceSwitch } from '#web/accounts/workspace-switch.tsx'
import { Field } from '#web/ui/field.tsx'
import { showInLanguage } from '#web/ui/page-language.ts'
import { Select } from '#web/ui/select.tsx'
import { chooseTheme, currentTheme, type Theme } from '#web/ui/theme.ts'
import { pageLanguage } from '#words/language.ts'
import * as accountWords from '#words/accounts.ts'
import * as words from '#words/settings.ts'
import { changePreferences } from './change-preferences.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

const themes: { id: Theme; label: string; note: string }[] = [
  { id: 'dark', label: words.dark, note: words.lightWordsOnDarkPage },
  { id: 'light', label: words.light, note: words.darkWordsOnLightPage },
]

/** Each in its own language, so that its speakers recognise it. */
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

export function AppearanceTab() {
  const [theme, setTheme] = useState(currentTheme)
  const isStaff = useSession()?.client === null
  const { save, isBusy: _, ...note } = useSaving()
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
    void save(async () => {
      await changePreferences({ theme: next })
      return words.savedYouSeeThisWherever
    })
  }
  /** The page reloads in the new language after it is saved. */
  const read = (next: Language) =>
    void save(async () => {
      await changePreferences({ language: next })
      showInLanguage(next)
      return words.savedYouSeeThisWherever
    })
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium text-ink-2">{words.theme}</legend>
        {themes.map((one) => (
          <ThemeChoice key={one.id} {...one} isChosen={theme === one.id} onChoose={() => choose(one.id)} />
        ))}
      </fieldset>
      <Field label={words.language} hint={words.languageNote}>
        {(control) => (
          <Select {...control} defaultValue={pageLanguage} onChange={({ target }) => read(target.value as Language)}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isStaff && (
        <div className="grid justify-items-start gap-2">
          <p aria-hidden className="text-sm font-medium text-ink-2">
            {accountWords.workspace}
          </p>
          <WorkspaceSwitch />
          <p className="text-sm text-ink-3">{words.samplesNote}</p>
        </div>
      )}
      <SavingNote {...note} />
    </div>
  )
}

type ThemeChoiceProps = { label: string; note: string; isChosen: boolean; onChoose: () => void }

function ThemeChoice({ label, note, isChosen, onChoose }: ThemeChoiceProps) {
  const id = useId()
  return (
    <div className="relative flex items-start gap-3 pointer-coarse:min-h-11">
      <input
        id={id}
        type="radio"
        name="theme"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-note`}
        className="mt-1 size-4 cursor-pointer accent-accent"
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-note`} className="text-sm text-ink-3">
          {note}
        </p>
      </div>
    </div>
  )
}
