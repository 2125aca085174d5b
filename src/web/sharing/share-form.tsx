import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { Role } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { letterSentence } from '#web/documents/labels.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/sharing.ts'
import { roleLabels } from './labels.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadSharing } from './queries.ts'
import { choicesFor, seenSentence, type Sharable } from './version-choices.ts'
import { VersionField } from './version-field.tsx'

/** Shares a version with one more address; the same again changes what it may, and which version it sees. */
export function ShareForm({ printed, onSaid }: { printed: Sharable; onSaid: (sentence: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const choices = choicesFor(printed)
  const [picked, setPicked] = useState<string>()
  // What was picked may be gone: an approval elsewhere changes what there is.
  const chosen = (choices.find(({ value }) => value === picked) ?? choices[0]!).value
  const share = useMutation({
    mutationFn: (asked: { email: string; role: Role }) => api.sharing.share({ id: printed.id, ...asked, version: chosen }),
    onSuccess: ({ invitation }) => {
      form.current?.reset()
      onSaid(words.documentSharedWith(invitation.to, letterSentence(invitation)))
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
      <div className="sm:col-span-3">
        <Field label={words.emailAddress}>
          {(control) => <Input {...control} name="email" type="email" required autoComplete="off" maxLength={254} />}
        </Field>
      </div>
      <VersionField choices={choices} chosen={chosen} onChoose={setPicked} />
      <Field label={words.may}>
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
        {general.share}
      </Button>
      <p className="text-sm text-ink-3 sm:col-span-3">{seenSentence(chosen)}</p>
      {share.isError && (
        <div className="sm:col-span-3">
          <ErrorBanner>{sentenceFor(share.error)}</ErrorBanner>
        </div>
      )}
    </form>
  )
}
