import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { firm } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import * as words from '#words/document-page.ts'
import { DocumentMissing } from './document-missing.tsx'

type Said = { password?: string; email?: string; code?: string }
type LockedLinkProps = { token: string; onOpened: () => void }

/** Asks for the password or address that a link requires before it shows its document. */
export function LockedLink({ token, onOpened }: LockedLinkProps) {
  const door = useQuery({ queryKey: ['shared', 'door', token], queryFn: () => api.sharing.sharedDoor({ token }) })
  const [sentTo, setSentTo] = useState<string>()
  const open = useMutation({
    mutationFn: (said: Said) => api.sharing.openShared({ token, ...said }),
    onSuccess: ({ isOpen }, { email }) => (isOpen ? onOpened() : setSentTo(email)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open.mutate(Object.fromEntries(new FormData(event.currentTarget)) as Said)
  }
  if (door.isPending) return <FullScreenLoading />
  const home = { path: '/', label: words.goToStart }
  if (!door.data)
    return <DocumentMissing error={door.error} onRetry={() => void door.refetch()} title={words.thisLinkLeadsNowhere} home={home} />
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-5 pb-24">
      <PageHeading
        title={words.openThisDocument}
        documentTitle={`${words.openADocument} – ${firm.name}`}
        description={words.whoeverSentYouLinkHas}
      />
      <form onSubmit={submit} className="grid gap-4">
        {door.data.asksEmail && (
          <Field label={words.yourEmailAddress} hint={words.whoeverSharedDocumentSeesThat}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                required
                maxLength={254}
                autoComplete="email"
                onChange={() => setSentTo(undefined)}
              />
            )}
          </Field>
        )}
        {door.data.asksPassword && (
          <Field label={words.passwordOfLink}>
            {(control) => <Input {...control} name="password" type="password" required maxLength={200} autoComplete="off" />}
          </Field>
        )}
        {sentTo !== undefined && <CodeField sentTo={sentTo} onAgain={() => setSentTo(undefined)} />}
        {open.isError && <ErrorBanner>{sentenceFor(open.error)}</ErrorBanner>}
        <div>
          <Button type="submit" variant="primary" disabled={open.isPending}>
            {door.data.checksEmail && sentTo === undefined ? words.sendTheCode : words.open}
          </Button>
        </div>
      </form>
    </main>
  )
}

type CodeFieldProps = { sentTo: string; onAgain: () => void }

/** A field for the code that was sent to an address. */
const CodeField = ({ sentTo, onAgain }: CodeFieldProps) => (
  <div className="grid justify-items-start gap-2">
    <output className="text-sm wrap-anywhere text-ink-2">{words.codeIsOnItsWay(sentTo)}</output>
    <Field label={words.code} hint={words.sixDigitsFromLetterIt}>
      {(control) => (
        <Input
          {...control}
          name="code"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- requesting the code moves the focus here
          autoFocus
          pattern="[0-9]{6}"
          maxLength={6}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </Field>
    <Button size="small" onClick={onAgain}>
      {words.sendAnotherCode}
    </Button>
  </div>
)
