import { api } from '#web/api/api.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import type { Theme } from '#web/ui/theme.ts'
import { useWorkspace } from './workspace.ts'

/** With the account, so that it is there wherever the person signs in; this browser keeps it in any case. */
const saveTheme = (theme: Theme) => void api.settings.changePreferences({ theme }).catch(() => undefined)

/** For whoever is signed in; on samples no call is made. */
export const AccountThemeSwitch = () => <ThemeSwitch {...(useWorkspace().mode === 'live' && { onChoose: saveTheme })} />
