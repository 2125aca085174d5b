import { Suspense, useState, type FormEvent } from 'react'
import type { User } from '#shared/api/accounts.ts'
import { accountApi } from '#web/api/account-api.ts'
import { AppError } from '#shared/errors.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/sign-in.ts'
import { followLanguage, setSession, useSession } from './session.ts'

const SignInCode = lazyPart(() => import('./sign-in-code.tsx').then((file) => file.SignInCode))

const sentenceFor = (failure: unknown) =>
  failure instanceof AppError ? failure.message || words.loginFailed : words.connectionErrorPleaseTryAgain

/** The last user of this browser who did not log out needs to enter only the password. */
const lastName = `${ownPrefix}username`
function readLastName() {
  const name = readStored(lastName, 'localStorage')
  return typeof name === 'string' ? name : ''
}

/** Asks for a passkey after the right password if the account has one. */
type Given = { username: string; password: string; code?: string }
async function signIn(given: Given): Promise<User> {
  try {
    return (await accountApi.login(given)).user
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'passkey-needed') throw error
    const { confirmWithPasskey } = await fetchPart(() => import('./passkey.ts'))
    return confirmWithPasskey()
  }
}

/** The button is busy until the next screen is shown. */
export function SignInForm({ onSignedIn }: { onSignedIn: (user: User) => Promise<void> | void }) {
  const isFirst = useSession() === null
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false })
  /** Number of sign-ins refused because others have locked the account. */
  const [refusals, setRefusals] = useState(0)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Given
    const { username } = given
    setState({ busy: true })
    try {
      const user = await signIn(given)
      store(lastName, username, 'localStorage')
      // Whoever is asked again stays on the page.
      if (isFirst && (await followLanguage(user))) return
      setSession(user)
      await onSignedIn(user)
    } catch (error) {
      const isLocked = error instanceof AppError && error.code === 'code-needed'
      if (isLocked) setRefusals(refusals + 1)
      setState({ busy: false, ...(!isLocked && { failure: sentenceFor(error) }) })
    }
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={words.username}>
        {(control) => (
          <Input
            {...control}
            name="username"
            defaultValue={readLastName()}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => <Input {...control} name="password" required type="password" autoComplete="current-password" />}
      </Field>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {refusals > 0 && (
        <Suspense>
          <SignInCode refusals={refusals} isSilent={failure !== undefined} />
        </Suspense>
      )}
      <Button type="submit" variant="primary" size="large" disabled={busy} className="mt-1">
        {busy && <Spinner />}
        {busy ? words.signingIn : words.signIn}
      </Button>
    </form>
  )
}
