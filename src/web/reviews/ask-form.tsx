import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { reviewLimits } from '#shared/review-limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/reviews.ts'
import { reloadReviews } from './queries.ts'

type AskFormProps = {
  document: string
  version: string
  people: { address: string; name: string }[]
  onSaid: (sentence: string) => void
}
type Values = { people: string; dueOn: string; note: string }
const empty: Values = { people: '', dueOn: '', note: '' }

/** Addresses and names, one a line or parted by commas; `Grace Hopper <grace@example.org>` says both. */
export const readPeople = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const both = /^(.*?)\s*<([^>]+)>$/.exec(line)
      return both ? { name: both[1]!.replaceAll('"', '').trim(), address: both[2]!.trim() } : { name: '', address: line }
    })

/** Asks people about the version that is shown; what was typed is kept in the tab. */
export function AskForm({ document: id, version, people, onSaid }: AskFormProps) {
  const name = `ask:${id}`
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...(readStored(name) as Partial<Values> | undefined) }))
  const field = useRef<HTMLTextAreaElement>(null)
  const suggestions = useId()
  const change = (some: Partial<Values>) => {
    const next = { ...values, ...some }
    setValues(next)
    store(name, next)
  }
  const ask = useMutation({
    mutationFn: () =>
      api.reviews.ask({ id, version, people: readPeople(values.people), dueOn: values.dueOn || null, note: values.note }),
    onSuccess: ({ isPosted }) => {
      forget(name)
      setValues(empty)
      const letters = isPosted ? words.lettersAreOnTheirWay : words.noLetterWasSentCopy
      onSaid(words.askedForReview(letters))
    },
    onSettled: reloadReviews,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (values.people.trim() === '') field.current?.focus()
    else ask.mutate()
  }
  const add = (address: string) => change({ people: [...values.people.split('\n').filter(Boolean), address].join('\n') })
  const named = new Set(readPeople(values.people).map(({ address }) => address))
  const left = people.filter(({ address }) => !named.has(address))
  return (
    <form aria-label={words.askForReview} onSubmit={submit} className="grid gap-3">
      <Field label={words.whoIsToApprove} hint={words.oneLineEmailAddressOr} required>
        {(control) => (
          <TextArea {...control} ref={field} value={values.people} onChange={({ target }) => change({ people: target.value })} />
        )}
      </Field>
      {left.length > 0 && (
        <details id={suggestions} className="text-sm">
          <summary className="cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">
            {words.accountsThatSeeThisVersion}
          </summary>
          <ul className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto py-1">
            {left.map(({ address, name: called }) => (
              <li key={address}>
                <Button size="small" aria-label={words.addPerson(called, address)} onClick={() => add(address)}>
                  {called}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Field label={words.by}>
        {(control) => <DateInput {...control} label={words.by} value={values.dueOn} onChange={(dueOn) => change({ dueOn })} />}
      </Field>
      <Field label={words.noteToThem}>
        {(control) => (
          <TextArea
            {...control}
            value={values.note}
            maxLength={reviewLimits.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      {ask.isError && <ErrorBanner>{sentenceFor(ask.error)}</ErrorBanner>}
      <Button type="submit" variant="primary" size="small" className="justify-self-start" disabled={ask.isPending}>
        {words.askForReview}
      </Button>
    </form>
  )
}
