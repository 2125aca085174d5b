import { Button } from '#web/ui/button.tsx'
import * as words from '#words/settings.ts'
import type { Desktop } from './use-desktop.ts'

const sentences = {
  granted: words.thisBrowserIsAllowedTo,
  denied: words.thisBrowserRefusesThemFor,
  default: words.thisBrowserHasNotAllowed,
  unsupported: words.thisBrowserCannotShowThem,
}

/** Whether this browser can show the desktop notifications that the account wants. */
export const DesktopState = ({ desktop: { permission, ask } }: { desktop: Desktop }) => (
  <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3 text-sm">
    <output className={permission === 'granted' ? 'text-ink-2' : 'text-copper'}>{sentences[permission]}</output>
    {permission === 'default' && (
      <Button size="small" onClick={ask}>
        {words.allowInThisBrowser}
      </Button>
    )}
  </div>
)
