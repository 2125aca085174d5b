import { Link } from 'react-router'
import * as words from '#words/settings.ts'
import { OwnPassword } from './own-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { SettingsPart } from './settings-part.tsx'
import { SignIns } from './sign-ins.tsx'

export const SecurityTab = () => (
  <div className="grid gap-6">
    <SettingsPart title={words.password} description={words.newOneEndsYourSign}>
      <OwnPassword />
    </SettingsPart>
    <SettingsPart title={words.passkeys} description={words.withOneEverySignIn}>
      <Passkeys />
    </SettingsPart>
    <SettingsPart title={words.whereYouAreSignedIn}>
      <SignIns />
    </SettingsPart>
    <SettingsPart title={words.programs} description={words.otherSystemsReadAndWrite}>
      <p>
        <Link to="/account/programs" className="text-accent underline underline-offset-2">
          {words.tokensAndWebhooks}
        </Link>
      </p>
    </SettingsPart>
  </div>
)
