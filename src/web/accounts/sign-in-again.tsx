import { Dialog } from '@base-ui/react/dialog'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/accounts.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useSession } from './session.ts'

/** A dialog over the current page. Only its two buttons close it, because nothing behind it works without a sign-in. */
export function SignInAgain({ onAnswer }: { onAnswer: (hasSignedIn: boolean) => void }) {
  const before = useSession()
  return (
    <Dialog.Root open disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-[70] bg-shade" />
        <Dialog.Viewport className="fixed inset-0 z-[80] grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup
            initialFocus={() => document.querySelector<HTMLElement>('[data-sign-in-again] input[value=""]') ?? true}
            data-sign-in-again
            className="grid w-full max-w-sm grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-surface p-5 shadow-[0_24px_64px_-16px_var(--shade)] outline-none sm:p-6"
          >
            <Dialog.Title className="text-lg leading-snug font-medium tracking-tight">{words.yourSignInHasEnded}</Dialog.Title>
            <Dialog.Description className="text-ink-2">{words.signInAgainToGo}</Dialog.Description>
            <SignInForm
              onSignedIn={(user) => {
                // For a different user the page must be loaded again.
                if (user.email !== before?.email || user.displayName !== before.displayName) location.assign('/dashboard')
                else onAnswer(true)
              }}
            />
            <Button onClick={() => onAnswer(false)}>{words.goToSignInPage}</Button>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
