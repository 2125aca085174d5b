import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useAskedAgain } from '#web/accounts/asked-again.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ConnectionBar } from '#web/ui/connection-bar.tsx'

const SignInAgain = lazyPart(() => import('#web/accounts/sign-in-again.tsx').then((file) => file.SignInAgain))
const ConfirmAgain = lazyPart(() => import('#web/accounts/confirm-again.tsx').then((file) => file.ConfirmAgain))

/** Rendered around every screen: dialogs and messages that can appear on any of them. */
export function Surroundings() {
  const asked = useAskedAgain()
  return (
    <>
      <Outlet />
      <Suspense>
        {asked?.for === 'sign-in' && <SignInAgain onAnswer={asked.answer} />}
        {asked?.for === 'password' && <ConfirmAgain onAnswer={asked.answer} />}
      </Suspense>
      <ConnectionBar />
    </>
  )
}
