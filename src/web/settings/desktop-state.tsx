import { Button } from '#web/ui/button.tsx'
import type { Desktop } from './use-desktop.ts'

const sentences = {
  granted: 'This browser is allowed to show them: it does while the page is open and not in sight.',
  denied:
    'This browser refuses them for this site. Allow notifications in its settings for this site, mostly behind the sign beside the address, and they come.',
  default: 'This browser has not allowed them yet.',
  unsupported: 'This browser cannot show them. Choose them in one that can: the choice is kept with your account.',
}

/** What becomes, in this browser, of the account's wish to see notifications on the desktop. */
export const DesktopState = ({ desktop: { permission, ask } }: { desktop: Desktop }) => (
  <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3 text-sm">
    <output className={permission === 'granted' ? 'text-ink-2' : 'text-copper'}>{sentences[permission]}</output>
    {permission === 'default' && (
      <Button size="small" onClick={ask}>
        Allow in this browser
      </Button>
    )}
  </div>
)
