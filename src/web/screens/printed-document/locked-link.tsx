import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { firm } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { failureSentence } from '#web/sharing/failure-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import { DocumentMissing } from './document-missing.tsx'

type LockedLinkProps = { token: string; onOpened: () => void }

/** What a link asks before it shows its document. */
export function LockedLink({ token, onOpened }: LockedLinkProps) {
  const door = useQuery({ queryKey: ['shared', 'door', token], queryFn: () => api.sharing.sharedDoor({ token }) })
  const open = useMutation({
    mutationFn: (said: { password?: string; email?: string }) => api.sharing.openShared({ token, ...said }),
    onSuccess: onOpened,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open.mutate(Object.fromEntries(new FormData(event.currentTarget)) as { password?: string; email?: string })
  }
  if (door.isPending) return <FullScreenLoading />
  const home = { path: '/', label: 'Go to the start' }
  if (!door.data)
    return <DocumentMissing error={door.error} onRetry={() => void door.refetch()} title="This link leads nowhere" home={home} />
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-5 pb-24">
      <PageHeading
        title="Open this document"
        documentTitle={`Open a document – ${firm.name}`}
        description="Whoever sent you the link has asked for this first."
      />
      <form onSubmit={submit} className="grid gap-4">
        {door.data.asksEmail && (
          <Field label="Your email address" hint="Whoever shared the document sees that you came.">
            {(control) => <Input {...control} name="email" type="email" required maxLength={254} autoComplete="email" />}
          </Field>
        )}
        {door.data.asksPassword && (
          <Field label="Password of the link">
            {(control) => <Input {...control} name="password" type="password" required maxLength={200} autoComplete="off" />}
          </Field>
        )}
        {open.isError && <ErrorBanner>{failureSentence(open.error)}</ErrorBanner>}
        <div>
          <Button type="submit" variant="primary" disabled={open.isPending}>
            Open
          </Button>
        </div>
      </form>
    </main>
  )
}
