import { api } from '#web/api/api.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import type { Theme } from '#web/ui/theme.ts'
import { useWorkspace } from './workspace.ts'

/** Saves the theme with the account, for all browsers of the user; this browser stores it in any case. */
const saveTheme = (theme: Theme) => void api.settings.changePreferences({ theme }).catch(() => undefined)

/** For signed-in users; on samples no request is sent. */
export const AccountThemeSwitch = () => <ThemeSwitch {...(useWorkspace().mode === 'live' && { onChoose: saveTheme })} />
