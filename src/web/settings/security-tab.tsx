import { Link } from 'react-router'
import { OwnPassword } from './own-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { SettingsPart } from './settings-part.tsx'
import { SignIns } from './sign-ins.tsx'

export const SecurityTab = () => (
  <div className="grid gap-6">
    <SettingsPart title="Password" description="A new one ends your sign-ins in every other browser.">
      <OwnPassword />
    </SettingsPart>
    <SettingsPart
      title="Passkeys"
      description="With one, every sign-in needs your password and the passkey. Whoever loses theirs asks an administrator for a new password, which removes it."
    >
      <Passkeys />
    </SettingsPart>
    <SettingsPart title="Where you are signed in">
      <SignIns />
    </SettingsPart>
    <SettingsPart
      title="Programs"
      description="Other systems read and write documents by a token, and hear of changes by webhooks."
    >
      <p>
        <Link to="/account/programs" className="text-accent underline underline-offset-2">
          Tokens and webhooks
        </Link>
      </p>
    </SettingsPart>
  </div>
)
