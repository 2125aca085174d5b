import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import * as words from '#words/accounts.ts'
import * as general from '#words/general.ts'
import { useSession } from './session.ts'
import { passkeysQuery } from './passkeys-query.ts'

/** A dialog over the current page. The requested action continues once the user has entered the password or used a passkey. */
export const ConfirmAgain = ({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) => (
  <Dialog.Root open disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-[70] bg-shade" />
      <Dialog.Viewport className="fixed inset-0 z-[80] grid place-items-center overflow-y-auto p-4">
        <Dialog.Popup className="grid w-full max-w-sm grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-surface p-5 shadow-[0_24px_64px_-16px_var(--shade)] outline-none sm:p-6">
          <Dialog.Title className="text-lg leading-snug font-medium tracking-tight">{words.confirmThatItIsYou}</Dialog.Title>
          <ConfirmForm onAnswer={onAnswer} />
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  </Dialog.Root>
)

function ConfirmForm({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const user = useSession()
  const { data: passkeys } = useQuery(passkeysQuery, queryClient)
  const hasPasskey = passkeys !== undefined && passkeys.length > 0
  const [{ isBusy, failure }, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const confirm = async (work: () => Promise<unknown>) => {
    setState({ isBusy: true })
    try {
      await work()
      onAnswer(true)
    } catch (error) {
      setState({ isBusy: false, failure: sentenceFor(error) })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    void confirm(() => api.accounts.confirm({ password }))
  }
  const askPasskey = async () => (await fetchPart(() => import('./passkey.ts'))).confirmAgainWithPasskey()
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Dialog.Description className="text-ink-2">
        {hasPasskey ? words.enterPasswordOrUsePasskey : words.enterPasswordToContinue}
      </Dialog.Description>
      {/* Password managers find the password by this username. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <Field label={words.yourPassword}>
        {(control) => (
          <Input {...control} name="password" type="password" required maxLength={1000} autoComplete="current-password" />
        )}
      </Field>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => onAnswer(false)}>{general.cancel}</Button>
        {hasPasskey && (
          <Button disabled={isBusy} onClick={() => void confirm(askPasskey)}>
            {words.passkeyInstead}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {words.confirm}
        </Button>
      </div>
    </form>
  )
}
