import { useLocation, useNavigate } from 'react-router'
import { firm } from '#shared/firm.ts'
import { returnPath } from '#web/accounts/return-path.ts'
import { SignInForm } from '#web/accounts/sign-in-form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import * as words from '#words/sign-in.ts'
import { FirmMark } from '../firm-mark.tsx'

export function Login() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-5">
        <FirmMark />
        <ThemeSwitch />
      </header>
      <main className="grid flex-1 place-items-center px-5 pt-6 pb-24">
        <div className="w-full max-w-sm">
          <PageHeading title={words.signInToAccessYour} documentTitle={`${words.signInPage} – ${firm.name}`} />
          <div className="mt-7 grid gap-4">
            <SignInForm onSignedIn={async () => navigate(returnPath(search))} />
            <p className="text-center text-sm text-ink-3">{words.demoCredentialsProvidedByAdministrator}</p>
          </div>
        </div>
      </main>
    </div>
  )
}
