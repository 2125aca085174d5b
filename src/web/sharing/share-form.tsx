import { useMutation } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import type { Role } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { AppError } from '#shared/errors.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { roleLabels } from './labels.ts'
import { reloadSharing } from './queries.ts'

const sentenceFor = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : 'The server could not be reached.'

/** Shares with one more address; the same again changes what it may. */
export function ShareForm({ documentId, onSaid }: { documentId: string; onSaid: (sentence: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const share = useMutation({
    mutationFn: (asked: { email: string; role: Role }) => api.sharing.share({ id: documentId, ...asked }),
    onSuccess: ({ invitation }) => {
      form.current?.reset()
      onSaid(`Document shared with ${invitation.to}`)
    },
    onSettled: reloadSharing,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email, role } = Object.fromEntries(new FormData(event.currentTarget)) as { email: string; role: Role }
    share.mutate({ email, role })
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto] sm:items-end">
      <Field label="Email address">
        {(control) => <Input {...control} name="email" type="email" required autoComplete="off" maxLength={254} />}
      </Field>
      <Field label="May">
        {(control) => (
          <Select {...control} name="role">
            {Object.entries(roleLabels).map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={share.isPending}>
        Share
      </Button>
      {share.isError && (
        <div className="sm:col-span-3">
          <ErrorBanner>{sentenceFor(share.error)}</ErrorBanner>
        </div>
      )}
    </form>
  )
}
